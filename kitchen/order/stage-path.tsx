import clsx from 'clsx/lite';
import { Undo2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { m } from '#kitchen-messages';
import { isOffice } from '#rules/access/role.ts';
import { isBefore, isSamePlate, isStageOf, isUnpacking, type Stage, stages } from '#rules/orders/stages.ts';
import { workedStage } from '#rules/orders/work/kitchen-ticks.ts';
import { Plate } from '../parts/plate.tsx';
import { shortTime, stageWord } from '../parts/words.ts';
import { useMe } from '../shell/use-signed-in.ts';
import { shortWhen } from './order-words.ts';
import { reachedAt } from './reached-at.ts';
import type { ShownDetails } from './shown-order.ts';

const GoBackDialog = lazy(() => import('./dialogs/go-back-dialog.tsx'));

/**
 * How far an order is: five plates on a line, those behind it cleared, those before it empty. For the office those behind it
 * are the way back, however long ago it passed them, and for who cooks the one before what is packed.
 */
export function StagePath({ order }: { order: ShownDetails }) {
  const { role } = useMe();
  const [backTo, setBackTo] = useState<Stage | null>(null);
  const mayGoBackTo = (step: Stage) =>
    isOffice(role) || (role === 'KITCHEN' && isUnpacking(order.stage, step));
  const canGoBackTo = (step: Stage) => mayGoBackTo(step) && isPassed(order, step);
  // Somebody else has moved it back meanwhile: there is nothing more to ask.
  if (backTo !== null && !canGoBackTo(backTo)) setBackTo(null);
  const now = workedStage(order.stage, order.items);
  const steps = stages.filter((step) => step !== 'ACCEPTED' && isStageOf(order.fulfilment, step));
  return (
    <>
      <ol className="o-path" aria-label={m.order_path()}>
        {steps.map((step) => {
          const isNow = isSamePlate(step, now);
          const isAhead = !isNow && isBefore(now, step);
          // The first plate is also that of an order that was seen.
          const stage = isNow ? now : step;
          const word = stageWord(stage, order.fulfilment);
          const plate = <Plate state={isNow ? step : isAhead ? 'NEW' : 'DELIVERED'} />;
          const at = isAhead ? plannedFor(order, step) : reachedText(order, stage);
          const when = <small>{at}</small>;
          return (
            <li
              key={step}
              className={clsx(isNow && 'here', isAhead && 'todo')}
              aria-current={isNow ? 'step' : undefined}
            >
              {canGoBackTo(step) ? (
                <button
                  type="button"
                  aria-label={`${m.order_back_to({ stage: word })} ${at}`.trim()}
                  onClick={() => setBackTo(step)}
                >
                  {plate}
                  <span>
                    <Undo2 size={14} /> <u>{word}</u> {when}
                  </span>
                </button>
              ) : (
                <>
                  {plate}
                  <span>
                    {word}
                    {when}
                  </span>
                </>
              )}
            </li>
          );
        })}
      </ol>
      {backTo === null
        ? null
        : createPortal(
            <Suspense>
              <GoBackDialog order={order} to={backTo} onClose={() => setBackTo(null)} />
            </Suspense>,
            document.body,
          )}
    </>
  );
}

/** Whether an order has passed a stage and can stand there again: what is begun of it does not begin anew by that. */
const isPassed = ({ stage, items }: ShownDetails, step: Stage) =>
  isBefore(step, stage) && !isSamePlate(step, stage) && isSamePlate(workedStage(step, items), step);

/** When an order came to a stage; empty where it skipped it. */
function reachedText(order: ShownDetails, step: Stage): string {
  const at = reachedAt(order, step);
  return at === null ? '' : shortWhen(at);
}

/** When an order should come to a stage; empty where nobody has said so. */
function plannedFor({ items, run, time }: ShownDetails, step: Stage): string {
  const ready = items[0]?.readyBy;
  if (step === 'READY' && ready) return m.order_until({ time: shortTime(ready) });
  if (step === 'OUT' && run?.startsAt) return shortTime(run.startsAt);
  return step === 'DELIVERED' && time ? shortTime(time) : '';
}
