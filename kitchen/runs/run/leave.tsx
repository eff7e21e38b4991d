import { Truck } from 'lucide-react';
import type { Me } from '#contract/kitchen/staff/auth.ts';
import { m } from '#kitchen-messages';
import { berlinDay } from '#rules/booking/berlin-time.ts';
import { isBefore } from '#rules/orders/stages.ts';
import { Button } from '#ui/button.tsx';
import { notPackedText } from '../../order/order-words.ts';
import { RailDialog } from '../../parts/rail-dialog.tsx';
import { longDay } from '../../parts/words.ts';
import { useMe } from '../../shell/use-signed-in.ts';
import { dueStops, type ShownRun, type ShownStop } from '../shown-runs.ts';
import { toUnloadWords } from '../to-unload.ts';
import { leave } from './departure.ts';

/**
 * The button with which a run leaves. Its customers hear of it ten seconds later: where it is of another day, another driver's,
 * something of it is not packed, or has to come out of the car, that is said first.
 */
export function Leave({
  run,
  asks,
  onAsk: setAsks,
}: {
  run: ShownRun;
  /** Whether that is said and asked just now. */
  asks: boolean;
  onAsk: (asks: boolean) => void;
}) {
  const { id, day, number } = run;
  const isOthers = isOfOther(run, useMe());
  const isOtherDay = day !== berlinDay(Date.now());
  const unpacked = dueStops(run).filter(({ stage }) => isBefore(stage, 'READY'));
  const toUnload = dueStops(run).filter((stop) => toUnloadWords(stop) !== null);
  const go = () => {
    // Taken back it is not asked again by itself.
    setAsks(false);
    leave(id);
  };
  return (
    <div className="d-foot">
      <Button
        wide
        size="large"
        onClick={isOtherDay || isOthers || unpacked.length + toUnload.length > 0 ? () => setAsks(true) : go}
      >
        <Truck size={26} />
        {m.runs_leave()}
      </Button>
      <RailDialog
        open={asks}
        onClose={() => setAsks(false)}
        title={m.runs_leave_title()}
        about={m.runs_run({ number })}
        foot={
          <>
            <Button variant="danger" onClick={go}>
              <Truck size={22} />
              {m.runs_leave_anyway()}
            </Button>
            <Button variant="quiet" data-focus-first onClick={() => setAsks(false)}>
              {m.runs_leave_not()}
            </Button>
          </>
        }
      >
        {isOthers ? <p>{m.runs_leave_other_driver({ driver: run.driver })}</p> : null}
        {isOtherDay ? <p>{m.runs_leave_other_day({ day: longDay(day) })}</p> : null}
        {unpacked.length > 0 ? (
          <>
            <p>{m.runs_leave_unpacked()}</p>
            <ul className="d-unpacked">
              {unpacked.map((stop) => (
                <li key={stop.publicProductOrderId}>{unpackedText(stop)}</li>
              ))}
            </ul>
            {unpacked.some(({ notPacked }) => notPacked.length > 0) ? <p>{m.runs_leave_missing()}</p> : null}
            {unpacked.some(({ notPacked }) => notPacked.length === 0) ? (
              <p>{m.runs_leave_unpacked_counts()}</p>
            ) : null}
          </>
        ) : null}
        {toUnload.map((stop) => (
          <p key={stop.publicProductOrderId} className="d-door al">
            {m.runs_leave_unpacked_of({ name: stop.name, dishes: toUnloadWords(stop) ?? '' })}
          </p>
        ))}
        <p>{m.runs_leave_told()}</p>
      </RailDialog>
    </div>
  );
}

/** Whether a run is another driver's than theirs who look at it. Who works at a desk, or a tablet, is not taken for a driver. */
const isOfOther = (
  { driverId }: Pick<ShownRun, 'driverId'>,
  { role, staffId }: Pick<Me, 'role' | 'staffId'>,
) => role === 'DRIVER' && staffId !== null && driverId !== null && driverId !== staffId;

/** An order with its dishes that nobody has packed; where all of them are ticked, only nobody has told it. */
const unpackedText = ({ name, notPacked }: ShownStop) =>
  notPacked.length > 0 ? m.runs_leave_unpacked_of({ name, dishes: notPackedText(notPacked) }) : name;
