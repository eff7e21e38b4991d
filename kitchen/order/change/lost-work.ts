import type { KitchenChangeQuote } from '#contract/kitchen/orders/order-changes.ts';
import { isBefore } from '#rules/orders/stages.ts';
import { type TickKind, ticksLost, workedStage } from '#rules/orders/work/kitchen-ticks.ts';
import type { ShownDetails } from '../shown-order.ts';

type Item = ShownDetails['items'][number];

interface LostWork {
  /** Of which what is begun or made has to be done again. */
  readonly open: readonly string[];
  /** Which have only to be packed again: what is made stays made. */
  readonly toPack: readonly string[];
  /** Which are taken out though somebody has begun, made or packed them. */
  readonly gone: readonly string[];
}

/** The dishes of which something is ticked off that a change makes untrue, by name as they were ordered. */
export function lostWork(
  items: readonly Pick<Item, 'productId' | 'isStarted' | 'isCooked' | 'isPacked'>[],
  changes: KitchenChangeQuote['changes'],
): LostWork {
  const lost = changes.map(({ productId, name, from, to }) => {
    const item = items.find((each) => each.productId === productId);
    const ticked: readonly TickKind[] = [
      ...(item?.isStarted ? (['STARTED'] as const) : []),
      ...(item?.isCooked ? (['COOKED'] as const) : []),
      ...(item?.isPacked ? (['PACKED'] as const) : []),
    ];
    return { name, isGone: to === 0, kinds: ticksLost({ from, to }).filter((kind) => ticked.includes(kind)) };
  });
  const touched = lost.filter(({ kinds }) => kinds.length > 0);
  const isPacking = ({ kinds }: (typeof lost)[number]) => kinds.every((kind) => kind === 'PACKED');
  const namesOf = (dishes: typeof lost) => dishes.map(({ name }) => name);
  const stays = touched.filter(({ isGone }) => !isGone);
  return {
    open: namesOf(stays.filter((dish) => !isPacking(dish))),
    toPack: namesOf(stays.filter(isPacking)),
    gone: namesOf(touched.filter(({ isGone }) => isGone)),
  };
}

/** Whether the kitchens have done anything for an order that is nothing to another day. */
export const isBegun = ({ stage, items }: Pick<ShownDetails, 'stage' | 'items'>): boolean =>
  isBefore('ACCEPTED', workedStage(stage, items));
