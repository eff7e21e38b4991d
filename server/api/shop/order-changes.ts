import type { Context } from 'hono';
import { quoteOrderCancel, quoteOrderChange } from '#contract/shop/order-changes.ts';
import { orderLinkHeader } from '#contract/shop/order-link.ts';
import type { Deps } from '../../deps.ts';
import * as quoting from '../../services/customers/quote-own-changes.ts';
import { ShopError } from '../../shop-error.ts';
import type { ApiEnv } from '../api-env.ts';
import { callerOf, linkCallerOf } from '../caller.ts';
import { presentCancelQuote, presentChangeQuote, wishedOf } from '../present-changes.ts';
import { newRoutes } from '../routes.ts';

export function orderChangeRoutes(deps: Deps) {
  return newRoutes()
    .openapi(quoteOrderChange, async (c) => {
      const { publicProductOrderId, ...wish } = c.req.valid('json');
      const { actor, publicId } = await whoseOrder(deps, c, publicProductOrderId);
      const quote = await quoting.quoteOwnChange(deps, actor, { publicId, wished: wishedOf(wish) });
      return c.json(presentChangeQuote(quote), 200);
    })
    .openapi(quoteOrderCancel, async (c) => {
      const { publicProductOrderId } = c.req.valid('json');
      const { actor, publicId } = await whoseOrder(deps, c, publicProductOrderId);
      return c.json(presentCancelQuote(await quoting.quoteOwnCancel(deps, actor, publicId)), 200);
    });
}

/** Who asks about which order: whoever has its link, or its customer, who says which. Errors: SessionInvalid, ValidationFailed. */
async function whoseOrder(deps: Deps, c: Context<ApiEnv>, named: string | undefined) {
  if (c.req.header(orderLinkHeader) !== undefined) {
    const actor = linkCallerOf(deps, c);
    return { actor, publicId: actor.publicId };
  }
  const actor = await callerOf(deps, c);
  if (named === undefined) throw new ShopError('ValidationFailed', { field: 'publicProductOrderId' });
  return { actor, publicId: named };
}
