import { and, asc, eq, inArray } from 'drizzle-orm';
import { isForward, type Stage } from '#rules/orders/stages.ts';
import type { Actor, Doer } from '../../access/actor.ts';
import type { Queryable } from '../../db/database.ts';
import { orderEvents } from '../../db/schema/ordering.ts';
import type { Order } from './find-order.ts';
import { writeOrderEvent } from './move-order.ts';

/** What lies packed, or in the car, and is not wanted there any more, as the history of its order has it. */
export interface LeftPacked {
  /** The day for which it was packed, with the time and the number that its order had then. */
  readonly day: string;
  readonly time: string;
  readonly bon: number | null;
  /** The dish, by its name as it was ordered, and its pieces; null for all of the order. */
  readonly dish: string | null;
  readonly quantity: number | null;
  readonly isLoaded: boolean;
}

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
  const lies = await whatLies(tx, order);
  const tell = async (dish?: Dish) => {
    const item = dish && String(dish.productId);
    if (!lies('PACKED', item)) return;
    const packedFor = { day: agreed.slice(0, 10), time: agreed.slice(11, 16), bon };
    const what = { dish: dish?.name ?? null, quantity: dish?.quantity ?? null };
    const data = { ...packedFor, ...what, isLoaded: lies('LOADED', item) } satisfies LeftPacked;
    await writeOrderEvent(tx, by, { orderId, kind: 'to-unpack', at, data });
  };
  if (!dishes) return tell();
  for (const dish of dishes) await tell(dish);
}

/**
 * Whether a dish of an order, or anything of it, was ticked as packed or loaded, or told so with all of it. A change takes
 * such ticks away, and the food lies there all the same: the history knows, up to where all of it was to be put away.
 */
async function whatLies(
  tx: Queryable,
  order: Order,
): Promise<(how: 'PACKED' | 'LOADED', item?: string) => boolean> {
  const { orderId, kind, data, id } = orderEvents;
  const history = await tx
    .select({ kind, data })
    .from(orderEvents)
    .where(and(eq(orderId, order.id), inArray(kind, movesOfFood)))
    .orderBy(asc(id));
  const ticked = new Set<string>();
  let told: Stage = 'NEW';
  for (const {
    kind: what,
    data: { item, tick, to, dish, isReopened },
  } of history) {
    if (what === 'tick') ticked.add(`${tick} ${item}`);
    if (what === 'tick-taken-back') ticked.delete(`${tick} ${item}`);
    if (what.startsWith('stage') && !isReopened) told = to as Stage;
    if (what === 'to-unpack' && dish === null) {
      ticked.clear();
      told = 'NEW';
    }
  }
  const reaches = (stage: Stage) => [told, order.stage].some((each) => !isForward(each, stage));
  const isTicked = (how: string, item?: string) =>
    [...ticked].some((each) => (item === undefined ? each.startsWith(`${how} `) : each === `${how} ${item}`));
  return (how, item) =>
    reaches('OUT') ||
    isTicked('LOADED', item) ||
    (how === 'PACKED' && (reaches('READY') || isTicked('PACKED', item)));
}

const movesOfFood = ['tick', 'tick-taken-back', 'stage', 'stage-taken-back', 'to-unpack'];
