import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and while the page hydrates, true after: for what must not be in server HTML. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
