import { and, asc, eq, inArray } from 'drizzle-orm';
import { drinksOf, isKeptBack } from '#rules/catalogue/drinks.ts';
import { withAges } from '#rules/catalogue/minimum-age.ts';
import { isAlcoholSettled } from '#rules/orders/hand-over/alcohol-settled.ts';
import type { StaffActor } from '../../../access/staff/staff-actor.ts';
import { bindingOrders } from '../../../db/binding-orders.ts';
import type { Queryable } from '../../../db/database.ts';
import { handovers } from '../../../db/schema/kitchen.ts';
import { orderEvents, productOrders } from '../../../db/schema/ordering.ts';
import type { Deps } from '../../../deps.ts';
import { demand } from '../../../policies/demand.ts';
import { mayInKitchen } from '../../../policies/kitchen-policies.ts';
import { ShopError } from '../../../shop-error.ts';
import type { Order } from '../../ordering/find-order.ts';
import { writeOrderEvent } from '../../ordering/move-order.ts';
import { soldLines } from '../../ordering/sold-lines.ts';
import { withLockedOrder } from '../with-locked-order.ts';

/** An order whose alcohol came back in the van, with when it was handed over without it. */
export interface AlcoholBack {
  readonly order: Order;
  readonly at: Date;
}

/** The orders whose alcohol came back and nobody has settled that, the oldest first. Errors: NotAllowed. */
export async function listAlcoholBack(deps: Deps, actor: StaffActor): Promise<AlcoholBack[]> {
  demand(mayInKitchen('seeNotices', actor, deps.now()));
  const refused = await deps.db
    .select({ order: productOrders, at: handovers.at, ageChecked: handovers.ageChecked })
    .from(handovers)
    .innerJoin(productOrders, eq(productOrders.id, handovers.orderId))
    .where(and(eq(handovers.isAlcoholRefused, true), eq(productOrders.stage, 'DELIVERED'), bindingOrders))
    .orderBy(asc(handovers.at));
  const kept = refused.filter(({ ageChecked }) => isKeptBack({ isAlcoholRefused: true, ageChecked }));
  const settled = await settledOf(
    deps.db,
    kept.map(({ order }) => order.id),
  );
  return kept.filter(({ order }) => !settled.has(order.id)).map(({ order, at }) => ({ order, at }));
}

/**
 * Notes that somebody has settled it, or takes that back. Errors: OrderNotFound, NoticeNotFound (nothing came back), NotAllowed.
 */
export async function seeAlcoholBack(
  deps: Deps,
  actor: StaffActor,
  { publicId, isSeen }: { readonly publicId: string; readonly isSeen: boolean },
): Promise<void> {
  demand(mayInKitchen('closeNotice', actor, deps.now()));
  await withLockedOrder(deps, publicId, async (tx, order, at) => {
    const [handed] = await tx.select().from(handovers).where(eq(handovers.orderId, order.id));
    if (!handed || !isKeptBack(handed)) throw new ShopError('NoticeNotFound');
    if ((await settledOf(tx, [order.id])).has(order.id) === isSeen) return;
    const kind = isSeen ? 'alcohol-closed' : 'alcohol-reopened';
    await writeOrderEvent(tx, actor, { orderId: order.id, kind, at, data: {} });
  });
}

/** Of which orders somebody has settled what was not handed over last. */
async function settledOf(db: Queryable, orderIds: readonly number[]): Promise<ReadonlySet<number>> {
  if (orderIds.length === 0) return new Set();
  const { orderId, kind, data } = orderEvents;
  const events = await db
    .select({ orderId, kind, data })
    .from(orderEvents)
    .where(
      and(
        inArray(orderId, [...orderIds]),
        inArray(kind, ['handed-over', 'changed', 'alcohol-closed', 'alcohol-reopened']),
      ),
    )
    .orderBy(asc(orderEvents.id));
  const happened = Map.groupBy(events, (event) => event.orderId);
  const drinks = Map.groupBy(drinksOf(withAges(await soldLines(db, ...orderIds))), (line) => line.orderId);
  const isSettled = (id: number) => {
    const all = happened.get(id) ?? [];
    const since = all.slice(all.findLastIndex((event) => event.kind === 'handed-over') + 1);
    return isAlcoholSettled(
      since,
      (drinks.get(id) ?? []).map(({ productId }) => productId),
    );
  };
  return new Set(orderIds.filter(isSettled));
}
