import type { Press } from './press-store.ts';

/** What a press says of the kind that is asked for: that it is so, that it is not so after all, or nothing. */
export type Says = (shows: Press['shows']) => boolean | null;

/**
 * The press that waits and says something about an order or a run, unless one after it says that it is not so: what has not
 * reached the shop can be withdrawn, however long ago it was pressed.
 * @param waiting the oldest first
 */
export function unsentOf(waiting: readonly Press[], about: string, says: Says): Press | undefined {
  const last = waiting.findLast(({ order, shows }) => order === about && says(shows) !== null);
  return last && says(last.shows) ? last : undefined;
}
