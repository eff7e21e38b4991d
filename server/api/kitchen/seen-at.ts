import type { SeenAgo } from '#contract/kitchen/fields.ts';
import type { Deps } from '../../deps.ts';

/** Milliseconds: what is older was measured by a clock that was set since. */
const longest = 30 * 86_400_000;

/** Of when it was what whoever pressed saw, by the clock of the shop; undefined where the headers do not say. */
export function seenAt(deps: Deps, { 'x-seen-ago': ago }: SeenAgo): Date | undefined {
  return ago === undefined ? undefined : new Date(deps.now() - Math.min(Math.max(ago, 0), longest));
}
