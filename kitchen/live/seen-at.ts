import { useEffect } from 'react';
import { useLive } from './live-store.ts';

/** When what each screen shows was asked for, in milliseconds since 1970. */
const shown = new Set<{ readonly askedAt: number }>();

/**
 * Says of when it is what a screen shows, as long as it shows it: a press there has seen nothing that is newer.
 * @param askedAt in milliseconds since 1970: `askedAtOf` knows it
 */
export function useShownSince(askedAt: number): void {
  useEffect(() => {
    const own = { askedAt };
    shown.add(own);
    return () => void shown.delete(own);
  }, [askedAt]);
}

/**
 * Of when it is what can be seen here, in milliseconds since 1970: the oldest of what is shown. Where a screen does not say, of when
 * the shop was last heard.
 */
export function seenAt(): number {
  return shown.size > 0 ? Math.min(...[...shown].map(({ askedAt }) => askedAt)) : useLive.getState().heardAt;
}
