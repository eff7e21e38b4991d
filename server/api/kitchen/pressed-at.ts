import type { PressedAgo } from '#contract/kitchen/fields.ts';
import type { Deps } from '../../deps.ts';

/** When something was pressed by the clock of the shop, by its headers; undefined for what does not say. */
export function pressedAt(deps: Deps, { 'x-pressed-ago': ago }: PressedAgo): Date | undefined {
  return ago === undefined ? undefined : new Date(deps.now() - ago * 1000);
}
