import type { Cents } from '#rules/money/money.ts';
import type { CustomerActor } from '../../access/actor.ts';
import type { Deps } from '../../deps.ts';
import { type OrderInput, placeOwnOrder } from '../ordering/place-own-order.ts';
import { giveWay, giveWayBeyondMost } from './give-way.ts';
import { openPage } from './open-page.ts';

/**
 * Places an order and opens its payment session (spec §7). The order stands before the provider is asked, so
 * that nothing is lost when either side fails; pressing again finds the same order and the same session.
 * Errors: those of {@link placeOwnOrder} and, where a code of few uses or the room is held by another order of the
 * customer, of {@link cancelUnpaid}; TooManyRequests, OrderAlreadyPaid, OrderAlreadyCanceled,
 * PaymentProviderFailed, PaymentProviderTimeout.
 */
export async function createCheckoutSession(
  deps: Deps,
  actor: CustomerActor,
  input: OrderInput,
): Promise<{ url: string; deliveryFee: Cents }> {
  await deps.limits.take('checkoutsOfCustomer', String(actor.customerId));
  const place = () => placeOwnOrder(deps, actor, input);
  const order = await place().catch(async (refusal: unknown) => {
    if (await giveWay(deps, actor, { refusal, ...input })) return place();
    throw refusal;
  });
  await giveWayBeyondMost(deps, actor, order);
  return { url: order.paymentUrl ?? (await openPage(deps, order)), deliveryFee: order.deliveryFee };
}
