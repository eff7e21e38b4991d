import clsx from 'clsx/lite';
import { BellOff, Check, X } from 'lucide-react';
import { Link } from 'react-router';
import { m } from '#kitchen-messages';
import type { ShownRun } from './shown-runs.ts';

/**
 * The way of a run as plates on the double line, the present stop the largest. Numbers stay what they are on paper, also
 * where a stop is canceled.
 */
export function WayLine({ run, current }: { run: ShownRun; current: string }) {
  return (
    <ol className="way">
      {run.stops.map(({ publicProductOrderId: id, stage, name, isCanceled, attemptedAt }, index) => (
        <li
          key={id}
          className={clsx(
            id === current ? 'cur' : stage === 'DELIVERED' ? 'gone' : 'no',
            (isCanceled || attemptedAt !== null) && 'off',
          )}
        >
          <Link
            className="plate"
            to={`/runs/${run.day}/${run.number}/${id}`}
            aria-current={id === current ? 'step' : undefined}
            aria-label={[
              m.runs_stop_of({ position: index + 1, name }),
              isCanceled ? m.stage_canceled() : attemptedAt !== null && m.runs_nobody_there(),
            ]
              .filter(Boolean)
              .join(', ')}
          >
            {isCanceled ? (
              <X />
            ) : stage === 'DELIVERED' ? (
              <Check />
            ) : attemptedAt === null ? (
              index + 1
            ) : (
              <BellOff />
            )}
          </Link>
        </li>
      ))}
    </ol>
  );
}
