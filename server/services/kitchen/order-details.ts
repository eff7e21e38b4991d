import { and, asc, desc, eq } from 'drizzle-orm';
import { dayOf } from '#rules/booking/agreed.ts';
import { isUnsent } from '#rules/money/ledger.ts';
import type { Cents } from '#rules/money/money.ts';
import { mostReduction } from '#rules/orders/price-reduction.ts';
import type { Company } from '#rules/text/company.ts';
import type { StaffActor } from '../../access/staff/staff-actor.ts';
import { atOneMoment } from '../../db/at-one-moment.ts';
import type { Database } from '../../db/database.ts';
import { eventsOf } from '../../db/events-of.ts';
import { invoices } from '../../db/schema/billing.ts';
import { orderVersionLines } from '../../db/schema/changes.ts';
import { lineItems, orderEvents } from '../../db/schema/ordering.ts';
import { staff } from '../../db/schema/staff.ts';
import type { Deps } from '../../deps.ts';
import { isInquiry } from '../../payments/money-states.ts';
import { demand } from '../../policies/demand.ts';
import { mayInKitchen, maySeeDay } from '../../policies/kitchen-policies.ts';
import { ShopError } from '../../shop-error.ts';
import { vatOfCosts } from '../billing/documents-of.ts';
import { shownDocument } from '../billing/shown-document.ts';
import { replacementsAmong } from '../billing/standing-documents.ts';
import { type LegalVersion, versionOf } from '../legal/versions.ts';
import { knownOrder, type Order } from '../ordering/find-order.ts';
import { waitingChangeOf } from '../payments/changes/waiting-change.ts';
import { type LedgerRow, ledgerOf, transferIn } from '../payments/ledger/read-ledger.ts';
import { isDayOnly } from '../payments/ledger/sent-at.ts';
import { standingOf } from '../payments/ledger/standing.ts';
import { companyNow } from '../settings/company.ts';
import { leftOfDishes } from './changes/left-of-dishes.ts';
import { withKitchenLines } from './kitchen-lines.ts';
import { type NoteOfOrder, notesOf } from './notes/notes-of.ts';
import { type OpenQuestion, openQuestions } from './notes/questions.ts';
import { type OpenNotice, openNotices } from './notices.ts';
import { namedRecipient } from './recipient/named-recipient.ts';
import { recipientNow } from './recipient/recipient-now.ts';
import { type OpenAttempt, openAttempts } from './runs/attempts.ts';
import { type Handover, handoversOf, isTakenBack } from './runs/handovers-of.ts';
import { type OrderWithTicking, withTicking } from './with-ticking.ts';

/** Something that happened to an order or was written about it, with the name of who works here, if it was one of them. */
type Named<Row> = Row & { readonly name: string | null };

/** What happened to it, with the dishes that this is about by their names. */
type Happened = Omit<typeof orderEvents.$inferSelect, 'data'> & {
  readonly data: Readonly<Record<string, unknown>>;
};

export interface OrderDetails {
  readonly order: OrderWithTicking;
  readonly lines: readonly (typeof lineItems.$inferSelect)[];
  readonly notes: readonly NoteOfOrder[];
  /** The newest first. */
  readonly history: readonly Named<Happened>[];
  readonly money: Awaited<ReturnType<typeof moneyOf>>;
  /** The change of it that waits for its payment. */
  readonly change: Named<NonNullable<Awaited<ReturnType<typeof waitingChangeOf>>>> | null;
  readonly notices: readonly OpenNotice[];
  readonly questions: readonly OpenQuestion[];
  readonly attempts: readonly OpenAttempt[];
  readonly handover: Handover | null;
  /** Who brings it. */
  readonly company: Company;
  /** The terms it agreed to; null for an order of a release that noted none. */
  readonly terms: LegalVersion | null;
}

/**
 * All that is known of an order; what of it somebody may see is for the presenter, by role.
 * Errors: OrderNotFound, NotAllowed (a driver sees today and tomorrow).
 */
export async function orderDetails(deps: Deps, actor: StaffActor, publicId: string): Promise<OrderDetails> {
  demand(mayInKitchen('seeOrder', actor, deps.now()));
  return atOneMoment(deps, async (moment) => {
    const { db } = moment;
    const found = await seenOrder(moment, actor, publicId);
    const { id, termsVersion } = found;
    const [order] = await withTicking(db, await withKitchenLines(db, [found]));
    if (!order) throw new ShopError('OrderNotFound');
    const [handed] = await handoversOf(db, [id]);
    const lines = await db
      .select()
      .from(lineItems)
      .where(eq(lineItems.orderId, id))
      .orderBy(asc(lineItems.position));
    const history = await historyOf(db, id);
    return {
      order,
      lines,
      notes: (await notesOf(db, [id]))(id),
      history,
      money: await moneyOf(db, { order: found, lines, history }, deps.now()),
      change: await changeOf(db, id),
      notices: await openNotices(db, id),
      questions: await openQuestions(db, id),
      attempts: await openAttempts(db, id),
      handover: handed && !isTakenBack(found, handed) ? handed : null,
      company: await companyNow(db),
      terms: termsVersion === null ? null : await versionOf(db, 'terms', termsVersion),
    };
  });
}

