import { lazy, Suspense, useDeferredValue, useEffect, useState } from 'react';
import { m } from '#messages';
import { firstAction, loadOnceThere } from '../parts/later.tsx';
import { useToasts } from '../stores/toasts.ts';

const loadCard = () => import('./toast-card.tsx');
const ToastCard = lazy(() => loadOnceThere(loadCard));

/** The messages of the moment, newest first; they wait while one is pointed at or focused. */
export function Toasts() {
  // What was pressed answers first, the message about it one frame later.
  const toasts = useDeferredValue(useToasts());
  const [held, setHeld] = useState(false);
  // Before it is needed: a message may be about the network being gone.
  useEffect(() => void firstAction.then(loadCard).catch(() => {}), []);
  return (
    <section
      aria-label={m.shell_messages()}
      aria-live="polite"
      aria-relevant="additions"
      className="toasts"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {toasts.map((shown) => (
        <Suspense key={shown.id}>
          <ToastCard toast={shown} held={held} />
        </Suspense>
      ))}
    </section>
  );
}
