import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { m } from '#kitchen-messages';
import { collectedWords } from './collected.ts';
import { broughtBack, goesOn, nextStop, type ShownRun, type ShownStop } from './shown-runs.ts';

/** Where a run goes on; after the last door what it brings back, and where somebody may be there now. */
export function WayOn({ run }: { run: ShownRun }) {
  const next = nextStop(run);
  const isUntried = goesOn(run);
  return (
    <>
      {isUntried ? null : <AfterTheLast run={run} isDone={!next} />}
      {next ? (
        <Link
          className={`button button-wide ${isUntried ? 'button-main button-large' : 'button-side'}`}
          to={wayTo(run, next)}
        >
          {(isUntried ? m.runs_to_next : m.runs_again_to)({ name: next.name })}
        </Link>
      ) : null}
    </>
  );
}

function AfterTheLast({ run, isDone }: { run: ShownRun; isDone: boolean }) {
  const back = broughtBack(run).map(({ name, handover }) => (handover ? m.runs_alcohol_of({ name }) : name));
  const collected = collectedWords(run);
  return (
    <>
      <p className="d-done">
        <Check size={24} /> {isDone ? m.runs_all_done() : m.runs_all_tried()}
      </p>
      {collected ? <p className="d-back">{collected}</p> : null}
      {back.length > 0 ? <p className="d-back">{m.runs_bring_back({ names: back.join(', ') })}</p> : null}
    </>
  );
}

/** The address of a stop. */
export const wayTo = ({ day, number }: ShownRun, { publicProductOrderId: id }: ShownStop) =>
  `/runs/${day}/${number}/${id}`;
