import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { m } from '#kitchen-messages';
import { broughtBack, nextStop, type ShownRun, type ShownStop } from './shown-runs.ts';

/** Where a run goes on; after the last door what it brings back, and where somebody may be there now. */
export function WayOn({ run }: { run: ShownRun }) {
  const next = nextStop(run);
  if (next?.attemptedAt === null) {
    return (
      <Link className="button button-main button-large button-wide" to={wayTo(run, next)}>
        {m.runs_to_next({ name: next.name })}
      </Link>
    );
  }
  const back = broughtBack(run).map(({ name, handover }) => (handover ? m.runs_alcohol_of({ name }) : name));
  return (
    <>
      <p className="d-done">
        <Check size={24} /> {next ? m.runs_all_tried() : m.runs_all_done()}
      </p>
      {back.length > 0 ? <p className="d-back">{m.runs_bring_back({ names: back.join(', ') })}</p> : null}
      {next ? (
        <Link className="button button-side button-wide" to={wayTo(run, next)}>
          {m.runs_again_to({ name: next.name })}
        </Link>
      ) : null}
    </>
  );
}

/** The address of a stop. */
export const wayTo = ({ day, number }: ShownRun, { publicProductOrderId: id }: ShownStop) =>
  `/runs/${day}/${number}/${id}`;
