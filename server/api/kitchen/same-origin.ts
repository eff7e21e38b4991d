import { createMiddleware } from 'hono/factory';
import { ShopError } from '../../shop-error.ts';
import type { ApiEnv } from '../api-env.ts';

/**
 * Only the kitchen's own pages write: a browser says of every write where it comes from, and what does not say so is
 * refused. Reading needs no such proof, since no other origin may read the answer. Errors: ForeignOrigin.
 */
export function sameOrigin(origin: string) {
  return createMiddleware<ApiEnv>(async (c, next) => {
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
    if (!isRead && c.req.header('Origin') !== origin) throw new ShopError('ForeignOrigin');
    await next();
  });
}
