import { lazy, type ReactNode, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import type { KitchenOrder } from '#contract/kitchen/orders/orders.ts';
import type { Stage } from '#rules/orders/stages.ts';
import { advance, stageAhead } from './advance.ts';
import { isAskedBefore } from './ask-before.ts';

const HandOverDialog = lazy(() => import('./hand-over-dialog.tsx'));

interface MoveOn {
  /** Where a press leads to; null where it leads nowhere. */
  readonly next: Stage | null;
  readonly moveOn: () => void;
  /** What is asked first, while it is asked. */
  readonly question: ReactNode;
}

/** Moves an order one stage on. Before its last it is asked whose age was seen, and whether it is meant where it is another day's. */
export function useMoveOn(order: KitchenOrder): MoveOn {
  const [isAsked, setAsked] = useState(false);
  const next = order.state === 'BINDING' ? stageAhead(order) : null;
  const moveOn = () => {
    if (next === 'DELIVERED' && isAskedBefore(order)) setAsked(true);
    else if (next !== null) advance(order, next);
  };
  const question =
    isAsked && next === 'DELIVERED'
      ? createPortal(
          <Suspense>
            <HandOverDialog order={order} onClose={() => setAsked(false)} />
          </Suspense>,
          document.body,
        )
      : null;
  return { next, moveOn, question };
}
