import { BellOff, List, Navigation, Phone } from 'lucide-react';
import { data, Link, useSearchParams } from 'react-router';
import { getLocale } from '#kitchen-locale';
import { m } from '#kitchen-messages';
import type { Day } from '#rules/booking/berlin-time.ts';
import { careOf } from '#rules/orders/care/care-of.ts';
import { countedText } from '#rules/text/counted-text.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { DoubleLine } from '#ui/double-line.tsx';
import { ApiError, isUnreachable } from '../../api/call.ts';
import { getOrder } from '../../api/orders.ts';
import { Asks } from '../../day/asks.tsx';
import { lastKnown } from '../../live/last-known.ts';
import { clockOf, shortTime } from '../../parts/words.ts';
import { useShownPresses } from '../../presses/use-shown-presses.ts';
import { takeBack, useWayBackOrUnsent } from '../../stages/advance.ts';
import { TakeBackButton } from '../../stages/take-back.tsx';
import { AtTheDoor } from '../at-the-door.tsx';
import { Dishes } from '../dishes.tsx';
import { Drive } from '../drive.tsx';
import { HandOverForm } from '../hand-over/hand-over-form.tsx';
import { handedWords } from '../handed-words.ts';
import { loadRuns } from '../load-runs.ts';
import { navigateTo } from '../navigate-to.ts';
import { NewDriver } from '../new-driver.tsx';
import { NobodyForm } from '../nobody-form.tsx';
import { goesOn, nextStop, type ShownRun, type ShownStop, shownRuns } from '../shown-runs.ts';
import { WayLine } from '../way-line.tsx';
import { WayOn, wayTo } from '../way-on.tsx';
import type { Route } from './+types/route';
import { Address } from './address.tsx';
import { takeBackAttempt, useWayBackOfAttempt } from './attempt.ts';
import { SayArrival } from './say-arrival.tsx';
import { TakenOff } from './taken-off.tsx';

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const loaded = await loadRuns(params);
  const number = Number(params.number);
  const publicId = params.publicProductOrderId;
  const run = loaded.runs.runs.find((each) => each.number === number);
  const isThere = run?.stops.some((stop) => stop.publicProductOrderId === publicId);
  return { ...loaded, number, publicId, gone: isThere ? null : await readGone(publicId) };
}

/** An order that is not on the run any more; null where that cannot be read. */
async function readGone(publicId: string) {
  try {
    return await lastKnown(`order ${publicId}`, () => getOrder(publicId));
  } catch (error) {
    if (error instanceof ApiError && error.code === 'OrderNotFound') throw data(null, 404);
    if (isUnreachable(error) || (error instanceof ApiError && error.code === 'NotAllowed')) return null;
    throw error;
  }
}

/** A stop as its driver needs it in the hand: where, whom to ring, what to carry, and handing over. */
export default function StopScreen({
  loaderData: { runs, askedAt, number, publicId, gone },
}: Route.ComponentProps) {
  const presses = useShownPresses(askedAt);
  const shown = shownRuns(runs, presses);
  const [search, setSearch] = useSearchParams();
  const run = shown.runs.find((each) => each.number === number);
  const stop = run?.stops.find((each) => each.publicProductOrderId === publicId);
  if (!run || !stop) {
    const own = presses.filter(({ order }) => order === publicId);
    return (
      <Drive shows={`${publicId} gone`}>
        <title>{`${gone?.name ?? m.runs_run({ number })} · ${m.shell_kitchen()}`}</title>
        <TakenOff day={runs.day} number={number} run={run} order={gone} presses={own} />
      </Drive>
    );
  }
  const step = isToHandOver(stop) ? search.get('step') : null;
  const show = (next: Step) => setSearch({ step: next });
  const onDone = () => setSearch({}, { replace: true });
  return (
    <Drive shows={`${publicId} ${step} ${stop.stage} ${stop.attemptedAt}`}>
      <title>{`${stop.name} · ${m.shell_kitchen()}`}</title>
      <div className="d-wall">
        <Link className="row" to={`/runs/${run.day}/${number}`}>
          <List size={20} />
          {[m.runs_run({ number }), run.driver].filter(Boolean).join(', ')}
        </Link>
        <WayLine run={run} current={publicId} />
      </div>
      <DoubleLine />
      <NewDriver key={run.id} run={run} />
      {step === 'handover' || step === 'somebody-else' ? (
        <HandOverForm stop={stop} isToSomebodyElse={step === 'somebody-else'} onDone={onDone} />
      ) : step === 'nobody' ? (
        <NobodyForm stop={stop} onSomebodyElse={() => show('somebody-else')} onDone={onDone} />
      ) : (
        <>
          <main id="main" tabIndex={-1} className="d-main">
            <Where day={run.day} stop={stop} />
          </main>
          <div className="d-foot">
            {isToHandOver(stop) ? (
              <AtStop run={run} stop={stop} onStep={show} />
            ) : (
              <Done run={run} stop={stop} />
            )}
          </div>
        </>
      )}
    </Drive>
  );
}

