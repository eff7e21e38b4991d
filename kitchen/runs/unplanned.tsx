import { m } from '#kitchen-messages';
import type { Day } from '#rules/booking/berlin-time.ts';
import { withStop } from '#rules/orders/stops-by-time.ts';
import { planRun } from '../api/runs.ts';
import { shortTime, stageWord } from '../parts/words.ts';
import { numberOf } from './as-planned.ts';
import { OnPaper } from './on-paper.tsx';
import { isBehind, type ShownRun, type ShownStop } from './shown-runs.ts';
import type { Plan } from './use-planning.ts';

interface Props {
  readonly day: Day;
  readonly stops: readonly ShownStop[];
  readonly runs: readonly ShownRun[];
  /** Null for who only looks. */
  readonly plan: Plan | null;
}

/**
 * Deliveries that nobody drives yet, each with the runs it can be put on: what is on the road goes with who has it in the van,
 * all else with who has not left.
 */
export function Unplanned({ day, stops, runs, plan }: Props) {
  const left = runs.filter(({ departedAt }) => departedAt !== null);
  const here = runs.filter(({ departedAt }) => departedAt === null);
  const runsFor = ({ stage }: ShownStop) => (stage === 'OUT' && left.length > 0 ? left : here);
  const putOn = (run: ShownRun, stop: ShownStop) =>
    plan?.setStops(run, withStop(run.stops, stop, isBehind).map(numberOf));
  return (
    <section className="r-open" aria-labelledby="unplanned">
      <h2 id="unplanned">{m.runs_unplanned({ count: stops.length })}</h2>
      <ul>
        {stops.map((stop) => (
          <li key={stop.publicProductOrderId} className="paper">
            <span className="num">{shortTime(stop.time)}</span>
            <span>
              <b>{stop.name}</b>
              <small>
                {stop.stage === 'OUT' ? (
                  <span className="al">{stageWord(stop.stage, 'DELIVERY')} · </span>
                ) : null}
                {stop.contact?.address}
              </small>
              <OnPaper stop={stop} />
            </span>
            {plan ? (
              <span className="r-put">
                {runsFor(stop).map((run) => (
                  <button
                    key={run.id}
                    type="button"
                    className="pill"
                    aria-label={m.runs_put_on({ name: stop.name, number: run.number })}
                    onClick={() => putOn(run, stop)}
                  >
                    {[m.runs_run({ number: run.number }), stop.stage === 'OUT' && run.driver]
                      .filter(Boolean)
                      .join(', ')}
                  </button>
                ))}
                <button
                  type="button"
                  className="pill"
                  aria-label={m.runs_put_on_new({ name: stop.name })}
                  onClick={() => plan.act(() => planRun(day, { stops: [numberOf(stop)], seenStops: [] }))}
                >
                  {m.runs_on_new()}
                </button>
              </span>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
