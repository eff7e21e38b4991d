import type { KitchenOrder } from '#contract/kitchen/orders/orders.ts';
import { kitchensThatTickMade, notMadeOf } from '#rules/orders/kitchen-ticks.ts';
import type { Stage } from '#rules/orders/stages.ts';
import type { Press } from '../presses/press-store.ts';
import { isTicked } from '../ticks/tick.ts';

interface Shown {
  /** Whether something that was pressed for it has not reached the shop. */
  readonly isWaiting: boolean;
  /** Dishes that are not ticked off as made though it is packed; 0 where that is not ticked. */
  readonly notMade: number;
}

/** An order as it will be when what was pressed has arrived. */
export type ShownOrder = KitchenOrder & Shown;

/** Orders of a day with what was pressed for them already done. */
export function withPresses<Order extends KitchenOrder>(
  orders: readonly Order[],
  presses: readonly Press[],
): (Order & Shown)[] {
  const shown = orders.map((order) => {
    const own = presses.filter((each) => each.order === order.publicProductOrderId);
    if (own.length === 0) return { ...order, isWaiting: false };
    const stage = own.findLast(({ shows }) => shows.stage !== undefined)?.shows.stage as Stage | undefined;
    const items = order.items.map((item) => withTicks(order, item, own));
    const progress = order.progress.map((each) => ({
      ...each,
      cooked: items.filter(({ sellerId, isCooked }) => sellerId === each.sellerId && isCooked).length,
    }));
    return { ...order, stage: stage ?? order.stage, items, progress, isWaiting: true };
  });
  const ticking = kitchensThatTickMade(shown.flatMap(({ items }) => items));
  return shown.map((order) => ({
    ...order,
    notMade: order.state === 'BINDING' ? notMadeOf(order.stage, order.items, ticking) : 0,
  }));
}

function withTicks<Item extends KitchenOrder['items'][number]>(
  { publicProductOrderId: order }: KitchenOrder,
  item: Item,
  presses: readonly Press[],
): Item {
  const id = String(item.productId);
  return {
    ...item,
    isStarted: isTicked(presses, { order, item: id, kind: 'STARTED' }, item.isStarted),
    isCooked: isTicked(presses, { order, item: id, kind: 'COOKED' }, item.isCooked),
    isPacked: isTicked(presses, { order, item: id, kind: 'PACKED' }, item.isPacked),
  };
}
