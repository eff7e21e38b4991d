/** So often the shop may fail at a press until it is taken for one that it cannot do. */
const most = 3;
/** Milliseconds between two tries that count: what is pressed meanwhile tries at once what waits before it. */
const apart = 3000;

/** How often the shop has failed at each press, and when that was counted last. */
const failures = new Map<string, { readonly count: number; readonly at: number }>();

/**
 * Notes that the shop answered a press and failed at it, and answers whether it did so often enough: what it fails at again
 * and again must not keep all waiting that comes after it.
 * @param id of the press
 * @param now milliseconds
 */
export function hasFailedForGood(id: string, now: number): boolean {
  const { count, at } = failures.get(id) ?? { count: 0, at: Number.NEGATIVE_INFINITY };
  if (now - at < apart) return false;
  failures.set(id, { count: count + 1, at: now });
  return count + 1 >= most;
}
