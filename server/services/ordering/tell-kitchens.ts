import { and, eq, inArray } from 'drizzle-orm';
import { careOf } from '#rules/orders/care/care-of.ts';
import { hasLeft } from '#rules/orders/stages.ts';
import {
  type DishChange,
  type DishOfWork,
  kitchensAtWork,
  workChanges,
} from '#rules/orders/work/work-changes.ts';
import type { Actor, Doer } from '../../access/actor.ts';
import type { Queryable } from '../../db/database.ts';
import { products } from '../../db/schema/catalogue.ts';
import { ticks } from '../../db/schema/kitchen.ts';
import type { Order } from './find-order.ts';
import { writeOrderEvent } from './move-order.ts';

/** What a kitchen that is at work on an order has to hear, as the history of the order has it. */
export interface WorkChanged {
  /** The day, the time and the number that the order had then. */
  readonly day: string;
  readonly time: string;
  readonly bon: number | null;
  /** Whose dishes these are; null where the product is gone. */
  readonly sellerId: number | null;
  readonly why: 'CHANGED' | 'MOVED' | 'CANCELED';
  readonly dishes: readonly { readonly name: string; from: number; to: number; isMade: boolean }[];
  /** When it has to be there now, `HH:mm`; null where that is as before. */
  readonly timeNow: string | null;
  /** Whether what the kitchen has to take care of reads otherwise. */
  readonly isNoted: boolean;
}

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
  const { id: orderId, preferDateAndTime: agreed, stage, bon } = order;
  if (agreed === null || hasLeft(stage)) return;
  const dishes = await dishesOfWork(tx, orderId, named);
  const changed = workChanges(stage, dishes, told.changes);
  const timeNow = now.preferDateAndTime === agreed ? null : (now.preferDateAndTime?.slice(11, 16) ?? null);
  const isNoted = asksOtherwise(order, now);
  const sellerOf = (productId: number) =>
    dishes.find((dish) => dish.productId === productId)?.sellerId ?? null;
  const kitchens = new Set(changed.map(({ productId }) => sellerOf(productId)));
  if (timeNow !== null || isNoted) for (const each of kitchensAtWork(stage, dishes)) kitchens.add(each);
  for (const sellerId of kitchens) {
    const data = {
      day: agreed.slice(0, 10),
      time: agreed.slice(11, 16),
      bon,
      sellerId,
      why,
      dishes: changed
        .filter(({ productId }) => sellerOf(productId) === sellerId)
        .map(({ productId, ...dish }) => ({
          name: named.find((each) => each.productId === productId)?.name ?? '',
          ...dish,
        })),
      timeNow,
      isNoted,
    } satisfies WorkChanged;
    await writeOrderEvent(tx, by, { orderId, kind: 'work-changed', at, data });
  }
}

/** Whether the note of an order asks for other care than before. */
function asksOtherwise(before: Pick<Order, 'deliveryInstruction'>, now: typeof before): boolean {
  const [was, is] = [before.deliveryInstruction ?? '', now.deliveryInstruction ?? ''];
  return was !== is && (careOf(was).asks || careOf(is).asks);
}

async function dishesOfWork(tx: Queryable, orderId: number, named: readonly Dish[]): Promise<DishOfWork[]> {
  const ids = [...new Set(named.map(({ productId }) => productId))];
  const { id, sellerId, station } = products;
  const known = await tx.select({ id, sellerId, station }).from(products).where(inArray(id, ids));
  const ticked = await tx
    .select()
    .from(ticks)
    .where(and(eq(ticks.orderId, orderId), inArray(ticks.item, ids.map(String))));
  return ids.map((productId) => {
    const product = known.find((each) => each.id === productId);
    const has = (kind: (typeof ticked)[number]['kind']) =>
      ticked.some((each) => each.item === String(productId) && each.kind === kind);
    return {
      productId,
      sellerId: product?.sellerId ?? null,
      station: product?.station ?? null,
      isStarted: has('STARTED'),
      isCooked: has('COOKED'),
      isPacked: has('PACKED'),
    };
  });
}
