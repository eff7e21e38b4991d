import { Plus, Printer } from 'lucide-react';
import { Link } from 'react-router';
import { m } from '#kitchen-messages';
import { isOffice } from '#rules/access/role.ts';
import { berlinClock } from '#rules/booking/berlin-time.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { DoubleLine } from '#ui/double-line.tsx';
import { planRun } from '../api/runs.ts';
import { DaySwitch } from '../parts/day-switch.tsx';
import { longDay, shortTime } from '../parts/words.ts';
import { useShownPresses } from '../presses/use-shown-presses.ts';
import { useNow } from '../shell/use-now.ts';
import { useMe } from '../shell/use-signed-in.ts';
import type { Route } from './+types/route';
import { asPlanned } from './as-planned.ts';
import { loadRuns } from './load-runs.ts';
import { RunSheet } from './run-sheet.tsx';
import { type ShownRuns, shownRuns } from './shown-runs.ts';
import { UndoLine } from './undo-line.tsx';
import { Unplanned } from './unplanned.tsx';
import { usePlanning } from './use-planning.ts';

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => loadRuns(params);

/** The runs of a day: who drives what in which order, and what is on no run yet. */
export default function RunsScreen({ loaderData: { runs, askedAt } }: Route.ComponentProps) {
  const { role } = useMe();
  const mayPlan = isOffice(role);
  const { problem, plan, wanted, undo, takeBack } = usePlanning();
  const shown = asPlanned(shownRuns(runs, useShownPresses(askedAt)), wanted);
  const { day } = shown;
  const { day: today, time: printed } = berlinClock(useNow());
  return (
    <div className="runs">
      <title>{`${m.place_runs()} · ${m.shell_kitchen()}`}</title>
      <div className="r-wall">
        <h1>{m.runs_title({ day: longDay(day) })}</h1>
        <p className="on-paper">{m.paper_printed_at({ time: shortTime(printed) })}</p>
        <div>
          <DaySwitch day={day} today={today} to={(other) => `/runs/${other}`} />
          <Button variant="side" onClick={() => print()}>
            <Printer size={22} />
            {m.paper_print()}
          </Button>
          {mayPlan ? (
            <Button onClick={() => plan.act(() => planRun(day, {}))}>
              <Plus size={22} />
              {m.runs_new()}
            </Button>
          ) : null}
        </div>
      </div>
      <DoubleLine />
      <main id="main" tabIndex={-1} className="r-main">
        {problem ? <Alert>{problem}</Alert> : null}
        <UndoLine undo={undo} onUndo={takeBack} />
        <Nothing runs={shown} mayPlan={mayPlan} />
        <div className="r-sheets">
          {shown.runs.map((run) => (
            <RunSheet key={run.id} run={run} drivers={shown.drivers} plan={mayPlan ? plan : null} />
          ))}
        </div>
        {shown.unplanned.length > 0 ? (
          <Unplanned day={day} stops={shown.unplanned} runs={shown.runs} plan={mayPlan ? plan : null} />
        ) : null}
      </main>
    </div>
  );
}

function Nothing({ runs, mayPlan }: { runs: ShownRuns; mayPlan: boolean }) {
  if (runs.runs.length > 0) return null;
  if (runs.unplanned.length === 0) return <p className="r-nothing">{m.runs_nothing()}</p>;
  return (
    <p className="r-nothing">
      {mayPlan ? m.runs_none_planned() : m.runs_none_for_you()} <Link to="/">{m.failure_to_today()}</Link>
    </p>
  );
}
