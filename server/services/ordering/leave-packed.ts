import { and, asc, eq, inArray } from 'drizzle-orm';
import { movesOfFood, whatLies } from '#rules/orders/work/kitchen-ticks.ts';
import type { Actor, Doer } from '../../access/actor.ts';
import type { Queryable } from '../../db/database.ts';
import { orderEvents } from '../../db/schema/ordering.ts';
import type { Order } from './find-order.ts';
import { writeOrderEvent } from './move-order.ts';

interface Dish {
  readonly productId: number;
  readonly name: string;
  readonly quantity: number;
}

/**
 * Says that somebody has to put away again what lies packed of an order: of these dishes, or all of it unless told. Nothing
 * is said of what nobody has packed, and of what is with its customer.
 */
export async function leavePacked(
  tx: Queryable,
  by: Actor | Doer,
  { order, dishes, at }: { order: Order; dishes?: readonly Dish[]; at: Date },
): Promise<void> {
  const { id: orderId, preferDateAndTime: agreed, stage, bon } = order;
  if (agreed === null || stage === 'DELIVERED') return;
  const lies = whatLies(await historyOf(tx, order), stage);
  const tell = async (dish?: Dish) => {
    const item = dish && String(dish.productId);
    if (!lies('PACKED', item)) return;
    const packedFor = { day: agreed.slice(0, 10), time: agreed.slice(11, 16), bon };
    const what = { dish: dish?.name ?? null, quantity: dish?.quantity ?? null };
    const data = {
      ...packedFor,
      ...what,
      isLoaded: lies('LOADED', item),
      isOut: stage === 'OUT',
    };
    await writeOrderEvent(tx, by, { orderId, kind: 'to-unpack', at, data });
  };
  if (!dishes) return tell();
  for (const dish of dishes) await tell(dish);
}

/** What the food of an order has been through, oldest first. */
async function historyOf(tx: Queryable, order: Order) {
  const { orderId, kind, data, id } = orderEvents;
  return tx
    .select({ kind, data })
    .from(orderEvents)
    .where(and(eq(orderId, order.id), inArray(kind, [...movesOfFood])))
    .orderBy(asc(id));
}
