import { and, eq, not } from 'drizzle-orm';
import { normalizeDiscountCode } from '#rules/money/discount.ts';
import type { Cents } from '#rules/money/money.ts';
import type { CustomerActor } from '../../access/actor.ts';
import { productOrders } from '../../db/schema/ordering.ts';
import type { Deps } from '../../deps.ts';
import { ShopError } from '../../shop-error.ts';
import { byTelephone } from '../ordering/by-telephone.ts';
import { type OrderInput, placeOwnOrder } from '../ordering/place-own-order.ts';
import { cancelUnpaid } from './cancel-unpaid.ts';
import { openPage } from './open-page.ts';

/**
 * Places an order and opens its payment session (spec §7). The order stands before the provider is asked, so
 * that nothing is lost when either side fails; pressing again finds the same order and the same session.
 * Errors: those of {@link placeOwnOrder} and, where a code of few uses is held by another order of the customer, of
 * {@link cancelUnpaid}; TooManyRequests, OrderAlreadyPaid, OrderAlreadyCanceled,
 * PaymentProviderFailed, PaymentProviderTimeout.
 */
export async function createCheckoutSession(
  deps: Deps,
  actor: CustomerActor,
  input: OrderInput,
): Promise<{ url: string; deliveryFee: Cents }> {
  await deps.limits.take('checkoutsOfCustomer', String(actor.customerId));
  const place = () => placeOwnOrder(deps, actor, input);
  const order = await place().catch(async (error: unknown) => {
    const isUsedUp = error instanceof ShopError && error.code === 'DiscountUsedUp';
    if (isUsedUp && (await giveUpHolders(deps, actor, input.request.discountCodeName ?? ''))) return place();
    throw error;
  });
  return { url: order.paymentUrl ?? (await openPage(deps, order)), deliveryFee: order.deliveryFee };
}

/**
 * Cancels the customer's own open orders that hold a code: who changes the basket and orders anew has given them up.
 * Not what was promised to them at the telephone.
 * Answers whether there were any.
 */
async function giveUpHolders(deps: Deps, actor: CustomerActor, discountCode: string): Promise<boolean> {
  const holders = await deps.db
    .select()
    .from(productOrders)
    .where(
      and(
        eq(productOrders.customerId, actor.customerId),
        eq(productOrders.discountCode, normalizeDiscountCode(discountCode)),
        eq(productOrders.status, 'PENDING'),
        not(byTelephone),
      ),
    );
  for (const holder of holders) await cancelUnpaid(deps, actor, holder);
  return holders.length > 0;
}
