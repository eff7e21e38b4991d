import { useShownSince } from '../live/seen-at.ts';
import type { Press } from './press-store.ts';
import { usePresses } from './send-presses.ts';
import { shownPresses } from './shown-presses.ts';

/**
 * The presses that what is shown does not hold yet, oldest first: those that wait, and those that were sent after it was
 * asked for. What is pressed on the screen meanwhile has seen what is shown, and nothing newer.
 * @param askedAt when what is shown was asked for, in milliseconds since 1970: `askedAtOf` knows it
 */
export function useShownPresses(askedAt: number): readonly Press[] {
  useShownSince(askedAt);
  const sent = usePresses((state) => state.sent);
  const waiting = usePresses((state) => state.waiting);
  return shownPresses({ sent, waiting }, askedAt);
}
