import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { ApiEnv } from '../api/api-env.ts';
import type { Config } from '../env.ts';

type Addresses = Pick<Config, 'PUBLIC_URL' | 'KITCHEN_URL'>;

/** The host that the kitchen has to itself; null where it stands on the shop's. */
export function kitchenHost({ PUBLIC_URL, KITCHEN_URL }: Addresses): string | null {
  return KITCHEN_URL === PUBLIC_URL ? null : new URL(KITCHEN_URL).host;
}

/** Tells of each request whether it came to where the kitchen is. */
export function createIsKitchenHere(addresses: Addresses): (c: Context<ApiEnv>) => boolean {
  const own = kitchenHost(addresses);
  return (c) => own === null || hostOf(c) === own;
}

const hostOf = (c: Context<ApiEnv>) => (c.req.header('Host') ?? new URL(c.req.url).host).toLowerCase();

/**
 * What stands on the kitchen's own host beside the kitchen: a way to it, a word to crawlers, and the calls of the shop,
 * which know the kitchen's cookie nowhere. The shop's pages do not exist there.
 */
export function onlyKitchen(addresses: Addresses): MiddlewareHandler<ApiEnv> {
  const own = kitchenHost(addresses);
  const beside = new Hono<ApiEnv>()
    .get('/', (c) => c.redirect('/kitchen/'))
    .get('/robots.txt', (c) => c.text('User-agent: *\nDisallow: /\n'));
  return async (c, next) => {
    if (own === null || hostOf(c) !== own || /^\/(kitchen|v1)(\/|$)/.test(c.req.path)) return next();
    return beside.fetch(c.req.raw, c.env);
  };
}
