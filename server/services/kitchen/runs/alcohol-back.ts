import { and, asc, eq, inArray } from 'drizzle-orm';
import { drinksOf, isKeptBack } from '#rules/catalogue/drinks.ts';
import { withAges } from '#rules/catalogue/minimum-age.ts';
import { isAlcoholSettled } from '#rules/orders/alcohol-settled.ts';
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
  const open: AlcoholBack[] = [];
  for (const { order, at } of kept) if (!(await isSettled(deps.db, order))) open.push({ order, at });
  return open;
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
    if ((await isSettled(tx, order)) === isSeen) return;
    const kind = isSeen ? 'alcohol-closed' : 'alcohol-reopened';
    await writeOrderEvent(tx, actor, { orderId: order.id, kind, at });
  });
}

/** Whether somebody has settled what was not handed over last. */
async function isSettled(db: Queryable, { id: orderId }: Order): Promise<boolean> {
  const { kind, data } = orderEvents;
  const events = await db
    .select({ kind, data })
    .from(orderEvents)
    .where(
      and(
        eq(orderEvents.orderId, orderId),
        inArray(kind, ['handed-over', 'changed', 'alcohol-closed', 'alcohol-reopened']),
      ),
    )
    .orderBy(asc(orderEvents.id));
  const handed = events.findLastIndex((event) => event.kind === 'handed-over');
  const drinks = drinksOf(withAges(await soldLines(db, orderId)));
  return isAlcoholSettled(
    events.slice(handed + 1),
    drinks.map(({ productId }) => productId),
  );
}