/** An order that somebody may see. Errors: OrderNotFound, NotAllowed. */
async function seenOrder(deps: Deps, actor: StaffActor, publicId: string): Promise<Order> {
  const order = await knownOrder(deps.db, publicId);
  demand(maySeeDay(actor, dayOf(order) ?? '', deps.now()));
  return order;
}

async function historyOf(db: Database, orderId: number) {
  const rows = await db
    .select({ event: orderEvents, name: staff.name })
    .from(orderEvents)
    .leftJoin(staff, and(eq(orderEvents.actorKind, 'staff'), eq(staff.id, orderEvents.actorId)))
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(desc(orderEvents.id));
  const { productId, name } = orderVersionLines;
  const ordered = await db
    .select({ productId, name })
    .from(orderVersionLines)
    .where(eq(orderVersionLines.orderId, orderId))
    .orderBy(asc(orderVersionLines.number));
  const names = new Map(ordered.map((line) => [String(line.productId), line.name]));
  return rows.map(({ event, name }) => ({
    ...event,
    data: { ...event.data, ...dishesIn(event, names) },
    name,
  }));
}

/** The dishes that something is about by their names, also of what has been taken out since. */
function dishesIn(event: typeof orderEvents.$inferSelect, names: ReadonlyMap<string, string>) {
  const [ticked] = eventsOf([event], 'tick', 'tick-taken-back');
  const dish = ticked && names.get(ticked.data.item);
  const [moved] = eventsOf([event], 'stage');
  const notPacked = moved?.data.notPacked?.map((item) => names.get(item) ?? item);
  return { ...(dish && { dish }), ...(notPacked && { notPacked }) };
}

async function changeOf(db: Database, orderId: number): Promise<OrderDetails['change']> {
  const change = await waitingChangeOf(db, orderId);
  if (!change) return null;
  const isStaff = change.actorKind === 'staff' && change.actorId !== null;
  const [by] = isStaff
    ? await db
        .select({ name: staff.name })
        .from(staff)
        .where(eq(staff.id, Number(change.actorId)))
    : [];
  return { ...change, name: by?.name ?? null };
}

/** Documents of an order, and what of its money has left. */
async function moneyOf(
  db: Database,
  { order, lines, history }: Pick<OrderDetails, 'lines' | 'history'> & { order: Order },
  now: number,
) {
  const documents = await db
    .select({ ...shownDocument, snapshot: invoices.snapshot })
    .from(invoices)
    .where(eq(invoices.orderId, order.id))
    .orderBy(asc(invoices.id));
  const snapshots = documents.map(({ snapshot }) => snapshot);
  const ledger = await ledgerOf(db, order.id);
  const { refunded, isDisputed, needsHand, byHand } = standingOf(order, ledger);
  return {
    documents,
    replacements: replacementsAmong(snapshots),
    vat: vatOfCosts(snapshots),
    recipient: recipientNow(order, snapshots),
    invoice: namedRecipient({
      ...order,
      isCorrected: history.some(({ kind }) => kind === 'recipient-corrected'),
    }),
    charges: ledger
      .filter(({ kind, state }) => kind === 'CHARGE' && state === 'DONE')
      .map(({ amount, askedAt, closedAt }) => ({ amount, at: closedAt ?? askedAt })),
    movements: ledger
      .filter(({ kind }) => kind !== 'CHARGE')
      // What was asked for and then went back another way is told by that.
      .filter(({ state, providerId }) => state !== 'FAILED' || providerId !== null)
      .map((row) => movementOf(row, ledger))
      .toSorted((a, b) => a.at.getTime() - b.at.getTime()),
    refunded,
    mostReduction: isDisputed ? 0 : mostReduction(order, now),
    leftOfDishes: await leftOfDishes(db, order, lines),
    isDisputed,
    transfer: transferIn(ledger) ?? null,
    needsHand,
    byHand,
  };
}

/** Money that left an order, in cents. */
interface Movement {
  readonly kind: 'REFUND' | 'DISPUTE';
  readonly amount: Cents;
  readonly state: 'REQUESTED' | 'DONE' | 'FAILED';
  /** A bank has only asked about it, and taken nothing. */
  readonly isInquiry: boolean;
  /** It goes back as it came, by bank transfer, and no person has sent it. */
  readonly isByHand: boolean;
  /** Of it only the day is known, not the time. */
  readonly isDayOnly: boolean;
  readonly at: Date;
}

function movementOf(row: LedgerRow, ledger: readonly LedgerRow[]): Movement {
  const { kind, amount, state, status, askedAt, closedAt, chargeId } = row;
  const charge = ledger.find(({ id }) => id === chargeId);
  return {
    kind: kind === 'DISPUTE' ? 'DISPUTE' : 'REFUND',
    amount: -amount,
    state: state === 'ASKED' ? 'REQUESTED' : state,
    isInquiry: kind === 'DISPUTE' && isInquiry(status),
    isByHand: isUnsent(row) && charge?.receivedOn != null,
    // Of what a person has sent the day of that counts, and not when it was noted.
    at: kind === 'TRANSFER' ? askedAt : (closedAt ?? askedAt),
    isDayOnly: isDayOnly(row),
  };
}
