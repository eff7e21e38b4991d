import type { PressHeaders, SeenAgo } from '#contract/kitchen/fields.ts';
import type { Deps } from '../../deps.ts';
import type { SentPress } from '../../services/kitchen/presses/was-pressed.ts';

/** Milliseconds: what is older was measured by a clock that was set since, and so was what is of a time to come. */
const longest = 30 * 86_400_000;

/** Of when it was what whoever pressed saw, by the clock of the shop; undefined where the headers do not say. */
export function seenAt(deps: Deps, { 'x-seen-ago': ago }: SeenAgo): Date | undefined {
  if (ago === undefined) return undefined;
  return new Date(deps.now() - (ago < 0 ? longest : Math.min(ago, longest)));
}

/** Which press it is and what it had seen, as its headers say it. */
export const sentPress = (deps: Deps, headers: PressHeaders): SentPress => ({
  id: headers['x-press-id'],
  seenAt: seenAt(deps, headers),
});
