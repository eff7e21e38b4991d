import clsx from 'clsx/lite';
import { Check, X } from 'lucide-react';
import { Link } from 'react-router';
import { m } from '#kitchen-messages';
import { dueStops, type ShownRun } from './shown-runs.ts';

/** The way of a run as plates on the double line, the present stop the largest. */
export function WayLine({ run, current }: { run: ShownRun; current: string }) {
  const due = dueStops(run);
  return (
    <ol className="way">
      {run.stops.map((stop) => {
        const { publicProductOrderId: id, stage, name, isCanceled } = stop;
        const position = due.indexOf(stop) + 1;
        return (
          <li
            key={id}
            className={clsx(
              id === current ? 'cur' : stage === 'DELIVERED' ? 'gone' : 'no',
              isCanceled && 'off',
            )}
          >
            <Link
              className="plate"
              to={`/runs/${run.day}/${run.number}/${id}`}
              aria-current={id === current ? 'step' : undefined}
              aria-label={
                isCanceled
                  ? `${name}, ${m.stage_canceled()}`
                  : m.runs_stop_of({ position, count: due.length, name })
              }
            >
              {isCanceled ? <X /> : stage === 'DELIVERED' ? <Check /> : position}
            </Link>
          </li>
        );
      })}
    </ol>
  );
}
