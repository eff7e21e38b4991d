import { Link } from 'react-router';
import type { KitchenOrderDetails } from '#contract/kitchen/orders/order-details.ts';
import { m } from '#kitchen-messages';
import type { Day } from '#rules/booking/berlin-time.ts';
import { Alert } from '#ui/alert.tsx';
import type { Press } from '../../presses/press-store.ts';
import { handedWords } from '../handed-words.ts';
import type { ShownRun } from '../shown-runs.ts';

/**
 * What its driver reads where a stop stood that is on this run no more: why, what became of it, that what was pressed for it is
 * kept, and the way on.
 */
export function TakenOff({
  day,
  number,
  run,
  order,
  presses,
}: {
  day: Day;
  number: number;
  /** Undefined where it was taken away too. */
  run: ShownRun | undefined;
  /** Null where nobody answers, or it is of a day that its driver does not see. */
  order: KitchenOrderDetails | null;
  /** What was pressed for it that the shop may not know yet. */
  presses: readonly Press[];
}) {
  const pressed = presses.findLast(({ shows }) => shows.handover !== undefined)?.shows.handover;
  const handover = (pressed as KitchenOrderDetails['handover']) ?? order?.handover ?? null;
  const isCanceled = order?.state === 'CANCELED';
  const other = order?.run && order.day && order.run.number !== number ? order.run : null;
  return (
    <>
      <main id="main" tabIndex={-1} className="d-main">
        <h1>{order?.name ?? m.runs_run({ number })}</h1>
        {isCanceled ? (
          <Alert className="d-canceled" title={handover ? m.runs_canceled_handed() : m.runs_canceled()}>
            {handover ? m.runs_canceled_handed_do() : m.runs_canceled_do()}
          </Alert>
        ) : (
          <Alert className="d-canceled" title={m.runs_stop_gone({ number })}>
            {handover ? null : other ? otherWords(other) : m.runs_stop_gone_do()}
          </Alert>
        )}
      </main>
      <div className="d-foot" role="status">
        {handover ? (
          <p className="d-done">
            {handedWords(handover)} · {presses.length > 0 ? m.stage_waits() : m.runs_handed_kept()}
          </p>
        ) : null}
        {other && !handover && !isCanceled ? (
          <Link
            className="button button-side button-wide"
            to={`/runs/${order?.day}/${other.number}/${order?.publicProductOrderId}`}
          >
            {m.runs_run({ number: other.number })}
          </Link>
        ) : null}
        <Link
          className="button button-main button-large button-wide"
          to={run ? `/runs/${day}/${number}` : `/runs/${day}`}
        >
          {run ? m.runs_run({ number }) : m.runs_all()}
        </Link>
      </div>
    </>
  );
}

function otherWords({ number, driver }: NonNullable<KitchenOrderDetails['run']>): string {
  return driver ? m.runs_stop_moved_by({ number, driver }) : m.runs_stop_moved({ number });
}
