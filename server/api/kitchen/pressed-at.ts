import type { PressedAgo } from '#contract/kitchen/fields.ts';
import type { Deps } from '../../deps.ts';

/** Milliseconds: what is older was pressed by a clock that was set since. */
const longest = 30 * 86_400_000;

/** When something was pressed by the clock of the shop, by its headers; undefined for what does not say. */
export function pressedAt(deps: Deps, { 'x-pressed-ago': ago }: PressedAgo): Date | undefined {
  return ago === undefined ? undefined : new Date(deps.now() - Math.min(ago, longest));
}
