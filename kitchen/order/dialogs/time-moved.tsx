import { Truck } from 'lucide-react';
import { m } from '#kitchen-messages';
import type { Day, Time } from '#rules/booking/berlin-time.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { RailDialog } from '../../parts/rail-dialog.tsx';
import { longDay, shortTime } from '../../parts/words.ts';
import type { ShownDetails } from '../shown-order.ts';
import { AboutOrder } from './about-order.tsx';

interface Props {
  readonly order: ShownDetails;
  /** The number of the run that it was on. */
  readonly run: number;
  readonly day: Day;
  readonly time: Time;
  readonly isOtherDay: boolean;
  readonly onClose: () => void;
}

/** After an order on a run was moved: that its turn stayed, or that it is on no run any more, and the way there. */
export function TimeMoved({ order, run, day, time, isOtherDay, onClose }: Props) {
  return (
    <RailDialog
      open
      className="act-dialog"
      title={m.time_moved({ time: shortTime(time) })}
      about={<AboutOrder order={order} />}
      onClose={onClose}
      foot={
        <>
          <Button variant="quiet" onClick={onClose}>
            {m.link_done()}
          </Button>
          <ButtonLink to={`/runs/${day}`} data-focus-first>
            <Truck size={22} />
            {isOtherDay ? m.time_moved_runs({ day: longDay(day) }) : m.time_moved_run({ number: run })}
          </ButtonLink>
        </>
      }
    >
      <p className="question" role="status">
        {isOtherDay
          ? m.time_off_run({ number: run, day: longDay(day) })
          : m.time_turn_stayed({ number: run })}
      </p>
    </RailDialog>
  );
}
