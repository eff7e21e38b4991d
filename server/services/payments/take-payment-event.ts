import { eq } from 'drizzle-orm';
import { system } from '../../access/actor.ts';
import { paymentEvents } from '../../db/schema/payments.ts';
import type { Deps } from '../../deps.ts';
import { type PaymentEvent, PaymentProviderError } from '../../payments/provider.ts';
import { ShopError } from '../../shop-error.ts';
import { isReference, orderByReference } from '../ordering/find-order.ts';
import { readChangeReference } from './changes/change-reference.ts';
import { settleChange } from './changes/settle-change.ts';
import { noteMoneyBack } from './money-back.ts';
import { orderOfPayment } from './order-of-payment.ts';
import { settlePayment } from './settle-payment.ts';
import { tellOfStrayMoneyBack, tellOfStrayPayment } from './without-order.ts';

/**
 * Takes a signed event of the payment provider. What it says is a reason to look: where the session or the money
 * stands now is asked, so that events may come twice, late and out of order.
 * Errors: SignatureInvalid. A failure in between leaves the event unmarked: the provider sends it again.
 */
export async function takePaymentEvent(
  deps: Deps,
  body: string,
  signature: string | undefined,
): Promise<void> {
  const event = signature ? deps.payments.readEvent(body, signature) : null;
  if (!event) throw new ShopError('SignatureInvalid');
  const reference = event.session?.reference ?? null;
  const isOfShop = reference && (isReference(reference) || readChangeReference(reference));
  if (!isOfShop && !event.paymentIntentId) return;
  const [known] = await deps.db.select().from(paymentEvents).where(eq(paymentEvents.id, event.id));
  if (known) return;
  if (event.session?.reference) await takeSession(deps, event, event.session.reference);
  if (event.paymentIntentId) await takeMoneyBack(deps, event, event.paymentIntentId);
  await deps.db.insert(paymentEvents).values({ id: event.id, type: event.type }).onConflictDoNothing();
}

async function takeSession(deps: Deps, event: PaymentEvent, reference: string): Promise<void> {
  const sessionId = event.session?.id ?? '';
  const changed = readChangeReference(reference);
  if (changed) return takeChange(deps, sessionId, changed);
  const order = await orderByReference(deps.db, reference);
  if (order?.status === 'PAID' && order.paymentSessionId === sessionId) return;
  const session = await found(deps.payments.retrieve(sessionId));
  if (!session) {
    // Sending it again would not change that.
    return deps.log.error({ event: event.id, session: sessionId }, 'event of a session that nobody knows');
  }
  if (order) await settlePayment(deps, system, { orderId: order.id, session });
  else if (session.state === 'paid' || session.state === 'processing') {
    await tellOfStrayPayment(deps, {
      id: session.id,
      paymentIntentId: session.paymentIntentId,
      amount: session.total ?? 0,
    });
  }
}

/** What became of the payment of a change. */
async function takeChange(
  deps: Deps,
  sessionId: string,
  { publicId, changeId }: { publicId: string; changeId: number },
): Promise<void> {
  const order = await orderByReference(deps.db, publicId);
  const session = order && (await found(deps.payments.retrieve(sessionId)));
  if (order && session) await settleChange(deps, { orderId: order.id, changeId, session });
}

async function takeMoneyBack(deps: Deps, event: PaymentEvent, paymentIntentId: string): Promise<void> {
  const said = await found(askAbout(deps, paymentIntentId));
  if (!said) {
    return deps.log.error(
      { event: event.id, payment: paymentIntentId },
      'event of a payment that nobody knows',
    );
  }
  const { order, reports } = said;
  if (order) await noteMoneyBack(deps, order.id, reports);
  else await tellOfStrayMoneyBack(deps, reports);
}

async function askAbout(deps: Deps, paymentIntentId: string) {
  const order = await orderOfPayment(deps, paymentIntentId);
  return { order, reports: await deps.payments.moneyBackOf(paymentIntentId) };
}

/** Null for what the provider does not know. */
async function found<T>(asked: Promise<T>): Promise<T | null> {
  return asked.catch((error: unknown) => {
    if (error instanceof PaymentProviderError && error.trouble === 'missing') return null;
    throw error;
  });
}
