import { useCallback, useSyncExternalStore } from 'react';

/** A phone held upright, or a window as narrow. */
export const phone = '(max-width: 47.99rem)';
/** So low that nothing may stick to its edges: a phone on its side, or a page at 400 %. */
export const lowWindow = '(max-height: 31.99rem)';
/** Room for a table of many columns. */
export const wideWindow = '(min-width: 64rem)';

/** Whether the window is like that; false on the server. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}
