import type { CheckoutRequest } from '#contract/product-orders.ts';
import type { Locale } from '#rules/locale.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../auth/authenticate.ts';
import { openPage } from './open-page.ts';
import { placeOrder } from './place-order.ts';

/**
 * Places an order and opens its payment session (spec §7). The order stands before the provider is asked, so
 * that nothing is lost when either side fails; pressing again finds the same order and the same session.
 * Errors: those of {@link placeOrder}, TooManyRequests, OrderAlreadyPaid, OrderAlreadyCanceled,
 * PaymentProviderFailed, PaymentProviderTimeout.
 */
export async function createCheckoutSession(
  deps: Deps,
  caller: Caller,
  request: CheckoutRequest,
  locale: Locale,
): Promise<{ url: string }> {
  await deps.limits.take('checkoutsOfCustomer', String(caller.customerId));
  const order = await placeOrder(deps, caller, request, locale);
  return { url: order.paymentUrl ?? (await openPage(deps, order.id)) };
}
