import { m } from '#kitchen-messages';
import { withoutDrinks } from '#rules/catalogue/without-drinks.ts';
import { centsOf, euroOf } from '#rules/money/money.ts';
import { money } from '../order/order-words.ts';
import type { ShownRun, ShownStop } from './shown-runs.ts';

/** Cents of deposit that a driver has collected at a stop, less what was given back for empties. */
function collectedAt(stop: ShownStop): number {
  const { handover } = stop;
  if (!handover) return 0;
  const { deposit } = handover.isAlcoholRefused ? withoutDrinks(stop) : stop;
  return centsOf(deposit) - (handover.emptiesCents ?? 0);
}

/** What a driver brings back of deposits, in words; empty while that is nothing. */
export function collectedWords({ stops }: Pick<ShownRun, 'stops'>): string {
  const cents = stops.reduce((sum, stop) => sum + collectedAt(stop), 0);
  if (cents === 0) return '';
  const amount = money(euroOf(Math.abs(cents)));
  return cents > 0 ? m.runs_collected({ amount }) : m.runs_paid_out({ amount });
}
