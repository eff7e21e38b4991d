import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Deps } from '../deps.ts';
import { ShopError } from '../shop-error.ts';
import type { ApiEnv } from './api-env.ts';
import { answerError } from './error-answer.ts';
import { knownMethods } from './known-methods.ts';
import { refuseRepeatedKeys } from './repeated-keys.ts';
import { type ApiApp, newRoutes } from './routes.ts';

const maximumBody = 64 * 1024;

interface Frame {
  /** Where the API is: `/v1/*`. */
  readonly at: string;
  /** What comes before anything is refused. */
  readonly first?: readonly MiddlewareHandler<ApiEnv>[];
  readonly routes: readonly ((deps: Deps) => ApiApp)[];
  /** Calls that take more than JSON, and how many bytes; null where they count by themselves what comes, piece by piece. */
  readonly large?: readonly { readonly at: RegExp; readonly bytes: number | null }[];
}

/** An API: its parts, and what holds for each of their calls. Whatever it has not is refused in its words. */
export function createApi(deps: Deps, { at, first = [], routes, large = [] }: Frame): ApiApp {
  const app = newRoutes();
  app.onError((error, c) => answerError(deps, error, c));
  app.use(at, async (c, next) => {
    await next();
    c.header('X-Content-Type-Options', 'nosniff');
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
  });
  for (const middleware of first) app.use(at, middleware);
  app.use(at, refuseRepeatedKeys);
  const limit = limitOf(maximumBody);
  const largeLimits = large.map(({ at, bytes }) => ({
    at,
    limit: bytes === null ? noLimit : limitOf(bytes),
  }));
  app.use(at, (c, next) => (largeLimits.find((one) => one.at.test(c.req.path))?.limit ?? limit)(c, next));
  for (const part of routes) app.route('/', part(deps));
  const methodsOf = knownMethods(app);
  app.notFound((c) => {
    const methods = methodsOf(c.req.path);
    if (methods.length === 0) return answerError(deps, new ShopError('NotFound'), c);
    c.header('Allow', methods.join(', '));
    return answerError(deps, new ShopError('MethodNotAllowed'), c);
  });
  return app;
}

const noLimit: MiddlewareHandler = (_, next) => next();

function limitOf(maxSize: number) {
  return bodyLimit({
    maxSize,
    onError: () => {
      throw new ShopError('PayloadTooLarge');
    },
  });
}
