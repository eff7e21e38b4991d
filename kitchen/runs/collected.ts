import { m } from '#kitchen-messages';
import { withoutDrinks } from '#rules/catalogue/without-drinks.ts';
import { centsOf, euroOf } from '#rules/money/money.ts';
import { collectedDeposit } from '#rules/orders/hand-over/empties.ts';
import { money } from '../order/order-words.ts';
import type { ShownRun, ShownStop } from './shown-runs.ts';

/**
 * Cents of deposit that a driver has collected at a stop, less what was given back for empties; null where nobody said so, as of
 * one that a desk has ended.
 */
function collectedAt(stop: ShownStop): number | null {
  const { handover, stage, isCanceled } = stop;
  if (!handover && (stage !== 'DELIVERED' || isCanceled)) return 0;
  const { deposit } = handover?.isAlcoholRefused ? withoutDrinks(stop) : stop;
  return collectedDeposit(centsOf(deposit), handover?.emptiesCents);
}

/** What a driver brings back of deposits, in words, and of how many stops nobody said it; empty while there is nothing. */
export function collectedWords({ stops }: Pick<ShownRun, 'stops'>): string {
  const amounts = stops.map(collectedAt);
  const cents = amounts.reduce<number>((sum, each) => sum + (each ?? 0), 0);
  const count = amounts.filter((each) => each === null).length;
  const amount = money(euroOf(Math.abs(cents)));
  const said = cents === 0 ? '' : cents > 0 ? m.runs_collected({ amount }) : m.runs_paid_out({ amount });
  if (count === 0) return said;
  return said ? `${said}; ${m.runs_unsaid_too({ count })}` : m.runs_unsaid({ count });
}
