import type { CheckoutRequest } from '#contract/product-orders.ts';
import type { Locale } from '#rules/locale.ts';
import { readLocalizedText } from '#rules/localized-text.ts';
import type { Deps } from '../../deps.ts';
import { PaymentProviderError } from '../../payments/provider.ts';
import { ShopError } from '../../shop-error.ts';
import type { Caller } from '../auth/authenticate.ts';
import { attachPaymentSession } from './attach-payment-session.ts';
import { type PlacedOrder, placeOrder } from './place-order.ts';

/**
 * Places an order and opens its payment session (spec §7). The order stands before the provider is asked, so
 * that nothing is lost when either side fails; pressing again finds the same order and the same session.
 * Errors: those of {@link placeOrder}, TooManyRequests, PaymentProviderFailed, PaymentProviderTimeout.
 */
export async function createCheckoutSession(
  deps: Deps,
  caller: Caller,
  request: CheckoutRequest,
  locale: Locale,
): Promise<{ url: string }> {
  await deps.limits.take('checkoutsOfCustomer', String(caller.customerId));
  const order = await placeOrder(deps, caller, request, locale);
  if (order.paymentUrl) return { url: order.paymentUrl };
  const session = await openSession(deps, order);
  await attachPaymentSession(deps, order.id, session);
  return { url: session.url };
}

async function openSession(deps: Deps, order: PlacedOrder) {
  const back = (screen: string) =>
    `${deps.config.PUBLIC_URL}/payment/${screen}?productOrderId=${order.publicId}`;
  try {
    return await deps.payments.open({
      reference: order.publicId,
      email: order.customer.email,
      locale: order.locale,
      lines: order.lines.map(({ name, unitPrice, quantity }) => ({
        name: readLocalizedText(name, order.locale),
        unitPrice,
        quantity,
      })),
      discount: order.discountCode ? { name: order.discountCode, amount: order.discount } : null,
      successUrl: back('success'),
      cancelUrl: back('failed'),
      expiresAt: order.paymentExpiresAt.getTime(),
    });
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    deps.log.warn({ err: error, order: order.publicId }, 'payment session not opened');
    throw new ShopError(error.timedOut ? 'PaymentProviderTimeout' : 'PaymentProviderFailed');
  }
}
