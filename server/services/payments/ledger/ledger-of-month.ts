import { and, asc, count, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Cents } from '#rules/money/money.ts';
import { spanOfMonth } from '#rules/money/month.ts';
import type { StaffActor } from '../../../access/staff/staff-actor.ts';
import { invoices } from '../../../db/schema/billing.ts';
import { productOrders } from '../../../db/schema/ordering.ts';
import { money } from '../../../db/schema/payments.ts';
import type { Deps } from '../../../deps.ts';
import { isInquiry } from '../../../payments/money-states.ts';
import { demand } from '../../../policies/demand.ts';
import { mayInKitchen } from '../../../policies/kitchen-policies.ts';
import type { LedgerRow } from './read-ledger.ts';
import { isDayOnly } from './sent-at.ts';
import { type Settled, settledBy } from './settled-documents.ts';

/** A movement with the order that it is of. */
export type MonthMovement = LedgerRow & {
  readonly publicId: string;
  /** Its number of its day; null before it has one. */
  readonly bon: number | null;
  readonly preferDateAndTime: string | null;
  /** Of a dispute: a bank only asks, or asked, and has taken nothing. */
  readonly isInquiry: boolean;
  /** Of what was asked for and failed: a person has sent it by bank transfer instead, as it had come; that stands there too. */
  readonly isSettled: boolean;
  /** Of what is asked for: it came by bank transfer, and only a person can send it back. */
  readonly isByHand: boolean;
  /** Of it only the day is known, not the time. */
  readonly isDayOnly: boolean;
};

/** What the movements of a kind that are done come to. */
export interface LedgerSum {
  readonly kind: LedgerRow['kind'];
  /** Whether it went through the bank and not through the provider. */
  readonly isByBank: boolean;
  readonly movements: number;
  readonly amount: Cents;
}

const order: readonly LedgerRow['kind'][] = ['CHARGE', 'REFUND', 'DISPUTE', 'TRANSFER'];

/** So many movements are told at once. */
const page = 200;

/**
 * The movements of money of a month of Berlin, the newest first, a page at a time, and what all of the month come to by kind. A
 * movement is of the month in which it was asked for or first heard of, or sent by hand, for ever. Errors: NotAllowed.
 * @param month `2026-11`
 * @param before the last movement that is known already
 */
export async function ledgerOfMonth(
  deps: Deps,
  actor: StaffActor,
  { month, before }: { month: string; before?: number | undefined },
): Promise<{ movements: MonthMovement[]; count: number; hasMore: boolean; sums: LedgerSum[] }> {
  demand(mayInKitchen('seeMoney', actor, deps.now()));
  const older =
    before && sql`(${money.askedAt}, ${money.id}) < (select asked_at, id from money where id = ${before})`;
  const [found, sums, all] = await Promise.all([
    movementsOf(deps, month, older || undefined).limit(page + 1),
    sumsOf(deps, month),
    deps.db.select({ count: count() }).from(money).where(isOfMonth(month)),
  ]);
  const movements = found.slice(0, page).map(withOrder);
  return { movements, count: all[0]?.count ?? 0, hasMore: found.length > page, sums };
}

/** All of a month with what it settles, the oldest first. Whoever calls this has asked whether somebody may see it. */
export async function wholeLedgerOf(
  deps: Pick<Deps, 'db'>,
  month: string,
): Promise<{ movements: (MonthMovement & Settled)[]; sums: LedgerSum[] }> {
  const [found, issued, sums] = await Promise.all([
    movementsOf(deps, month),
    issuedForOrdersOf(deps, month),
    sumsOf(deps, month),
  ]);
  const byOrder = Map.groupBy(issued, ({ orderId }) => orderId);
  const movements = found
    .map(withOrder)
    .map((each) => ({ ...each, ...settledBy(each, byOrder.get(each.orderId) ?? []) }));
  return { movements: movements.reverse(), sums };
}

/** All that was ever issued for the orders whose money moved in a month, the oldest first. */
function issuedForOrdersOf({ db }: Pick<Deps, 'db'>, month: string) {
  const { orderId, snapshot, issuedAt } = invoices;
  const moved = db.select({ orderId: money.orderId }).from(money).where(isOfMonth(month));
  return db
    .select({ orderId, snapshot, issuedAt })
    .from(invoices)
    .where(inArray(orderId, moved))
    .orderBy(asc(invoices.id));
}

function isOfMonth(month: string): SQL | undefined {
  const { from, until } = spanOfMonth(month);
  return and(gte(money.askedAt, from), lt(money.askedAt, until));
}

function movementsOf({ db }: Pick<Deps, 'db'>, month: string, older?: SQL) {
  return db
    .select({
      movement: money,
      publicId: productOrders.publicId,
      bon: productOrders.bon,
      preferDateAndTime: productOrders.preferDateAndTime,
      isSettled,
      isByHand,
    })
    .from(money)
    .innerJoin(productOrders, eq(productOrders.id, money.orderId))
    .where(and(isOfMonth(month), older))
    .orderBy(desc(money.askedAt), desc(money.id));
}

/** Whether a charge came by bank transfer. */
const cameByBank = sql`exists (select from money charge where charge.id = ${money.chargeId} and charge.received_on is not null)`;

/** Whether money is asked for back that only a person can send. */
const isByHand = sql<boolean>`(${money.kind} = 'REFUND' and ${money.state} = 'ASKED' and ${cameByBank})`;

/**
 * Whether a request for money back ended with a person's transfer of it: of a charge that came by bank transfer nobody else
 * was ever asked, and both were noted at once. One that the provider did not make has failed, also where a person made it.
 */
const isSettled = sql<boolean>`(${money.kind} = 'REFUND' and ${money.state} = 'FAILED' and ${money.providerId} is null
  and ${cameByBank}
  and exists (select from money back where back.order_id = ${money.orderId}
    and back.kind = 'TRANSFER' and back.closed_at = ${money.closedAt}))`;

type Found = Awaited<ReturnType<typeof movementsOf>>[number];

const withOrder = ({ movement, ...found }: Found): MonthMovement => ({
  ...movement,
  ...found,
  isInquiry: movement.kind === 'DISPUTE' && isInquiry(movement.status),
  isDayOnly: isDayOnly(movement),
});

async function sumsOf({ db }: Pick<Deps, 'db'>, month: string): Promise<LedgerSum[]> {
  const isByBank = sql<boolean>`${money.kind} = 'TRANSFER' or ${money.receivedOn} is not null`;
  const sums = await db
    .select({ kind: money.kind, isByBank, movements: count(), amount: sql<Cents>`sum(${money.amount})::int` })
    .from(money)
    .where(and(isOfMonth(month), eq(money.state, 'DONE')))
    .groupBy(money.kind, isByBank);
  return sums.toSorted(
    (a, b) => order.indexOf(a.kind) - order.indexOf(b.kind) || Number(a.isByBank) - Number(b.isByBank),
  );
}
