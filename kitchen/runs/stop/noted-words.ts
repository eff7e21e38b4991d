import { m } from '#kitchen-messages';
import { atTheDoorWords } from '../../order/order-words.ts';
import { collectedWords } from '../collected.ts';
import type { ShownStop } from '../shown-runs.ts';

/**
 * What was noted at the door besides, as its order says it, and what its driver has collected there or paid out; empty while
 * nothing is handed over.
 */
export function notedWords(stop: ShownStop): string {
  const { handover } = stop;
  if (!handover) return '';
  const { boardsLeft } = handover;
  return [
    boardsLeft > 0 && m.order_boards({ count: boardsLeft }),
    // That the alcohol comes back is said beside the name.
    ...atTheDoorWords({ ...handover, isAlcoholRefused: false }),
    collectedWords({ stops: [stop] }),
  ]
    .filter(Boolean)
    .join(' · ');
}
