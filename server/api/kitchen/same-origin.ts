import { createMiddleware } from 'hono/factory';
import { ShopError } from '../../shop-error.ts';
import type { ApiEnv } from '../api-env.ts';

/**
 * Only the kitchen's own pages write: a browser says of every write where it comes from, and what does not say so is
 * refused. Reading needs no such proof, since no other origin may read the answer. Errors: ForeignOrigin, which names the
 * address at which the kitchen is set up: who opened it at another one, as at that of its machine, cannot know it.
 */
export function sameOrigin(origin: string) {
  return createMiddleware<ApiEnv>(async (c, next) => {
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
    if (!isRead && c.req.header('Origin') !== origin)
      throw new ShopError('ForeignOrigin', { values: { address: `${origin}/kitchen/` } });
    await next();
  });
}
