import { BellOff } from 'lucide-react';
import { Link } from 'react-router';
import { m } from '#kitchen-messages';
import { Button } from '#ui/button.tsx';
import { clockOf } from '../../parts/words.ts';
import { takeBack, useWayBackOrUnsent } from '../../stages/advance.ts';
import { TakeBackButton } from '../../stages/take-back.tsx';
import { handedWords } from '../handed-words.ts';
import { goesOn, nextStop, type ShownRun, type ShownStop } from '../shown-runs.ts';
import { WayOn, wayTo } from '../way-on.tsx';
import { takeBackAttempt, useWayBackOfAttempt } from './attempt.ts';
import { notedWords } from './noted-words.ts';

/** What an address says that is done at a stop. */
export type Step = 'handover' | 'somebody-else' | 'nobody';

interface AtRun {
  readonly run: ShownRun;
  readonly stop: ShownStop;
}

/** What can be pressed where an order is to be handed over; where nobody was there, also the way on. */
export function AtStop({ run, stop, onStep }: AtRun & { onStep: (step: Step) => void }) {
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
export function AfterStop({ run, stop }: AtRun) {
  const { publicProductOrderId: id, handover, isCanceled, isWaiting } = stop;
  const wayBack = useWayBackOrUnsent({ ...stop, state: isCanceled ? 'CANCELED' : 'BINDING' });
  const noted = notedWords(stop);
  return (
    <div role="status">
      {isCanceled && !isWaiting ? null : (
        <p className="d-done">
          {handover ? handedWords(handover) : m.stage_delivered()}
          {isWaiting ? ` · ${m.stage_waits()}` : ''}
        </p>
      )}
      {noted ? <p className="d-noted">{noted}</p> : null}
      {handover && !wayBack ? (
        <p className="d-wrong">{isCanceled ? m.runs_handed_wrong_canceled() : m.runs_handed_wrong()}</p>
      ) : null}
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
