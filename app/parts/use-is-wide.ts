import { useSyncExternalStore } from 'react';

const query = '(min-width: 64rem)';

/** Whether the window has room for a table of many columns; false on the server. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}
