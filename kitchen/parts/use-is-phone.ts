import { useSyncExternalStore } from 'react';

const phone = matchMedia('(max-width: 600px)');

function follow(changed: () => void): () => void {
  phone.addEventListener('change', changed);
  return () => phone.removeEventListener('change', changed);
}

/** Whether the screen is as narrow as a phone's. */
export const useIsPhone = () =>
  useSyncExternalStore(
    follow,
    () => phone.matches,
    () => false,
  );
