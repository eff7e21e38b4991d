import { createMiddleware } from 'hono/factory';
import { ShopError } from '../shop-error.ts';

/** `?status=PAID&status=CANCELED` could mean either: it is refused instead of guessed. */
export const refuseRepeatedKeys = createMiddleware(async (c, next) => {
  for (const [field, values] of Object.entries(c.req.queries())) {
    if (values.length > 1) throw new ShopError('RepeatedQueryKey', { field });
  }
  await next();
});
