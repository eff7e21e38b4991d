import { useEffect } from 'react';
import { useAskAnew } from './use-ask-anew.ts';

/** Asks anew whenever one comes back to this window: what others wrote is seen then. */
export function useLookAgain(): void {
  const askAnew = useAskAnew();
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && askAnew();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [askAnew]);
}
