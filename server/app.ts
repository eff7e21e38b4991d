import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import type { ServerBuild } from 'react-router';
import { createApi } from '#app/api/client.ts';
import { isLocale, type Locale } from '#rules/locale.ts';
import { createApiApp } from './api/api-app.ts';
import type { ApiEnv } from './api/api-env.ts';
import { docsRoutes } from './api/docs.ts';
import { apiPathsOf } from './api/known-methods.ts';
import { assertWritable } from './db/database.ts';
import type { Deps } from './deps.ts';
import { foundRoutes } from './pages/found.ts';
import { keptApi } from './pages/kept-api.ts';
import { outsideHosts } from './pages/outside-hosts.ts';
import { createPageHandler } from './pages/render.ts';
import { scriptsOfLanguage } from './pages/scripts-of-language.ts';
import { securityHeaders } from './security-headers.ts';

export interface AppOptions {
  /** The built storefront; null serves the API alone. */
  readonly build: ServerBuild | (() => Promise<ServerBuild>) | null;
  /** Folder of the static files; null where a development server has them. */
  readonly assets: string | null;
  readonly mode: 'production' | 'development';
  /** Version of catalogue and settings; with it pages keep what they asked for until it moves. */
  readonly catalogueVersion?: () => number;
}

/** The whole shop as one handler of requests: pages, API and static files; `apiPaths` are those of the contract. */
export function createApp(deps: Deps, { build, assets, mode, catalogueVersion }: AppOptions) {
  const app = new Hono<ApiEnv>();
  app.use(securityHeaders(deps.config.PUBLIC_URL));
  app.get('/healthz', (c) => c.text('alive'));
  app.get('/readyz', async (c) => {
    await assertWritable(deps.db);
    return c.text('ready');
  });
  app.onError((error, c) => {
    deps.log.error({ err: error, path: c.req.path }, 'request failed');
    return c.text('Service unavailable', 503);
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
  }

  const api = createApiApp(deps);
  app.route('/', docsRoutes());
  app.route('/', foundRoutes(deps));
  app.all('/v1/*', (c) => api.fetch(c.req.raw, c.env));
  app.get('/openapi.json', (c) => api.fetch(c.req.raw, c.env));

  if (build) {
    const askedFor = (locale: Locale) =>
      createApi({
        fetch: (request) => api.fetch(request),
        origin: 'http://in.process',
        locale: () => locale,
        token: () => null,
      });
    const kept = catalogueVersion && keptApi(askedFor('en'), catalogueVersion);
    const pages = createPageHandler({
      buildFor: (locale) =>
        assets && typeof build === 'object' ? scriptsOfLanguage(build, assets, locale) : build,
      // Public answers hold the texts of both languages.
      apiFor: (locale) => kept ?? askedFor(locale),
      publicUrl: deps.config.PUBLIC_URL,
      conversionId: deps.config.CONVERSION_ID ?? null,
      mode,
      ...outsideHosts(deps.config),
    });
    app.all('*', (c) => {
      const asked = c.req.query('lang') ?? getCookie(c, 'language');
      return pages(c.req.raw, isLocale(asked) ? asked : 'en');
    });
  }
  return { fetch: app.fetch, apiPaths: apiPathsOf(api) };
}
