import type { Stop } from '#contract/kitchen/day/stops.ts';
import { m } from '#kitchen-messages';
import { clockOf } from '../parts/words.ts';

/** To whom an order was handed over and when, and whether its alcohol comes back in the van. */
export function handedWords({ receivedBy, at, isAlcoholRefused }: NonNullable<Stop['handover']>): string {
  const handed = m.runs_handed_at({ name: receivedBy, time: clockOf(at) });
  return isAlcoholRefused ? `${handed} · ${m.runs_alcohol_back()}` : handed;
}
