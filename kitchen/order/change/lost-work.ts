import type { KitchenChangeQuote } from '#contract/kitchen/orders/order-changes.ts';
import { type TickKind, ticksLost } from '#rules/orders/kitchen-ticks.ts';
import { isForward } from '#rules/orders/stages.ts';
import type { ShownDetails } from '../shown-order.ts';

type Item = ShownDetails['items'][number];

/** The dishes of which something is ticked off that a change makes untrue, by name as they were ordered. */
export function reopened(
  items: readonly Pick<Item, 'productId' | 'isStarted' | 'isCooked' | 'isPacked'>[],
  changes: KitchenChangeQuote['changes'],
): string[] {
  return changes.flatMap(({ productId, name, from, to }) => {
    const item = items.find((each) => each.productId === productId);
    const ticked: readonly TickKind[] = [
      ...(item?.isStarted ? (['STARTED'] as const) : []),
      ...(item?.isCooked ? (['COOKED'] as const) : []),
      ...(item?.isPacked ? (['PACKED'] as const) : []),
    ];
    return ticksLost({ from, to }).some((kind) => ticked.includes(kind)) ? [name] : [];
  });
}

/** Whether the kitchens have done anything for an order that is nothing to another day. */
export const isBegun = ({ stage, items }: Pick<ShownDetails, 'stage' | 'items'>): boolean =>
  isForward('ACCEPTED', stage) ||
  items.some(({ isStarted, isCooked, isPacked }) => isStarted || isCooked || isPacked);
