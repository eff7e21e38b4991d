import { and, asc, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { Cents } from '#rules/money/money.ts';
import { changesOf } from '#rules/orders/change-order.ts';
import type { Goodwill } from '#rules/orders/fee-steps.ts';
import type { Database } from '../db/database.ts';
import { eventsOf } from '../db/events-of.ts';
import { invoices } from '../db/schema/billing.ts';
import { orderChanges, orderVersions } from '../db/schema/changes.ts';
import { type AddressSnapshot, orderEvents } from '../db/schema/ordering.ts';
import type { InvoiceAddress, InvoiceSnapshot } from '../invoices/snapshot.ts';
import { isAboutChange } from '../services/billing/documents-of.ts';
import { readVersion } from '../services/ordering/changes/keep-version.ts';
import type { MailedOrder } from './mailed-order.ts';

/** A change as e-mails name it: what it made of its order is that version. */
const ChangePayload = z.object({
  version: z.number().int().min(2),
  changeId: z.number().nullish(),
  /** Cents that go back in addition to what was asked for before. */
  addedBack: z.number().optional(),
});

type Change = typeof orderChanges.$inferSelect;
type Line = MailedOrder['lines'][number];

/** What became different of an order by a change. */
export interface MailedChange {
  /** The order as that change left it. */
  readonly order: MailedOrder;
  /** More or fewer of a dish, with what that makes. */
  readonly lines: readonly {
    readonly name: string;
    readonly from: number;
    readonly to: number;
    readonly amount: Cents;
  }[];
  /** What the discount and the delivery make more of the price, below 0 less. */
  readonly discount: Cents;
  /** What was taken off the price afterwards: no part of the discount here. */
  readonly reduction: Cents;
  /** For which dishes that was, in the words of its credit note; null where no document says so. */
  readonly reductionName: string | null;
  readonly delivery: Cents;
  /** Berlin local; null where it stays. */
  readonly time: { readonly from: string | null; readonly to: string | null } | null;
  /** In one line each; null where it stays, `from` where nobody knows any more. */
  readonly place: { readonly from: string | null; readonly to: string } | null;
  /** What to mind now, empty for nothing any more; null where it stays. */
  readonly note: string | null;
  /** How many come, `20-25`, null for not said; null where it stays. */
  readonly guests: { readonly from: string | null; readonly to: string | null } | null;
  /** For what was taken out, and so many per cent of what, where a document says so. */
  readonly fee: Cents;
  readonly feeOf: { readonly percent: number; readonly of: Cents } | null;
  /** Per cents that are kept, and that the fee table said, where the shop is content with fewer; null where it is not. */
  readonly goodwill: Goodwill | null;
  /** What was paid for it, below 0 what goes back. */
  readonly difference: Cents;
  /** What of that had gone back before, by other ways. */
  readonly alreadyBack: Cents;
  readonly documents: readonly Pick<InvoiceSnapshot, 'kind' | 'about' | 'code'>[];
}

/** Reads what a change made of an order; throws where its versions are not there, which somebody has to see to. */
export async function readMailedChange(
  db: Database,
  order: MailedOrder,
  payload: unknown,
): Promise<MailedChange> {
  const { version, changeId, addedBack } = ChangePayload.parse(payload);
  const [before, after] = await Promise.all([
    readVersion(db, order, version - 1),
    readVersion(db, order, version),
  ]);
  if (!before || !after) throw new Error(`version ${version} of the order or the one before is not kept`);
  const change = await changeOf(db, order.id, version, changeId ?? null);
  const documents = await documentsOfChange(db, order.id, version);
  const fees = documents.filter(({ about }) => about === 'FEE');
  const fee = change?.fee ?? fees.reduce((sum, { total }) => sum + total, 0);
  const lineOf = new Map<number, Pick<Line, 'name'>>(
    [...before.lines, ...after.lines].map((line) => [line.productId, line]),
  );
  const reduction = after.priceReduction - before.priceReduction;
  const difference = change?.difference ?? after.total - before.total + fee;
  const { number: _, lines, ...amounts } = after;
  return {
    // A version keeps the deposit of all of it, not of each line.
    order: {
      ...order,
      ...amounts,
      lines: lines.map((line) => ({ ...line, orderId: order.id, deposit: null })),
    },
    lines: changesOf(before.lines, after.lines).map(({ productId, ...rest }) => ({
      name: lineOf.get(productId)?.name ?? '',
      ...rest,
    })),
    discount: before.discount - after.discount + reduction,
    reduction,
    reductionName: documents.find(({ isReduction }) => isReduction)?.lines[0]?.name ?? null,
    delivery: after.deliveryFee - before.deliveryFee,
    place: await placesOf(db, order, { version, change }),
    ...(await saidOf(db, order, version)),
    fee,
    feeOf: fees[0]?.fee ?? null,
    difference,
    alreadyBack: addedBack === undefined ? 0 : Math.max(0, -difference - addedBack),
    documents,
  };
}

/** What the history says of a version: the other time, what its customer says now, and how much less of a fee was kept. */
async function saidOf(
  db: Database,
  { id: orderId, deliveryInstruction }: MailedOrder,
  version: number,
): Promise<Pick<MailedChange, 'time' | 'note' | 'guests' | 'goodwill'>> {
  const { kind, data } = orderEvents;
  const events = await db
    .select({ kind, data })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), eq(kind, 'changed')));
  // What the shop had moved before keeps no version, and is no news of this one.
  const change = eventsOf(events, 'changed').find((event) => event.data.version === version)?.data;
  const { from, to, guests, feePercent: percent, stepPercent: step } = change ?? {};
  return {
    time: from === undefined || to === undefined ? null : { from, to },
    note: change?.isNoted ? (deliveryInstruction ?? '') : null,
    // A process of the release before does not say it.
    guests: guests ? { from: guests[0], to: guests[1] } : null,
    goodwill: percent === undefined || step === undefined ? null : { percent, step },
  };
}

