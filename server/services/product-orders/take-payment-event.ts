import { eq } from 'drizzle-orm';
import { paymentEvents, productOrders } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { ShopError } from '../../shop-error.ts';
import { settlePayment } from './settle-payment.ts';

const publicId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * Takes a signed event of the payment provider. What it says is a reason to look: where the session stands
 * now is asked, so that events may come twice, late and out of order.
 * Errors: SignatureInvalid. A failure in between leaves the event unmarked: the provider sends it again.
 */
export async function takePaymentEvent(
  deps: Deps,
  body: string,
  signature: string | undefined,
): Promise<void> {
  const event = signature ? deps.payments.readEvent(body, signature) : null;
  if (!event) throw new ShopError('SignatureInvalid');
  if (!event.sessionId || !event.reference || !publicId.test(event.reference)) return;
  const [known] = await deps.db.select().from(paymentEvents).where(eq(paymentEvents.id, event.id));
  if (known) return;
  const [order] = await deps.db
    .select()
    .from(productOrders)
    .where(eq(productOrders.publicId, event.reference));
  if (!order) return;
  if (order.status !== 'PAID') {
    await settlePayment(deps, order.id, await deps.payments.retrieve(event.sessionId));
  }
  await deps.db.insert(paymentEvents).values({ id: event.id, type: event.type }).onConflictDoNothing();
}
