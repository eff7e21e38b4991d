import { inArray } from 'drizzle-orm';
import { dayOf, timeOf } from '#rules/booking/agreed.ts';
import { asksOtherwise } from '#rules/orders/care/asks-otherwise.ts';
import { hasLeft } from '#rules/orders/stages.ts';
import type { TickKind } from '#rules/orders/work/kitchen-ticks.ts';
import {
  type DishChange,
  type DishOfWork,
  kitchensAtWork,
  workChanges,
} from '#rules/orders/work/work-changes.ts';
import type { Actor, Doer } from '../../access/actor.ts';
import type { Queryable } from '../../db/database.ts';
import type { WorkChanged } from '../../db/order-event-data.ts';
import { products } from '../../db/schema/catalogue.ts';
import type { Order } from './find-order.ts';
import { madeBeforeOf } from './made-before.ts';
import { writeOrderEvent } from './move-order.ts';
import { ticksOf } from './ticks-of.ts';

interface Dish {
  readonly productId: number;
  readonly name: string;
  readonly quantity: number;
}

interface Told {
  /** As it was before. */
  readonly order: Order;
  readonly why: WorkChanged['why'];
  /** Its dishes, before and after. */
  readonly dishes: readonly Dish[];
  readonly changes: readonly DishChange[];
  /** What is agreed and asked for now, where that may be other than before. */
  readonly now?: Pick<Order, 'preferDateAndTime' | 'deliveryInstruction'>;
  readonly at: Date;
}

/**
 * Tells the kitchens that are at work on an order what is other than when they began, each its own. Has to come before the
 * ticks are taken away that a change makes untrue.
 */
export async function tellKitchens(tx: Queryable, by: Actor | Doer, told: Told): Promise<void> {
  const { order, why, dishes: named, now = order, at } = told;
  const { id: orderId, stage, bon } = order;
  const [day, time] = [dayOf(order), timeOf(order)];
  if (day === null || time === null || hasLeft(stage)) return;
  const dishes = await dishesOfWork(tx, order, named);
  const changed = workChanges(stage, dishes, told.changes);
  const timeNow = timeOf(now) === time ? null : timeOf(now);
  const isNoted = asksOtherwise(order.deliveryInstruction ?? '', now.deliveryInstruction ?? '');
  const dishOf = (productId: number) => dishes.find((dish) => dish.productId === productId);
  const sellerOf = (productId: number) => dishOf(productId)?.sellerId ?? null;
  const kitchens = new Set(changed.map(({ productId }) => sellerOf(productId)));
  if (timeNow !== null || isNoted) for (const each of kitchensAtWork(stage, dishes)) kitchens.add(each);
  for (const sellerId of kitchens) {
    const data = {
      day,
      time,
      bon,
      sellerId,
      why,
      dishes: changed
        .filter(({ productId }) => sellerOf(productId) === sellerId)
        .map((dish) => ({
          name: named.find(({ productId }) => productId === dish.productId)?.name ?? '',
          ...dish,
          isTicked: dishOf(dish.productId)?.isTicked ?? false,
        })),
      timeNow,
      isNoted,
    };
    await writeOrderEvent(tx, by, { orderId, kind: 'work-changed', at, data });
  }
}

async function dishesOfWork(
  tx: Queryable,
  order: Order,
  named: readonly Dish[],
): Promise<(DishOfWork & { readonly isTicked: boolean })[]> {
  const ids = [...new Set(named.map(({ productId }) => productId))];
  const { id, sellerId, station } = products;
  const known = await tx.select({ id, sellerId, station }).from(products).where(inArray(id, ids));
  const isTicked = await ticksOf(tx, [order.id]);
  const madeOf = await madeBeforeOf(tx, [order]);
  return ids.map((productId) => {
    const product = known.find((each) => each.id === productId);
    const has = (kind: TickKind) => isTicked(order.id, String(productId), kind);
    const part = madeOf(order, String(productId));
    return {
      productId,
      sellerId: product?.sellerId ?? null,
      station: product?.station ?? null,
      isStarted: has('STARTED'),
      isCooked: has('COOKED'),
      isPacked: has('PACKED'),
      made: part?.pieces ?? 0,
      isTicked: has('COOKED') || part?.isTicked === true,
    };
  });
}