async function changeOf(
  db: Database,
  orderId: number,
  version: number,
  changeId: number | null,
): Promise<Change | undefined> {
  const { id, baseVersion, state } = orderChanges;
  const which =
    changeId === null ? and(eq(baseVersion, version - 1), eq(state, 'APPLIED')) : eq(id, changeId);
  const [change] = await db
    .select()
    .from(orderChanges)
    .where(and(eq(orderChanges.orderId, orderId), which));
  return change;
}

/** What was issued for a change: from its version on until the next one. */
async function documentsOfChange(db: Database, orderId: number, version: number): Promise<InvoiceSnapshot[]> {
  const versions = await db
    .select({ number: orderVersions.number, at: orderVersions.at })
    .from(orderVersions)
    .where(and(eq(orderVersions.orderId, orderId), inArray(orderVersions.number, [version, version + 1])));
  const atOf = (wanted: number) => versions.find(({ number }) => number === wanted)?.at;
  const [from, until] = [atOf(version), atOf(version + 1)];
  if (!from) return [];
  const rows = await db
    .select({ snapshot: invoices.snapshot, at: invoices.issuedAt })
    .from(invoices)
    .where(eq(invoices.orderId, orderId))
    .orderBy(asc(invoices.id));
  return rows
    .filter(({ snapshot, at }) => isAboutChange(snapshot) && at >= from && (!until || at < until))
    .map(({ snapshot }) => snapshot);
}

/**
 * Where a change takes an order, and where it was to go before: as its documents and changes said it last. Nobody knows that
 * any more where it was changed since without either.
 */
async function placesOf(
  db: Database,
  { id: orderId, address }: MailedOrder,
  { version, change }: { version: number; change: Change | undefined },
): Promise<MailedChange['place']> {
  const { at: saidAt, kind, data: kept } = orderEvents;
  const events = await db
    .select({ at: saidAt, kind, data: kept })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), eq(kind, 'changed')))
    .orderBy(asc(orderEvents.id));
  const moves = eventsOf(events, 'changed').filter(({ data }) => data.isElsewhere);
  const move = moves.find(({ data }) => data.version === version);
  const to = change?.address ?? address;
  if (!move || !to) return null;
  const said = (await saidPlaces(db, orderId)).filter(({ at }) => at < move.at);
  const since = moves.filter(({ at }) => at < move.at).at(-1)?.at;
  const last = said.toSorted((one, other) => one.at.getTime() - other.at.getTime()).at(-1);
  const from = last && (!since || last.at >= since) ? last.place : null;
  return { from, to: addressLine(to) };
}

/** Each place that an order was said to go to, and when. */
async function saidPlaces(db: Database, orderId: number): Promise<{ at: Date; place: string }[]> {
  const changed = await db
    .select({ at: orderChanges.closedAt, address: orderChanges.address })
    .from(orderChanges)
    .where(and(eq(orderChanges.orderId, orderId), eq(orderChanges.state, 'APPLIED')));
  const documents = await db
    .select({ at: invoices.issuedAt, snapshot: invoices.snapshot })
    .from(invoices)
    .where(eq(invoices.orderId, orderId));
  return [
    ...changed.flatMap(({ at, address }) => (at && address ? [{ at, place: addressLine(address) }] : [])),
    ...documents.flatMap(({ at, snapshot: { supply } }) =>
      supply.address ? [{ at, place: inOneLine(supply.address) }] : [],
    ),
  ];
}

/** An address in one line. */
export function addressLine({ streetName, houseNumber, streetAddition, ...rest }: AddressSnapshot): string {
  return inOneLine({ ...rest, street: `${streetName} ${houseNumber}`, addition: streetAddition });
}

function inOneLine({
  name,
  street,
  addition,
  postalCode,
  city,
}: Pick<InvoiceAddress, 'street' | 'addition' | 'postalCode' | 'city'> & { name: string }): string {
  return [name, street, addition, `${postalCode} ${city}`].filter(Boolean).join(', ');
}
