import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { sessions } from '../../db/schema/access.ts';
import { invoices } from '../../db/schema/billing.ts';
import { orderChanges, orderVersionLines, orderVersions } from '../../db/schema/changes.ts';
import { customers, deliveryAddresses } from '../../db/schema/customers.ts';
import { deliveryAttempts, handovers, orderNotes } from '../../db/schema/kitchen.ts';
import { lineItems, orderEvents, productOrders } from '../../db/schema/ordering.ts';
import { type LedgerRow, ledgersOf, transferIn } from '../payments/ledger/read-ledger.ts';
import { standingOf } from '../payments/ledger/standing.ts';

/** All that the shop keeps about a customer (GDPR Art. 15 and 20), or null when it knows none of that address. */
export async function exportCustomer(db: Database, email: string) {
  const [found] = await db.select().from(customers).where(eq(customers.email, email.toLowerCase()));
  if (!found) return null;
  const { id, ...customer } = found;
  const orders = await db
    .select()
    .from(productOrders)
    .where(eq(productOrders.customerId, id))
    .orderBy(asc(productOrders.id));
  const ids = orders.map((order) => order.id);
  const [lines, documents, events, notes, given, tried, ledger, versions] = await Promise.all([
    db
      .select()
      .from(lineItems)
      .where(inArray(lineItems.orderId, ids))
      .orderBy(asc(lineItems.orderId), asc(lineItems.position)),
    db.select().from(invoices).where(inArray(invoices.orderId, ids)).orderBy(asc(invoices.id)),
    db.select().from(orderEvents).where(inArray(orderEvents.orderId, ids)).orderBy(asc(orderEvents.at)),
    db.select().from(orderNotes).where(inArray(orderNotes.orderId, ids)).orderBy(asc(orderNotes.id)),
    db.select().from(handovers).where(inArray(handovers.orderId, ids)),
    db
      .select()
      .from(deliveryAttempts)
      .where(inArray(deliveryAttempts.orderId, ids))
      .orderBy(asc(deliveryAttempts.at)),
    ledgersOf(db, ids),
    versionsOf(db, ids),
  ]);
  const linesOf = Map.groupBy(lines, ({ orderId }) => orderId);
  const eventsOf = Map.groupBy(events, ({ orderId }) => orderId);
  const notesOf = Map.groupBy(notes, ({ orderId }) => orderId);
  const noteOf = new Map(notes.map((note) => [note.id as number | null, note.text]));
  const documentsOf = Map.groupBy(documents, ({ orderId }) => orderId);
  return {
    customer,
    deliveryAddresses: (
      await db.select().from(deliveryAddresses).where(eq(deliveryAddresses.customerId, id))
    ).map(({ customerId: _, ...address }) => address),
    sessions: (await db.select().from(sessions).where(eq(sessions.customerId, id))).map(
      ({ device, createdAt, lastUsedAt, endsAt }) => ({ device, createdAt, lastUsedAt, endsAt }),
    ),
    orders: orders.map(({ customerId: _, fingerprint: _f, paymentUrl: _u, ...order }) => ({
      ...order,
      items: (linesOf.get(order.id) ?? []).map(({ orderId: _o, ...line }) => line),
      documents: (documentsOf.get(order.id) ?? []).map(({ kind, code, issuedAt, snapshot }) => ({
        kind,
        code,
        issuedAt,
        snapshot,
      })),
      notes: (notesOf.get(order.id) ?? []).map(({ at, text }) => ({ at, text })),
      handover: handoverOf(given.find(({ orderId }) => orderId === order.id)),
      attempts: tried
        .filter(({ orderId }) => orderId === order.id)
        .map(({ at, closedAt, noteId }) => ({ at, note: noteOf.get(noteId) ?? null, closedAt })),
      history: (eventsOf.get(order.id) ?? []).map(({ at, kind }) => ({ at, kind })),
      ...versions(order.id),
      transfer: transferOf(transferIn(ledger(order.id))),
      refund: standingOf(order, ledger(order.id)).refund,
      money: ledger(order.id).map(movementOf),
    })),
  };
}

/** What orders were in each version, and how they were to be changed. */
async function versionsOf(db: Database, ids: readonly number[]) {
  const of = (orderId: typeof orderVersions.orderId | typeof orderVersionLines.orderId) =>
    inArray(orderId, [...ids]);
  const [versions, lines, changes] = await Promise.all([
    db.select().from(orderVersions).where(of(orderVersions.orderId)).orderBy(asc(orderVersions.number)),
    db
      .select()
      .from(orderVersionLines)
      .where(of(orderVersionLines.orderId))
      .orderBy(asc(orderVersionLines.position)),
    db
      .select()
      .from(orderChanges)
      .where(inArray(orderChanges.orderId, [...ids]))
      .orderBy(asc(orderChanges.id)),
  ]);
  const isOf = (orderId: number) => (row: { orderId: number }) => row.orderId === orderId;
  return (id: number) => ({
    versions: versions.filter(isOf(id)).map(({ orderId: _, ...version }) => ({
      ...version,
      items: lines
        .filter((line) => line.orderId === id && line.number === version.number)
        .map(({ orderId: _o, number: _n, ...line }) => line),
    })),
    changes: changes
      .filter(isOf(id))
      .map(({ orderId: _, id: _id, actorId: _a, paymentSessionId: _p, ...change }) => change),
  });
}

/** How an order came into somebody's hands; the picture of it as text. */
function handoverOf(handover: typeof handovers.$inferSelect | undefined) {
  if (!handover) return null;
  const { orderId: _, pressId: _press, staffId: _staff, photo, ...handed } = handover;
  return { ...handed, photo: photo?.toString('base64') ?? null };
}

/** The bank transfer by which an order was paid. */
function transferOf(transfer: LedgerRow | undefined) {
  return transfer ? { receivedOn: transfer.receivedOn, reason: transfer.reason } : null;
}

/** What a customer may know of a movement of money; how often it was tried is the shop's own business. */
function movementOf({ kind, amount, state, askedAt, closedAt }: LedgerRow) {
  return { kind, amount, state, askedAt, closedAt };
}
