import { ArrowDown, ArrowUp, Clock, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Runs } from '#contract/kitchen/day/runs.ts';
import { m } from '#kitchen-messages';
import { hasLeft } from '#rules/orders/stages.ts';
import { firstOutOfTime, firstTooEarly, stopsByTime } from '#rules/orders/stops-by-time.ts';
import { changeRun, planRun, removeRun } from '../api/runs.ts';
import { notPackedText } from '../order/order-words.ts';
import { stateClass } from '../parts/plate.tsx';
import { clockOf, longDay, shortTime, stageWord } from '../parts/words.ts';
import { numberOf } from './as-planned.ts';
import { collectedWords } from './collected.ts';
import { OnPaper } from './on-paper.tsx';
import { OutOfTime } from './out-of-time.tsx';
import { dueStops, openStops, type ShownRun, type ShownStop } from './shown-runs.ts';
import { TakeOff } from './take-off.tsx';
import type { Plan } from './use-planning.ts';
import { withDriver } from './with-driver.ts';

interface Props {
  readonly run: ShownRun;
  readonly drivers: Runs['drivers'];
  /** Null for who only looks. */
  readonly plan: Plan | null;
}

/** A run on paper: driver, departure and stops, which buttons put in another order. */
export function RunSheet({ run, drivers, plan }: Props) {
  const { id, day, number, driverId, driver, startsAt, departedAt, stops } = run;
  const heading = m.runs_run({ number });
  const collected = collectedWords(run);
  /** The number of the order on the road that is to leave the run, while that is asked. */
  const [asked, setAsked] = useState<string | null>(null);
  const takeOff = (stop: ShownStop) =>
    plan?.setStops(
      run,
      stops.map(numberOf).filter((each) => each !== numberOf(stop)),
      m.runs_taken_off({ name: stop.name, number }),
    );
  /** Takes it away, and brings it back as it was then: somebody else may plan it too. */
  const takeAway = () => {
    const here = dueStops(run);
    let gone = { driverId, startsAt, stops: here.map(numberOf) };
    plan?.act(
      async () => {
        gone = await removeRun(id);
      },
      { said: m.runs_removed({ number }), work: () => planRun(day, { number, ...gone, seenStops: [] }) },
    );
  };
  return (
    <>
      <section className="r-sheet paper" aria-label={heading}>
        <header>
          <h2>
            <Link to={`/runs/${day}/${number}`}>{heading}</Link>
          </h2>
          <span className="on-paper">{longDay(day)}</span>
          {departedAt === null ? null : (
            <span className="chip">{m.runs_left_at({ time: clockOf(departedAt) })}</span>
          )}
          {collected ? <span className="chip">{collected}</span> : null}
          {plan && departedAt === null ? (
            <button
              type="button"
              className="icon-button"
              aria-label={m.runs_remove({ number })}
              onClick={takeAway}
            >
              <Trash2 size={20} />
            </button>
          ) : null}
        </header>
        {plan ? (
          <div className="r-who">
            <label>
              <span>{m.runs_driver()}</span>
              <select
                value={driverId ?? ''}
                onChange={({ target }) => {
                  const chosen = target.value === '' ? null : Number(target.value);
                  const name = target.selectedOptions[0]?.text ?? '';
                  plan.act(() => changeRun(id, { driverId: chosen }), {
                    said:
                      chosen === null
                        ? m.runs_driver_none_said({ number })
                        : m.runs_driver_said({ number, driver: name }),
                    work: () => changeRun(id, { driverId }),
                  });
                }}
              >
                <option value="">{m.runs_nobody()}</option>
                {withDriver(drivers, run).map(({ staffId, name }) => (
                  <option key={staffId} value={staffId}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
            {departedAt === null ? (
              <label>
                <span>{m.runs_departure()}</span>
                <input
                  type="time"
                  step={300}
                  defaultValue={startsAt ?? ''}
                  key={startsAt}
                  onBlur={({ target }) => {
                    const time = target.value === '' ? null : target.value;
                    if (time !== startsAt) plan.act(() => changeRun(id, { startsAt: time }));
                  }}
                />
              </label>
            ) : null}
          </div>
        ) : (
          <p className="r-who">
            {[
              driver || m.runs_nobody(),
              startsAt && departedAt === null && m.runs_leaves({ time: shortTime(startsAt) }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        )}
        {plan ? <SortByTime run={run} plan={plan} /> : null}
        {departedAt === null ? <LeavesTooLate run={run} /> : null}
        <ol>
          {stops.map((stop, index) => (
            <StopLine
              key={stop.publicProductOrderId}
              run={run}
              stop={stop}
              index={index}
              plan={plan}
              onTakeOff={() => (isOnTheRoad(stop) ? setAsked(numberOf(stop)) : takeOff(stop))}
            />
          ))}
        </ol>
        {stops.length === 0 ? <p className="muted">{m.runs_no_stops()}</p> : null}
      </section>
      <TakeOff
        run={run}
        stop={stops.find((stop) => numberOf(stop) === asked && isOnTheRoad(stop))}
        onTakeOff={(stop) => {
          setAsked(null);
          takeOff(stop);
        }}
        onClose={() => setAsked(null)}
      />
    </>
  );
}

/** Whether its food is in somebody's van. */
const isOnTheRoad = ({ stage }: ShownStop) => stage === 'OUT';

/** That the way does not follow the clock, which may be meant, and the one press that puts it so. */
function SortByTime({ run, plan }: { run: ShownRun; plan: Plan }) {
  const late = firstOutOfTime(openStops(run));
  if (!late) return null;
  return (
    <p className="r-out-of-time">
      {m.runs_out_of_time({ name: late.name, time: shortTime(late.time) })}
      <button
        type="button"
        className="pill"
        onClick={() => plan.setStops(run, stopsByTime(run.stops).map(numberOf))}
      >
        <Clock size={20} />
        {m.runs_by_time()}
      </button>
    </p>
  );
}

/** That a stop is due before the run leaves. */
function LeavesTooLate({ run }: { run: ShownRun }) {
  const { startsAt } = run;
  const missed = firstTooEarly(dueStops(run), startsAt);
  if (!missed || startsAt === null) return null;
  const { name, time } = missed;
  return (
    <p className="r-out-of-time" role="status">
      {m.runs_leaves_too_late({ leaves: shortTime(startsAt), name, time: shortTime(time) })}
    </p>
  );
}

function StopLine({
  run,
  stop,
  index,
  plan,
  onTakeOff,
}: {
  run: ShownRun;
  stop: ShownStop;
  index: number;
  plan: Plan | null;
  onTakeOff: () => void;
}) {
  const {
    publicProductOrderId: number,
    name,
    time,
    stage,
    isCanceled,
    contact,
    attemptedAt,
    notPacked,
  } = stop;
  const numbers = run.stops.map(numberOf);
  const swap = (by: number) =>
    plan?.setStops(run, numbers.with(index, numbers[index + by] ?? '').with(index + by, number));
  return (
    <li className={stateClass(isCanceled ? 'CANCELED' : stage)}>
      <span className="num">{shortTime(time)}</span>
      <span>
        <Link to={plan ? `/order/${number}` : `/runs/${run.day}/${run.number}/${number}`}>
          <b>{name}</b>
        </Link>
        <small>
          {isCanceled ? m.stage_canceled() : stageWord(stage, 'DELIVERY')} · {contact?.address}
        </small>
        {attemptedAt === null || isCanceled ? null : (
          <small className="al">{m.runs_tried_at({ time: clockOf(attemptedAt) })}</small>
        )}
        {hasLeft(stage) && !isCanceled && notPacked.length > 0 ? (
          <span className="chip chip-bad">{m.runs_still_missing({ dishes: notPackedText(notPacked) })}</span>
        ) : null}
        <OutOfTime run={run} stop={stop} />
        <OnPaper stop={stop} />
      </span>
      {plan && stage !== 'DELIVERED' ? (
        <span className="r-move">
          <button
            type="button"
            className="icon-button"
            aria-label={m.runs_earlier({ name })}
            disabled={index === 0}
            onClick={() => swap(-1)}
          >
            <ArrowUp size={20} />
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label={m.runs_later({ name })}
            disabled={index === numbers.length - 1}
            onClick={() => swap(1)}
          >
            <ArrowDown size={20} />
          </button>
          <button type="button" className="icon-button" aria-label={m.runs_off({ name })} onClick={onTakeOff}>
            <X size={20} />
          </button>
        </span>
      ) : null}
    </li>
  );
}