/** What an address says that is done at a stop. */
type Step = 'handover' | 'somebody-else' | 'nobody';

interface AtRun {
  readonly run: ShownRun;
  readonly stop: ShownStop;
}

/** What can be pressed where an order is to be handed over; where nobody was there, also the way on. */
function AtStop({ run, stop, onStep }: AtRun & { onStep: (step: Step) => void }) {
  const { publicProductOrderId: id, attemptedAt } = stop;
  const wayBack = useWayBackOfAttempt(id);
  const next = attemptedAt === null ? undefined : nextStop(run);
  return (
    <>
      <div role="status">
        {attemptedAt === null ? null : (
          <p className="d-done d-tried">
            {m.runs_tried_at({ time: clockOf(attemptedAt) })}
            {stop.isWaiting ? ` · ${m.stage_waits()}` : ''}
          </p>
        )}
        {wayBack ? (
          <TakeBackButton
            what={m.runs_nobody_there()}
            isTimed={wayBack === 'soon'}
            onPress={() => void takeBackAttempt(id)}
          />
        ) : null}
      </div>
      <Button wide size="large" onClick={() => onStep('handover')}>
        {m.runs_here()}
      </Button>
      {next && next !== stop ? (
        <Link className="button button-side button-wide" to={wayTo(run, next)}>
          {m.runs_to_next({ name: next.name })}
        </Link>
      ) : (
        <Button variant="side" wide onClick={() => onStep('nobody')}>
          <BellOff size={22} />
          {m.runs_nobody_there()}
        </Button>
      )}
    </>
  );
}

/** What became of an order that is not to be handed over any more, and the way on. */
function Done({ run, stop }: AtRun) {
  const { publicProductOrderId: id, handover, isCanceled, isWaiting } = stop;
  const wayBack = useWayBackOrUnsent({ ...stop, state: isCanceled ? 'CANCELED' : 'BINDING' });
  return (
    <div role="status">
      {isCanceled && !isWaiting ? null : (
        <p className="d-done">
          {handover ? handedWords(handover) : m.stage_delivered()}
          {isWaiting ? ` · ${m.stage_waits()}` : ''}
        </p>
      )}
      {handover && !wayBack ? <p className="d-wrong">{m.runs_handed_wrong()}</p> : null}
      {wayBack ? (
        <TakeBackButton
          what={m.stage_delivered()}
          isTimed={!wayBack.isUnsent}
          onPress={() => void takeBack(id)}
        />
      ) : null}
      <WayOn run={run} />
      {goesOn(run) ? null : (
        <Link className="button button-side button-wide" to={`/runs/${run.day}/${run.number}`}>
          {m.runs_run({ number: run.number })}
        </Link>
      )}
    </div>
  );
}

const isToHandOver = ({ stage, isCanceled }: ShownStop) => stage !== 'DELIVERED' && !isCanceled;

function Where({ day, stop }: { day: Day; stop: ShownStop }) {
  const { time, name, note, bon, portions, pieces, items, contact, expectedAt } = stop;
  const care = careOf(note);
  return (
    <>
      <p className="d-time">
        <span className="num">{shortTime(time)}</span>
        <span>
          {expectedAt === null ? null : <b>{m.runs_expected({ time: clockOf(expectedAt) })}</b>}
          <span className="muted">
            {m.day_portions({ count: portions })}
            {bon === null ? '' : `, ${m.day_bon({ bon })}`}
          </span>
        </span>
      </p>
      <h1>{name}</h1>
      {stop.isCanceled ? (
        <Alert className="d-canceled" title={stop.handover ? m.runs_canceled_handed() : m.runs_canceled()}>
          {stop.handover ? m.runs_canceled_handed_do() : m.runs_canceled_do()}
        </Alert>
      ) : null}
      <Address contact={contact} />
      {care.asks ? <Asks order={{ asks: [...care.allergens], note }} /> : null}
      {note ? <p className="d-note">{note}</p> : null}
      {isToHandOver(stop) ? <AtTheDoor stop={stop} /> : null}
      {contact?.name && contact.name !== name ? (
        <p className="d-whom">
          <b>{contact.name}</b> {contact.phone}
        </p>
      ) : null}
      {contact ? (
        <div className="d-duo">
          <a className="button button-side" href={`tel:${contact.phone}`}>
            <Phone size={22} />
            {m.runs_ring()}
          </a>
          {stop.isCanceled ? null : (
            <a className="button button-side" href={navigateTo(contact)} rel="noreferrer" target="_blank">
              <Navigation size={22} />
              {m.runs_navigate()}
            </a>
          )}
        </div>
      ) : null}
      {isToHandOver(stop) ? <SayArrival key={stop.publicProductOrderId} day={day} stop={stop} /> : null}
      <div className="d-load">
        <Dishes items={items} />
        <DoubleLine />
        <p>
          <b>{m.runs_pieces({ count: pieces })}:</b> {countedText(items, getLocale())}
        </p>
      </div>
    </>
  );
}
