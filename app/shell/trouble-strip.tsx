import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { m } from '#messages';
import { Button } from '#ui/button.tsx';
import { endTrouble, useTrouble } from '../stores/trouble.ts';

/**
 * Over the top of every page: what just did not work, above all that there is no connection. It is part of each page,
 * because then nothing can be fetched that would say so. It goes with the next page and when the connection is back.
 */
export function TroubleStrip() {
  const text = useTrouble();
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is what ends it
  useEffect(() => {
    endTrouble();
    addEventListener('online', endTrouble);
    return () => removeEventListener('online', endTrouble);
  }, [pathname]);
  if (text === null) return null;
  return (
    <div role="alert" className="trouble">
      <p>{text}</p>
      <Button variant="quiet" onClick={endTrouble}>
        {m.catalogue_close()}
      </Button>
    </div>
  );
}
