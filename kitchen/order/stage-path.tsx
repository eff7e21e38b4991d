import clsx from 'clsx/lite';
import { m } from '#kitchen-messages';
import { isBefore, isSamePlate, isStageOf, type Stage, stages } from '#rules/orders/stages.ts';
import { workedStage } from '#rules/orders/work/kitchen-ticks.ts';
import { Plate } from '../parts/plate.tsx';
import { shortTime, stageWord } from '../parts/words.ts';
import { shortWhen } from './order-words.ts';
import type { ShownDetails } from './shown-order.ts';

/** How far an order is: five plates on a line, those behind it cleared, those before it empty. */
export function StagePath({ order }: { order: ShownDetails }) {
  const now = workedStage(order.stage, order.items);
  const steps = stages.filter((step) => step !== 'ACCEPTED' && isStageOf(order.fulfilment, step));
  return (
    <ol className="o-path" aria-label={m.order_path()}>
      {steps.map((step) => {
        const isNow = isSamePlate(step, now);
        const isAhead = !isNow && isBefore(now, step);
        // The first plate is also that of an order that was seen.
        const stage = isNow ? now : step;
        return (
          <li
            key={step}
            className={clsx(isNow && 'here', isAhead && 'todo')}
            aria-current={isNow ? 'step' : undefined}
          >
            <Plate state={isNow ? step : isAhead ? 'NEW' : 'DELIVERED'} />
            <span>
              {stageWord(stage, order.fulfilment)}
              <small>{isAhead ? plannedFor(order, step) : reachedAt(order, stage)}</small>
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** When an order came to a stage, or its first dish was ticked; empty where it skipped it. */
function reachedAt({ history, placedAt }: ShownDetails, step: Stage): string {
  if (step === 'NEW') return shortWhen(placedAt);
  const event =
    history.find(({ kind, data }) => kind.startsWith('stage') && data.to === step) ??
    (step === 'IN_PREPARATION' ? history.findLast(({ kind }) => kind === 'tick') : undefined);
  return event ? shortWhen(event.at) : '';
}

/** When an order should come to a stage; empty where nobody has said so. */
function plannedFor({ items, run, time }: ShownDetails, step: Stage): string {
  const ready = items[0]?.readyBy;
  if (step === 'READY' && ready) return m.order_until({ time: shortTime(ready) });
  if (step === 'OUT' && run?.startsAt) return shortTime(run.startsAt);
  return step === 'DELIVERED' && time ? shortTime(time) : '';
}
