import { and, eq, inArray, isNotNull, isNull, like, or, type SQL, sql } from 'drizzle-orm';
import { mailboxOf } from '#rules/access/mailbox.ts';
import { berlinClock } from '#rules/booking/berlin-time.ts';
import { bindingOrders } from '../../db/binding-orders.ts';
import type { Database, Queryable } from '../../db/database.ts';
import { likeText } from '../../db/like-text.ts';
import { accessCodes, rateLimits } from '../../db/schema/access.ts';
import { orderChanges } from '../../db/schema/changes.ts';
import { customers } from '../../db/schema/customers.ts';
import { outbox } from '../../db/schema/jobs.ts';
import { handovers, orderNotes } from '../../db/schema/kitchen.ts';
import { productOrders } from '../../db/schema/ordering.ts';
import { money } from '../../db/schema/payments.ts';
import { paidWithoutTime } from '../ordering/without-time.ts';
import { ledgersOf } from '../payments/ledger/read-ledger.ts';
import { standingOf } from '../payments/ledger/standing.ts';

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
 * Throws NotErasable while an order is open, still to be delivered, or being refunded.
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
  await refuseUnfinished(tx, customer.id, now);
  const own = eq(productOrders.customerId, customer.id);
  await forgetWritten(tx, own);
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
 * What was written about orders by hand: notes, letters that were not sent, what a bank transfer said, where one was to be
 * brought instead, who took a delivery and the picture of it.
 */
async function forgetWritten(tx: Queryable, own: SQL): Promise<void> {
  const orders = (await tx.select({ id: productOrders.id }).from(productOrders).where(own)).map(
    ({ id }) => id,
  );
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

async function refuseUnfinished(tx: Queryable, customerId: number, now: number): Promise<void> {
  const { day, time } = berlinClock(now);
  const [unfinished] = await tx
    .select({ publicId: productOrders.publicId, status: productOrders.status })
    .from(productOrders)
    .where(
      and(
        eq(productOrders.customerId, customerId),
        or(
          eq(productOrders.status, 'PENDING'),
          and(bindingOrders, sql`${productOrders.preferDateAndTime} > ${`${day}T${time}`}`),
          paidWithoutTime(now),
        ),
      ),
    )
    .limit(1);
  if (unfinished) {
    const isOpen = unfinished.status === 'PENDING';
    throw notErasable(unfinished, isOpen ? 'is open' : 'is still to be delivered');
  }
  const owed = await refundUnderWay(tx, customerId);
  if (owed) throw notErasable(owed, 'is being refunded (see orders refunded)');
}

const notErasable = ({ publicId }: { publicId: string }, why: string) =>
  new NotErasable(`Order ${publicId} ${why}: try again when it is finished.`);

/** An order that was canceled or became less, whose money is not back yet. */
async function refundUnderWay(tx: Queryable, customerId: number) {
  const paid = await tx
    .select()
    .from(productOrders)
    .where(and(eq(productOrders.customerId, customerId), isNotNull(productOrders.paidAt)));
  const ledger = await ledgersOf(
    tx,
    paid.map(({ id }) => id),
  );
  return paid.find((order) => {
    const { refund } = standingOf(order, ledger(order.id));
    return refund !== null && refund.state !== 'DONE';
  });
}
