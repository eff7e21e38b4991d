import { m } from '#messages';
import { readLocalizedText } from '#rules/text/localized-text.ts';
import type { Deps } from '../../deps.ts';
import type { OpenSession } from '../../payments/provider.ts';
import type { OrderWithLines } from '../ordering/find-order.ts';

/**
 * Opens the payment session of an order, with the amounts as they were ordered; called again for the same
 * attempt it answers the same one. A further attempt looks first whether one before it came about after all, with
 * an error for its answer. Throws PaymentProviderError.
 */
export async function openPaymentSession(deps: Deps, order: OrderWithLines): Promise<OpenSession> {
  // In the language of the order: who pays by a link from an e-mail may never have been here.
  const back = (screen: string) =>
    `${deps.config.PUBLIC_URL}/payment/${screen}?productOrderId=${order.publicId}&lang=${order.locale}`;
  try {
    const left = order.paymentAttempt > 1 ? await leftOpen(deps, order) : null;
    if (left) return left;
    return await deps.payments.open({
      reference: order.publicId,
      attempt: order.paymentAttempt,
      email: order.customer.email,
      locale: order.locale,
      lines: [...orderedLines(order), ...deliveryLine(order)],
      discount: order.discount > 0 ? { name: order.discountCode ?? '', amount: order.discount } : null,
      successUrl: back('success'),
      cancelUrl: back('failed'),
      expiresAt: order.paymentExpiresAt.getTime(),
    });
  } catch (error) {
    deps.log.warn({ err: error, order: order.publicId }, 'payment session not opened');
    throw error;
  }
}

function orderedLines({ lines, locale }: OrderWithLines) {
  return lines.map(({ name, unitPrice, quantity }) => ({
    name: readLocalizedText(name, locale),
    unitPrice,
    quantity,
  }));
}

function deliveryLine({ deliveryFee, locale }: OrderWithLines) {
  return deliveryFee > 0
    ? [{ name: m.delivery_cost({}, { locale }), unitPrice: deliveryFee, quantity: 1 }]
    : [];
}

/** An open session of the order that it does not know of; one over another amount is closed. */
async function leftOpen(deps: Deps, order: OrderWithLines): Promise<OpenSession | null> {
  const found = await deps.payments.findOpen(order.publicId, order.createdAt.getTime() - clockDifference);
  if (!found || found.total === order.total) return found;
  await deps.payments.expire(found.id);
  return null;
}

/** The provider's clock may be behind ours by so many milliseconds. */
const clockDifference = 300_000;
