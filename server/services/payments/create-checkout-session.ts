import type { Cents } from '#rules/money/money.ts';
import type { CustomerActor } from '../../access/actor.ts';
import type { Deps } from '../../deps.ts';
import { type OrderInput, placeOwnOrder } from '../ordering/place-own-order.ts';
import { endReplaced, givenUp, giveWayBeyondMost } from './give-way.ts';
import { openPage } from './open-page.ts';

/**
 * Places an order and opens its payment session (spec §7). The order stands before the provider is asked, so
 * that nothing is lost when either side fails; pressing again finds the same order and the same session. Where another
 * unpaid order of the customer holds a code of few uses or the room, that one ends, once the new one stands and before
 * that can be paid.
 * Errors: those of {@link placeOwnOrder} and {@link endReplaced}; TooManyRequests, OrderAlreadyPaid, OrderAlreadyCanceled,
 * PaymentProviderFailed, PaymentProviderTimeout.
 */
export async function createCheckoutSession(
  deps: Deps,
  actor: CustomerActor,
  input: OrderInput,
): Promise<{ url: string; deliveryFee: Cents }> {
  await deps.limits.take('checkoutsOfCustomer', String(actor.customerId));
  const order = await placeOwnOrder(deps, actor, input).catch(async (refusal: unknown) => {
    const replaces = await givenUp(deps, actor, { refusal, ...input });
    if (replaces.length === 0) throw refusal;
    return placeOwnOrder(deps, actor, { ...input, replaces });
  });
  await endReplaced(deps, actor, order);
  await giveWayBeyondMost(deps, actor, order);
  return { url: order.paymentUrl ?? (await openPage(deps, order)), deliveryFee: order.deliveryFee };
}
