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
    return { name, kinds: ticksLost({ from, to }).filter((kind) => ticked.includes(kind)) };
  });
  const isPacking = (kinds: readonly TickKind[]) => kinds.every((kind) => kind === 'PACKED');
  return {
    open: lost.filter(({ kinds }) => kinds.length > 0 && !isPacking(kinds)).map(({ name }) => name),
    toPack: lost.filter(({ kinds }) => kinds.length > 0 && isPacking(kinds)).map(({ name }) => name),
  };
}

/** Whether the kitchens have done anything for an order that is nothing to another day. */
export const isBegun = ({ stage, items }: Pick<ShownDetails, 'stage' | 'items'>): boolean =>
  isBefore('ACCEPTED', workedStage(stage, items));
