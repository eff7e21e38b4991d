import { and, desc, eq, gt, gte, isNull, lt, sql } from 'drizzle-orm';
import type { Cents } from '#rules/money/money.ts';
import { spanOfMonth } from '#rules/money/month.ts';
import { collectedDeposit } from '#rules/orders/hand-over/empties.ts';
import type { StaffActor } from '../../../access/staff/staff-actor.ts';
import { handovers } from '../../../db/schema/kitchen.ts';
import { orderEvents, productOrders } from '../../../db/schema/ordering.ts';
import { staff } from '../../../db/schema/staff.ts';
import type { Deps } from '../../../deps.ts';
import { demand } from '../../../policies/demand.ts';
import { mayInKitchen } from '../../../policies/kitchen-policies.ts';
import type { Order } from '../../ordering/find-order.ts';
import { keptDeposits } from '../../ordering/kept-deposits.ts';
import { handoversOf, isTakenBack } from './handovers-of.ts';

/** The deposit of an order that was handed over, settled there in cash. */
export interface SettledDeposit {
  readonly order: Order;
  readonly at: Date;
  /** Who handed it over, or noted that; null for a tablet. */
  readonly by: string | null;
  /** Of what was handed over. */
  readonly due: Cents;
  /** What was given back for empties; null where nobody said. */
  readonly returned: Cents | null;
  /** What was taken in, below 0 what was paid out; null where nobody said what came back empty. */
  readonly collected: Cents | null;
}

/** The cash for deposits of a month, and what it comes to: `due` less `returned` and `unsaidDue` is `collected`. */
export interface MonthOfDeposits {
  /** The oldest first. */
  readonly settled: readonly SettledDeposit[];
  readonly due: Cents;
  readonly returned: Cents;
  readonly collected: Cents;
  /** How many hand-overs nobody said it of, and what was due at them. */
  readonly unsaid: number;
  readonly unsaidDue: Cents;
}

/**
 * The deposits that were settled in cash at the hand-overs of a month of Berlin, with those of which nobody said what came back
 * empty. Errors: NotAllowed.
 * @param month `2026-11`
 */
export async function depositsOfMonth(
  deps: Deps,
  actor: StaffActor,
  month: string,
): Promise<MonthOfDeposits> {
  demand(mayInKitchen('seeMoney', actor, deps.now()));
  return wholeDepositsOf(deps, month);
}

/** The same. Whoever calls this has asked whether somebody may see it. */
export async function wholeDepositsOf({ db }: Pick<Deps, 'db'>, month: string): Promise<MonthOfDeposits> {
  const handed = [...(await notedIn(db, month)), ...(await unnotedIn(db, month))];
  const kept = await keptDeposits(
    db,
    handed.map(({ order }) => order),
  );
  const settled = handed
    .map(({ order, at, by, returned }): SettledDeposit => {
      const due = order.deposit - (kept.get(order.id) ?? 0);
      return { order, at, by, due, returned, collected: collectedDeposit(due, returned) };
    })
    .filter(({ due, returned }) => due !== 0 || (returned ?? 0) !== 0)
    .toSorted((one, other) => one.at.getTime() - other.at.getTime() || one.order.id - other.order.id);
  const unsaid = settled.filter(({ collected }) => collected === null);
  return {
    settled,
    due: sumOf(settled, 'due'),
    returned: sumOf(settled, 'returned'),
    collected: sumOf(settled, 'collected'),
    unsaid: unsaid.length,
    unsaidDue: sumOf(unsaid, 'due'),
  };
}

const sumOf = (settled: readonly SettledDeposit[], what: 'due' | 'returned' | 'collected'): Cents =>
  settled.reduce((sum, each) => sum + (each[what] ?? 0), 0);

/** The hand-overs of a month of which something was noted, without those that were taken back. */
async function notedIn(db: Deps['db'], month: string) {
  const { from, until } = spanOfMonth(month);
  const found = await db
    .select({ order: productOrders, by: staff.name })
    .from(handovers)
    .innerJoin(productOrders, eq(productOrders.id, handovers.orderId))
    .leftJoin(staff, eq(staff.id, handovers.staffId))
    .where(and(gte(handovers.at, from), lt(handovers.at, until)));
  const noted = await handoversOf(
    db,
    found.map(({ order }) => order.id),
  );
  const notedOf = new Map(noted.map((each) => [each.orderId, each]));
  return found.flatMap(({ order, by }) => {
    const handed = notedOf.get(order.id);
    if (!handed || isTakenBack(order, handed)) return [];
    return [{ order, by, at: handed.at, returned: handed.emptiesCents }];
  });
}

/** The orders with a deposit that somebody has only said to be handed over in a month, by their stage. */
async function unnotedIn(db: Deps['db'], month: string) {
  const { from, until } = spanOfMonth(month);
  const last = await db
    .selectDistinctOn([orderEvents.orderId], { order: productOrders, by: staff.name, at: orderEvents.at })
    .from(orderEvents)
    .innerJoin(productOrders, eq(productOrders.id, orderEvents.orderId))
    .leftJoin(handovers, eq(handovers.orderId, orderEvents.orderId))
    .leftJoin(staff, and(eq(orderEvents.actorKind, 'staff'), eq(staff.id, orderEvents.actorId)))
    .where(
      and(
        eq(orderEvents.kind, 'stage'),
        sql`${orderEvents.data} ->> 'to' = 'DELIVERED'`,
        gte(orderEvents.at, from),
        eq(productOrders.stage, 'DELIVERED'),
        gt(productOrders.deposit, 0),
        isNull(handovers.orderId),
      ),
    )
    .orderBy(orderEvents.orderId, desc(orderEvents.id));
  return last.filter(({ at }) => at < until).map((each) => ({ ...each, returned: null }));
}
