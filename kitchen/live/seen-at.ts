import { useEffect } from 'react';
import { ageOf } from './age-of.ts';
import { useLive } from './live-store.ts';

/** How long ago what each screen shows was asked for. */
const shown = new Set<() => number>();

/**
 * Says of when it is what a screen shows, as long as it shows it: a press there has seen nothing that is newer.
 * @param askedAt in milliseconds since 1970: `askedAtOf` knows it
 */
export function useShownSince(askedAt: number): void {
  useEffect(() => showSince(askedAt), [askedAt]);
}

/** The same for what is no component; answers how to say that it is shown no more. */
export function showSince(askedAt: number): () => void {
  const own = ageOf(askedAt);
  shown.add(own);
  return () => void shown.delete(own);
}

/**
 * Of when it is what can be seen here, in milliseconds since 1970: the oldest of what is shown. Where a screen does not say, of when
 * the shop was last heard. A clock that was set back meanwhile makes nothing younger; where nobody knows by how much, it is of 1970.
 */
export function seenAt(): number {
  const ages = shown.size > 0 ? [...shown] : [ageOf(useLive.getState().heardAt)];
  return Math.max(0, Date.now() - Math.max(...ages.map((age) => age())));
}
