import { lazy, type ReactNode, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import type { KitchenOrder } from '#contract/kitchen/orders/orders.ts';
import type { Stage } from '#rules/orders/stages.ts';
import { advance, stageAhead } from './advance.ts';
import { questionBefore } from './ask-before.ts';

const questions = {
  LEAVE: lazy(() => import('./leave-dialog.tsx')),
  HAND_OVER: lazy(() => import('./hand-over-dialog.tsx')),
};

interface MoveOn {
  /** Where a press leads to; null where it leads nowhere. */
  readonly next: Stage | null;
  readonly moveOn: () => void;
  /** What is asked first, while it is asked. */
  readonly question: ReactNode;
}

/** Moves an order one stage on, where that is asked first once it is answered. */
export function useMoveOn(order: KitchenOrder): MoveOn {
  const [asked, setAsked] = useState<ReturnType<typeof questionBefore>>(null);
  const next = order.state === 'BINDING' ? stageAhead(order) : null;
  const before = questionBefore(next, order);
  const moveOn = () => {
    if (before !== null) setAsked(before);
    else if (next !== null) advance(order, next);
  };
  // Somebody else may have moved it on meanwhile.
  const Question = asked !== null && asked === before ? questions[asked] : null;
  const question = Question
    ? createPortal(
        <Suspense>
          <Question order={order} onClose={() => setAsked(null)} />
        </Suspense>,
        document.body,
      )
    : null;
  return { next, moveOn, question };
}
