import { createMiddleware } from 'hono/factory';
import { ShopError } from '../../shop-error.ts';
import type { ApiEnv } from '../api-env.ts';

/**
 * What waited on a device is sent as whom it was pressed by, who may not be signed in there any more: in another tab somebody else
 * has signed in since. Nothing is done in their name. A call that does not say whose press it is is theirs who are signed in.
 * Errors: SignedInOtherwise.
 */
export const pressedBySelf = createMiddleware<ApiEnv>(async (c, next) => {
  const by = c.req.header('X-Pressed-By');
  const staff = c.get('staff');
  if (by !== undefined && staff && by !== String(staff.staffId ?? 'tablet'))
    throw new ShopError('SignedInOtherwise');
  await next();
});
