import { lazy, type ReactNode, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Stage } from '#rules/orders/stages.ts';
import { advance, stageAhead } from './advance.ts';
import { type Question, questionBefore } from './ask-before.ts';
import type { ShownOrder } from './with-presses.ts';

const questions = {
  PACK: lazy(() => import('./pack-dialog.tsx')),
  DEPART: lazy(() => import('./depart-dialog.tsx')),
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
export function useMoveOn(order: ShownOrder): MoveOn {
  const [asked, setAsked] = useState<{ before: Question; next: Stage } | null>(null);
  const next = order.state === 'BINDING' ? stageAhead(order) : null;
  // Somebody else has moved it on meanwhile: that is not what was asked.
  if (asked !== null && asked.next !== next) setAsked(null);
  const moveOn = () => {
    if (next === null) return;
    const before = questionBefore(next, order, Date.now());
    if (before === null) advance(order, next);
    else setAsked({ before, next });
  };
  const Dialog = asked && questions[asked.before];
  const question = Dialog
    ? createPortal(
        <Suspense>
          <Dialog order={order} onClose={() => setAsked(null)} />
        </Suspense>,
        document.body,
      )
    : null;
  return { next, moveOn, question };
}
