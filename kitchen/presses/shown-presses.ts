import type { Press } from './press-store.ts';

/** The presses of a browser: those that wait, and those that were sent, with when. */
interface Pressed {
  readonly waiting: readonly Press[];
  readonly sent: readonly { readonly press: Press; readonly at: number }[];
}

/** The presses that what was asked for at a moment does not hold yet, oldest first. */
export function shownPresses({ sent, waiting }: Pressed, askedAt: number): readonly Press[] {
  return [...sent.filter(({ at }) => at >= askedAt).map(({ press }) => press), ...waiting];
}
