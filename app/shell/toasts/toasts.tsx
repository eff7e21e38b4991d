import { type ComponentType, useEffect, useState } from 'react';
import { firstAction, loadOnceThere } from '../../loading/later.tsx';
import { useAnnouncement } from '../../stores/announcements.ts';

const load = () => import('./toast-region.tsx');

/**
 * The messages of the moment, seen and said. Their code comes with the first action, before it is needed, as a message
 * may be about the network being gone; what is to be said waits for it.
 */
export function Toasts() {
  const [Region, setRegion] = useState<ComponentType | null>(null);
  const isWaiting = useAnnouncement() !== null;
  useEffect(() => {
    const start = isWaiting ? Promise.resolve() : firstAction;
    void start
      .then(() => loadOnceThere(load))
      .then(({ default: Loaded }) => setRegion(() => Loaded))
      .catch(() => {});
  }, [isWaiting]);
  return Region ? <Region /> : null;
}
