/** So often the shop may fail at a press until that is put aside. */
const most = 3;
/** Milliseconds between two tries: the shop has a moment to get well. */
const apart = 3000;

/** How often the shop has failed at each press, and when it last did. */
const failures = new Map<string, { readonly count: number; readonly at: number }>();

/**
 * Whether the shop failed at a press a moment ago, so that it is too early for another try.
 * @param id of the press
 * @param now milliseconds
 */
export const hasJustFailed = (id: string, now: number): boolean =>
  now - (failures.get(id)?.at ?? Number.NEGATIVE_INFINITY) < apart;

/**
 * Notes that the shop answered a press and failed at it, and answers whether it did so often enough: what it fails at again
 * and again must not keep all waiting that comes after it.
 */
export function hasFailedForGood(id: string, now: number): boolean {
  const count = (failures.get(id)?.count ?? 0) + 1;
  failures.set(id, { count, at: now });
  return count >= most;
}

/** Begins to count anew. */
export const forgetFailures = (id: string): void => void failures.delete(id);
