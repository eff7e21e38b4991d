import type { KitchenChangeQuote } from '#contract/kitchen/orders/order-changes.ts';
import type { KitchenOrderDetails } from '#contract/kitchen/orders/order-details.ts';
import { euroOf } from '#rules/money/money.ts';
import type { ChangeEffects } from '../../../services/kitchen/changes/change-effects.ts';
import type { OrderDetails } from '../../../services/kitchen/order-details.ts';
import { presentOutcome } from '../../present-changes.ts';
import { seconds } from '../present.ts';

type Waiting = NonNullable<KitchenOrderDetails['change']>;

/** A change that waits for its payment, with what it would make of the order. */
export function presentWaiting(
  change: NonNullable<OrderDetails['change']>,
  order: Parameters<typeof presentOutcome>[1],
  by: Waiting['by'],
): Waiting {
  const { difference, fee, until, url, paymentUnderWay } = change;
  return {
    difference: euroOf(difference),
    fee: euroOf(fee),
    until: seconds(until),
    by,
    checkoutUrl: url,
    paymentUnderWay,
    ...presentOutcome(change, order),
  };
}

/** What a change would mean to those who cook. */
export function presentEffects({ slot, day, starts, sheets }: ChangeEffects): KitchenChangeQuote['effects'] {
  return {
    slot: [...slot],
    day,
    starts: [...starts],
    sheets: sheets.map(({ printedAt, ...sheet }) => ({ ...sheet, printedAt: seconds(printedAt) })),
  };
}
