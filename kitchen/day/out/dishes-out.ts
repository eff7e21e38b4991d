import type { ShownOrder } from '../../stages/with-presses.ts';

/** A dish that the kitchen cannot bring any more, with the orders of which it is still a part. */
export interface DishOut {
  readonly productId: number;
  readonly name: string;
  /** By time, as the board has them; never empty. */
  readonly orders: readonly [ShownOrder, ...ShownOrder[]];
}

/** What of a day's orders is sold out and not made, a dish once: nothing, as soon as each of them has an answer. */
export function dishesOut(orders: readonly ShownOrder[]): DishOut[] {
  const out = orders.flatMap((order) =>
    order.items.filter(({ isOut }) => isOut).map(({ productId, name }) => ({ productId, name, order })),
  );
  return [...Map.groupBy(out, ({ productId }) => productId).values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, orders: [first.order, ...others.map(({ order }) => order)] as const }] : [],
  );
}
