import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** Asks anew whenever one comes back to this window: what others wrote is seen then. */
export function useLookAgain(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && void revalidate();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [revalidate]);
}
