import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ServerBuild } from 'react-router';
import { createPageApi } from '#app/api/page-client.ts';
import { isLocale, type Locale } from '#rules/text/locale.ts';
import type { ApiEnv } from './api/api-env.ts';
import { createKitchenApi } from './api/kitchen/kitchen-api.ts';
import { apiPathsOf } from './api/known-methods.ts';
import { createApiApp } from './api/shop/api-app.ts';
import { docsRoutes } from './api/shop/docs.ts';
import { assertWritable } from './db/database.ts';
import type { Deps } from './deps.ts';
import { errorText } from './error-text.ts';
import type { EventWatch } from './live/watch-events.ts';
import { logFailure } from './log-failure.ts';
import { foundRoutes } from './pages/found.ts';
import { createIsKitchenHere, onlyKitchen } from './pages/hosts.ts';
import { keptApi } from './pages/kept-api.ts';
import { keptUntilMoved } from './pages/kept-until-moved.ts';
import { kitchenPages } from './pages/kitchen-pages.ts';
import { orderLinkScript } from './pages/order-link-script.ts';
import { outsideHosts } from './pages/outside-hosts.ts';
import { createPageHandler } from './pages/render.ts';
import { pictureRoutes } from './pictures/picture-routes.ts';
import { securityHeaders } from './security-headers.ts';
import { plannableDishes } from './services/catalogue/plannable-dishes.ts';
import { withdrawnDishes } from './services/catalogue/withdrawn-dishes.ts';
import { companyNow } from './services/settings/company.ts';
import { ShopError } from './shop-error.ts';

export interface AppOptions {
  /** The built storefront in each language, or a development server's; null serves the API alone. */
  readonly build: Record<Locale, ServerBuild> | (() => Promise<ServerBuild>) | null;
  /** Folder of the static files; null where a development server has them. */
  readonly assets: string | null;
  /** Folder of the kitchen's built pages; null where a development server has them, or there are none. */
  readonly kitchen?: string | null;
  readonly mode: 'production' | 'development';
  /** Tells the kitchen's boards when something happened. */
  readonly events: Pick<EventWatch, 'listen' | 'listening'>;
  /** Version of catalogue and settings; with it pages keep what they asked for until it moves. */
  readonly catalogueVersion?: () => number;
  /** Whether the process is about to end: then it is not ready, though it answers whatever comes. */
  readonly isLeaving?: () => boolean;
}

/**
 * The whole shop as one handler of requests: pages, API and static files. `apiPaths` are the paths of the contract,
 * `paths` all that answer with something else than a page, as far as they are fixed.
 */
export function createApp(
  deps: Deps,
  {
    build,
    assets,
    kitchen: kitchenFolder = null,
    mode,
    events,
    catalogueVersion,
    isLeaving = () => false,
  }: AppOptions,
) {
  const app = new Hono<ApiEnv>();
  app.use(securityHeaders(deps.config.PUBLIC_URL));
  app.get('/healthz', (c) => c.text('alive'));
  app.get('/readyz', async (c) => {
    if (isLeaving()) return c.text('leaving', 503);
    await assertWritable(deps.db);
    return c.text('ready');
  });
  app.onError((error, c) => {
    logFailure(deps.log, error, c);
    return answerInText(c, 'ServiceUnavailable');
  });

  if (assets) {
    app.use('/assets/*', async (c, next) => {
      await next();
      if (c.res.ok) c.header('Cache-Control', 'public, max-age=31536000, immutable');
    });
    app.use('/pictures/*', async (c, next) => {
      await next();
      // Their names stay when a photo takes the place of a drawing.
      if (c.res.ok) c.header('Cache-Control', 'public, max-age=86400, stale-while-revalidate=604800');
    });
    app.get('*', serveStatic({ root: assets, precompressed: true }));
    // A file that is not there is no page that is not there: nothing is rendered for it.
    for (const folder of ['/assets/*', '/pictures/*']) app.get(folder, (c) => answerInText(c, 'NotFound'));
  }

  app.route(
    '/',
    pictureRoutes(deps, (c) => answerInText(c, 'NotFound')),
  );

  app.use(onlyKitchen(deps.config));
  const isKitchenHere = createIsKitchenHere(deps.config);
  const api = createApiApp(deps);
  app.route('/', docsRoutes());
  const askCompany = () => companyNow(deps.db);
  const company = catalogueVersion ? keptUntilMoved(askCompany, catalogueVersion) : askCompany;
  const askWithdrawn = () => withdrawnDishes(deps);
  app.route('/', foundRoutes(deps, company));
  app.route('/', orderLinkScript());
  app.all('/v1/*', (c) => api.fetch(c.req.raw, c.env));
  app.get('/openapi.json', (c) => api.fetch(c.req.raw, c.env));
  const kitchenApi = createKitchenApi(deps, events);
  const kitchen = new Hono<ApiEnv>();
  for (const path of ['/kitchen/api/*', '/kitchen/openapi.json'])
    kitchen.all(path, (c) => kitchenApi.fetch(c.req.raw, c.env));
  if (kitchenFolder)
    kitchen.route('/', kitchenPages(kitchenFolder, { isWorkerOn: deps.config.KITCHEN_WORKER !== '0' }));
  app.use('/kitchen/*', async (c, next) => (isKitchenHere(c) ? kitchen.fetch(c.req.raw, c.env) : next()));

  if (build) {
    const askedFor = (locale: Locale) =>
      createPageApi({
        fetch: (request) => api.fetch(request),
        origin: 'http://in.process',
        locale: () => locale,
        token: () => null,
      });
    const kept = catalogueVersion && keptApi(askedFor('en'), catalogueVersion);
    const dishes = () => plannableDishes(deps);
    const pages = createPageHandler({
      buildFor: (locale) => (typeof build === 'function' ? build : build[locale]),
      // Public answers hold the texts of both languages.
      apiFor: (locale) => kept ?? askedFor(locale),
      publicUrl: deps.config.PUBLIC_URL,
      company,
      withdrawn: catalogueVersion ? keptUntilMoved(askWithdrawn, catalogueVersion) : askWithdrawn,
      plannableDishes: catalogueVersion ? keptUntilMoved(dishes, catalogueVersion) : dishes,
      conversionId: deps.config.CONVERSION_ID ?? null,
      report: (error) => deps.log.error({ err: error }, 'page failed'),
      mode,
      ...outsideHosts(deps.config),
    });
    app.get('*', (c) => pages(c.req.raw, pageLocale(c)));
    app.all('*', (c) => {
      c.header('Allow', 'GET, HEAD');
      return answerInText(c, 'MethodNotAllowed');
    });
  }
  const paths = app.routes.map(({ path }) => path).filter((path) => !path.includes('*'));
  return { fetch: app.fetch, apiPaths: [...apiPathsOf(api), ...apiPathsOf(kitchenApi)], paths };
}

export type ShopApp = ReturnType<typeof createApp>;

/** `?lang=` before the cookie, English without either. */
function pageLocale(c: Context): Locale {
  const asked = c.req.query('lang') ?? getCookie(c, 'language');
  return isLocale(asked) ? asked : 'en';
}

/** What goes wrong outside of the API is said in a line, in the language of the pages. */
function answerInText(c: Context, code: 'NotFound' | 'MethodNotAllowed' | 'ServiceUnavailable'): Response {
  const error = new ShopError(code);
  const locale = pageLocale(c);
  c.header('Content-Language', locale);
  c.header('Cache-Control', 'no-store');
  return c.text(errorText(error, locale), error.status as ContentfulStatusCode);
}
