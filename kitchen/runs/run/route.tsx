import { ArrowLeft, TriangleAlert } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { data, Link } from 'react-router';
import { m } from '#kitchen-messages';
import { careOf } from '#rules/orders/care/care-of.ts';
import { DoubleLine } from '#ui/double-line.tsx';
import { askWords } from '../../day/ask-words.ts';
import { notPackedText } from '../../order/order-words.ts';
import { Plate } from '../../parts/plate.tsx';
import { clockOf, longDay, shortTime } from '../../parts/words.ts';
import { useShownPresses } from '../../presses/use-shown-presses.ts';
import { TakeBackButton } from '../../stages/take-back.tsx';
import { Dishes } from '../dishes.tsx';
import { Drive } from '../drive.tsx';
import { handedWords } from '../handed-words.ts';
import { loadRuns } from '../load-runs.ts';
import { NewDriver } from '../new-driver.tsx';
import { OnPaper } from '../on-paper.tsx';
import { OutOfTime } from '../out-of-time.tsx';
import { aboard, countedStops, nextStop, type ShownRun, type ShownStop, shownRuns } from '../shown-runs.ts';
import { toUnloadWords } from '../to-unload.ts';
import { WayOn } from '../way-on.tsx';
import type { Route } from './+types/route';
import { takeBackDeparture, useWayBackOfDeparture } from './departure.ts';
import { Leave } from './leave.tsx';

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const loaded = await loadRuns(params);
  const number = Number(params.number);
  if (!loaded.runs.runs.some((run) => run.number === number)) throw data(null, 404);
  return { ...loaded, number };
}

/** A run as its driver sees it: the stops in turn, what is to be loaded, and the button to leave. */
export default function RunScreen({ loaderData: { runs, askedAt, number } }: Route.ComponentProps) {
  const shown = shownRuns(runs, useShownPresses(askedAt));
  const [asksToLeave, setAsksToLeave] = useState(false);
  const run = shown.runs.find((each) => each.number === number);
  if (!run) return null;
  const { driver, startsAt, departedAt, stops, day } = run;
  const inVan = aboard(run);
  const counted = countedStops(run);
  const count = counted.stops.length;
  const pieces = counted.stops.reduce((sum, stop) => sum + stop.pieces, 0);
  const next = nextStop(run);
  return (
    <Drive shows={`run ${run.id} ${departedAt === null} ${asksToLeave}`}>
      <title>{`${m.runs_run({ number })} ${longDay(day)} · ${m.shell_kitchen()}`}</title>
      <div className="d-wall">
        <Link className="row" to={`/runs/${day}`}>
          <ArrowLeft size={20} />
          {m.runs_all()}
        </Link>
        <h1>
          {m.runs_run({ number })} <small>{longDay(day)}</small>
        </h1>
        <p>
          {[
            driver,
            departedAt === null
              ? startsAt && m.runs_leaves({ time: shortTime(startsAt) })
              : m.runs_left_at({ time: clockOf(departedAt) }),
            counted.isRest ? m.runs_stops_left({ count }) : m.runs_stops({ count }),
            pieces > 0 && m.runs_pieces({ count: pieces }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <DoubleLine />
      <NewDriver key={run.id} run={run} />
      <main id="main" tabIndex={-1} className="d-main tour">
        {stops.length === 0 ? <p className="muted">{m.runs_no_stops()}</p> : null}
        <ol>
          {stops.map((stop, index) => (
            <li key={stop.publicProductOrderId}>
              <StopRow
                run={run}
                stop={stop}
                position={index + 1}
                to={`/runs/${day}/${number}/${stop.publicProductOrderId}`}
              />
            </li>
          ))}
        </ol>
        <div className="d-load">
          <Dishes items={inVan.flatMap(({ items }) => items)} />
          <DoubleLine />
          {departedAt === null ? <p>{m.runs_cold_last()}</p> : null}
        </div>
      </main>
      <Foot run={run} next={next} leave={{ asks: asksToLeave, onAsk: setAsksToLeave }} />
    </Drive>
  );
}

function StopRow({
  run,
  stop,
  position,
  to,
}: {
  run: ShownRun;
  stop: ShownStop;
  position: number;
  to: string;
}) {
  const isDone = stop.stage === 'DELIVERED';
  const toUnload = toUnloadWords(stop);
  return (
    <Link to={to}>
      {isDone || stop.isCanceled ? (
        <Plate state={stop.isCanceled ? 'CANCELED' : 'DELIVERED'} />
      ) : (
        <span className="plate">{position}</span>
      )}
      <span>
        <b>{stop.name}</b>
        <small>{stop.contact?.address}</small>
        <small>
          {stop.isCanceled
            ? m.stage_canceled()
            : isDone && stop.handover
              ? handedWords(stop.handover)
              : m.runs_pieces({ count: stop.pieces })}
          {stop.attemptedAt === null ? null : (
            <span className="al">{m.runs_tried_at({ time: clockOf(stop.attemptedAt) })}</span>
          )}
          {stop.isWaiting ? ` · ${m.stage_waits()}` : ''}
        </small>
        {isDone || stop.isCanceled
          ? null
          : askWords({ asks: [...careOf(stop.note).allergens], note: stop.note }).map(({ word, canHurt }) => (
              <small key={word} className={canHurt ? 'on-screen al' : 'on-screen'}>
                {canHurt ? <TriangleAlert size={16} /> : null}
                {word}
              </small>
            ))}
        {stop.isCanceled || run.departedAt === null || stop.notPacked.length === 0 ? null : (
          <small className="al">{m.runs_missing({ dishes: notPackedText(stop.notPacked) })}</small>
        )}
        {toUnload ? <small className="al">{toUnload}</small> : null}
        <OutOfTime run={run} stop={stop} />
        <OnPaper stop={stop} />
      </span>
      <span className="num">{shortTime(stop.time)}</span>
    </Link>
  );
}

function Foot({
  run,
  next,
  leave,
}: {
  run: ShownRun;
  next: ShownStop | undefined;
  leave: Omit<ComponentProps<typeof Leave>, 'run'>;
}) {
  const { id, departedAt, stops } = run;
  const wayBack = useWayBackOfDeparture(id);
  if (stops.length === 0) return null;
  if (departedAt === null && next) return <Leave run={run} {...leave} />;
  return (
    <div className="d-foot" role="status">
      {wayBack ? (
        <TakeBackButton
          what={m.stage_out()}
          isTimed={wayBack === 'soon'}
          onPress={() => void takeBackDeparture(id)}
        />
      ) : null}
      <WayOn run={run} />
    </div>
  );
}
