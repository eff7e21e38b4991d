import { and, asc, eq, inArray, isNotNull, isNull, like, or, type SQL, sql } from 'drizzle-orm';
import { mailboxOf } from '#rules/access/mailbox.ts';
import { isToCome } from '#rules/orders/due-at.ts';
import { isBinding } from '#rules/orders/order-moves.ts';
import type { Database, Queryable } from '../../db/database.ts';
import { likeText } from '../../db/like-text.ts';
import { accessCodes, rateLimits } from '../../db/schema/access.ts';
import { orderChanges } from '../../db/schema/changes.ts';
import { customers } from '../../db/schema/customers.ts';
import { outbox } from '../../db/schema/jobs.ts';
import { handovers, orderNotes } from '../../db/schema/kitchen.ts';
import { productOrders } from '../../db/schema/ordering.ts';
import { money } from '../../db/schema/payments.ts';
import { isOpenDispute } from '../../payments/money-states.ts';
import type { Order } from '../ordering/find-order.ts';
import { type LedgerRow, ledgersOf } from '../payments/ledger/read-ledger.ts';
import { standingOf } from '../payments/ledger/standing.ts';

/** Days after its time for which an order counts as late that nobody has said is delivered: not every shop says so. */
const lateDays = 2;

/** What an erasure did, or would do. */
export interface Erasure {
  /** Orders that were never paid: deleted. */
  readonly deletedOrders: number;
  /** Paid orders: kept as vouchers, without what a voucher does not need. */
  readonly keptOrders: number;
}

/** Why somebody cannot be erased yet. */
export class NotErasable extends Error {}

/**
 * Erases a customer (GDPR Art. 17): account, addresses, sessions, codes and unpaid orders go. Paid orders are
 * vouchers that tax law wants for eight years: they keep number, items, amounts, name, address and VAT number, and
 * lose e-mail, telephone, instructions, what was written about them and the link to the account. Issued invoices stay as they were issued.
 * @param dryRun counts, and changes nothing
 * @returns null when no customer has that address
 * Throws NotErasable while an order is open, still to be delivered, being refunded, or disputed.
 */
export async function eraseCustomer(
  { db, now }: { db: Database; now: number },
  email: string,
  { dryRun = false } = {},
): Promise<Erasure | null> {
  let result: Erasure | null = null;
  const undo = new Error('dry run');
  await db
    .transaction(async (tx) => {
      result = await erase(tx, email.toLowerCase(), now);
      if (dryRun) throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  return result;
}

async function erase(tx: Queryable, email: string, now: number): Promise<Erasure | null> {
  const [customer] = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.email, email))
    .for('update');
  if (!customer) return null;
  const own = eq(productOrders.customerId, customer.id);
  const orders = await lockFor(tx, own);
  await refuseUnfinished(tx, orders, now);
  await forgetWritten(
    tx,
    orders.map(({ id }) => id),
  );
  const deleted = await tx
    .delete(productOrders)
    .where(and(own, isNull(productOrders.paidAt)))
    .returning({ id: productOrders.id });
  const kept = await tx
    .update(productOrders)
    .set({
      customerId: null,
      customer: sql`(${productOrders.customer} || '{"email": "", "mobileNumber": ""}') - 'contact' - 'orderedBy'`,
      address: sql`${productOrders.address} || '{"name": ""}'`,
      deliveryInstruction: null,
      paymentUrl: null,
    })
    .where(own)
    .returning({ id: productOrders.id });
  await tx.delete(accessCodes).where(eq(accessCodes.email, email));
  await tx.delete(outbox).where(sql`${outbox.payload}->>'email' = ${email}`);
  await tx.delete(rateLimits).where(or(...[email, mailboxOf(email)].flatMap(countersOf)));
  await tx.delete(customers).where(eq(customers.id, customer.id));
  return { deletedOrders: deleted.length, keptOrders: kept.length };
}

/**
 * Locks somebody's orders. Not against what is added to them, as `lockOrder` does: an erasure waits for a letter that is being
 * sent, and who sends it notes in the order's history that it was refused.
 */
function lockFor(tx: Queryable, own: SQL): Promise<Order[]> {
  return tx.select().from(productOrders).where(own).orderBy(asc(productOrders.id)).for('no key update');
}

/**
 * What was written about orders by hand: notes, letters that were not sent, what a bank transfer said, where one was to be
 * brought instead, who took a delivery and the picture of it.
 */
async function forgetWritten(tx: Queryable, orders: readonly number[]): Promise<void> {
  const lettersAbout = inArray(sql`(${outbox.payload} ->> 'orderId')::bigint`, orders);
  await tx.delete(outbox).where(and(eq(outbox.kind, 'order-message'), lettersAbout));
  await tx.delete(orderNotes).where(inArray(orderNotes.orderId, orders));
  await tx
    .update(money)
    .set({ reason: '' })
    .where(and(inArray(money.orderId, orders), isNotNull(money.reason)));
  await tx
    .update(orderChanges)
    .set({ address: null, deliveryInstruction: null })
    .where(inArray(orderChanges.orderId, orders));
  await tx
    .update(handovers)
    .set({ receivedBy: '', photo: null, photoType: null })
    .where(inArray(handovers.orderId, orders));
}

/** Counters under an address alone, and under an address and a client. */
function countersOf(address: string) {
  const written = likeText(address);
  return [like(rateLimits.key, `%:${written}`), like(rateLimits.key, `%:${written} %`)];
}

async function refuseUnfinished(tx: Queryable, orders: readonly Order[], now: number): Promise<void> {
  const ledger = await ledgersOf(
    tx,
    orders.map(({ id }) => id),
  );
  for (const order of orders) {
    const why = unfinished(order, ledger(order.id), now);
    if (why) throw new NotErasable(`Order ${order.publicId} ${why}: try again when it is finished.`);
  }
}

/** Why an order is not finished, as said of it; null for one that is. */
function unfinished(order: Order, ledger: readonly LedgerRow[], now: number): string | null {
  if (order.status === 'PENDING') return 'is open';
  if (isBinding(order) && isToDeliver(order, now)) return 'is still to be delivered';
  const { refund } = standingOf(order, ledger);
  if (refund !== null && refund.state !== 'DONE') return 'is being refunded (see orders refunded)';
  // Who took the delivery, and the photo of it, are what convinces a bank.
  const isDisputed = ledger.some(({ kind, status }) => kind === 'DISPUTE' && isOpenDispute(status));
  return isDisputed ? 'is disputed, or a bank asks about it (see orders show)' : null;
}

/** Whether a paid order may still be on its way: it is late until somebody says that it was delivered. */
function isToDeliver({ preferDateAndTime, stage, paidAt }: Order, now: number): boolean {
  const isLate = preferDateAndTime !== null && stage !== 'DELIVERED';
  return isToCome(preferDateAndTime, paidAt?.getTime() ?? 0, isLate ? now - lateDays * 86_400_000 : now);
}
