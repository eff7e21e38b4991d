import { m } from '#kitchen-messages';
import { berlinClock } from '#rules/booking/berlin-time.ts';
import { Plate } from '../parts/plate.tsx';
import { shortTime, stageWord } from '../parts/words.ts';
import { takeBack, useWayBackOrUnsent } from '../stages/advance.ts';
import { TakeBackButton } from '../stages/take-back.tsx';
import type { ShownDetails } from './shown-order.ts';

/** For ten seconds after a step, or until it is sent: what it was, and the way back; of an order that was canceled since there is none. */
export function UndoStrip({ order }: { order: ShownDetails }) {
  const { publicProductOrderId: id, fulfilment } = order;
  const move = useWayBackOrUnsent(order);
  return (
    <div role="status">
      {move ? (
        <div className="o-undo on-dark">
          <Plate state={move.to} />
          <b>
            {m.order_moved_to({
              stage: stageWord(move.to, fulfilment),
              time: shortTime(berlinClock(move.at).time),
            })}
          </b>
          {move.to === 'OUT' ? <span>{m.order_mail_waits()}</span> : null}
          <TakeBackButton isTimed={!move.isUnsent} onPress={() => void takeBack(id)} />
        </div>
      ) : null}
    </div>
  );
}
