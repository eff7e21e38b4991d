import type { Context } from 'hono';
import { cancelOrderForFee, quoteOrderCancel } from '#contract/shop/order-cancel.ts';
import { changeOrder, dropOrderChange, quoteOrderChange } from '#contract/shop/order-changes.ts';
import { orderLinkHeader } from '#contract/shop/order-link.ts';
import { centsOf, euroOf } from '#rules/money/money.ts';
import type { Deps } from '../../deps.ts';
import { changeOwnOrder, dropOwnChange } from '../../services/customers/change-own-order.ts';
import * as quoting from '../../services/customers/quote-own-changes.ts';
import { withPatience } from '../../services/payments/ask-provider.ts';
import { cancelForFee } from '../../services/payments/cancel-order.ts';
import { ShopError } from '../../shop-error.ts';
import type { ApiEnv } from '../api-env.ts';
import { callerOf, linkCallerOf } from '../caller.ts';
import { presentCancelQuote, presentChangeMade, presentChangeQuote, wishedOf } from '../present-changes.ts';
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
    })
    .openapi(changeOrder, async (c) => {
      const { publicProductOrderId, version, difference, ...wish } = c.req.valid('json');
      const caller = await callerOf(deps, c);
      const publicId = meantOrder(deps, c, publicProductOrderId);
      const asked = { publicId, wished: wishedOf(wish), version, difference: centsOf(difference) };
      return c.json(presentChangeMade(await withPatience(changeOwnOrder(deps, caller, asked))), 200);
    })
    .openapi(dropOrderChange, async (c) => {
      const caller = await callerOf(deps, c);
      const publicId = meantOrder(deps, c, c.req.valid('json').publicProductOrderId);
      await withPatience(dropOwnChange(deps, caller, publicId));
      return c.body(null, 204);
    })
    .openapi(cancelOrderForFee, async (c) => {
      const { publicProductOrderId, fee } = c.req.valid('json');
      const caller = await callerOf(deps, c);
      const publicId = meantOrder(deps, c, publicProductOrderId);
      const canceled = cancelForFee(deps, caller, { publicId, fee: centsOf(fee) });
      return c.json({ fee, refund: euroOf(await withPatience(canceled, 'CancellationUnderWay')) }, 200);
    });
}

/** Who asks about which order: whoever has its link, or its customer, who says which. Errors: SessionInvalid, ValidationFailed. */
async function whoseOrder(deps: Deps, c: Context<ApiEnv>, named: string | undefined) {
  const isLinked = c.req.header(orderLinkHeader) !== undefined;
  const actor = isLinked ? linkCallerOf(deps, c) : await callerOf(deps, c);
  return { actor, publicId: meantOrder(deps, c, named) };
}

/** Which order is meant: that of a link or the named one, never one where both are two. Errors: ValidationFailed. */
function meantOrder(deps: Deps, c: Context<ApiEnv>, named: string | undefined): string {
  const linked = c.req.header(orderLinkHeader) === undefined ? undefined : linkCallerOf(deps, c).publicId;
  const meant = linked ?? named;
  if (meant === undefined || (named ?? meant) !== meant) {
    throw new ShopError('ValidationFailed', { field: 'publicProductOrderId' });
  }
  return meant;
}
