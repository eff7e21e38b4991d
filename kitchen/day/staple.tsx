import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { m } from '#kitchen-messages';
import type { Time } from '#rules/booking/berlin-time.ts';
import { stateClass } from '../parts/plate.tsx';
import { shortTime, whoFor } from '../parts/words.ts';
import { useWayBack } from '../stages/advance.ts';
import { PlateButton } from '../stages/plate-button.tsx';
import { TakeBack } from '../stages/take-back.tsx';
import type { ShownOrder } from '../stages/with-presses.ts';
import { askWords } from './ask-words.ts';
import { WaitsStill } from './change-waits.tsx';
import { useStandingWord } from './nobody-there.ts';
import { plateState } from './order-words.ts';
import { outWords } from './out/out-words.ts';
import { useProgress } from './seller-lines.tsx';

interface Props {
  readonly time: Time;
  readonly all: readonly ShownOrder[];
  /** Those of them for which there is room. */
  readonly orders: readonly ShownOrder[];
}

/** All orders of one time stapled into one paper, a row for each that has room. */
export function Staple({ time, all, orders }: Props) {
  // As the heads of the hour and of the day count.
  const count = all.filter(({ state }) => state !== 'CANCELED').length;
  const portions = all.reduce((sum, order) => sum + (order.state === 'BINDING' ? order.portions : 0), 0);
  return (
    <section className="staple" aria-label={shortTime(time)}>
      <header>
        <span className="num t">{shortTime(time)}</span>
        <small>{`${count > 1 ? `${count} · ` : ''}${m.day_portions_short({ count: portions })}`}</small>
      </header>
      {orders.map((order) => (
        <Row key={order.publicProductOrderId} order={order} />
      ))}
    </section>
  );
}

function Row({ order }: { order: ShownOrder }) {
  const { publicProductOrderId: id, note, isWaiting } = order;
  const progress = useProgress(order);
  const word = useStandingWord(order);
  const out = outWords(order);
  const wayBack = useWayBack(order);
  if (wayBack) {
    return (
      <div className={`srow srow-back ${stateClass(plateState(order))}`}>
        <TakeBack order={order} />
      </div>
    );
  }
  return (
    <div className={`srow ${stateClass(plateState(order))}`}>
      <span>
        <b>
          <Link to={`/order/${id}`}>{whoFor(order)}</Link>
        </b>
        <span className="m">
          {askWords(order).map(({ word, canHurt }) => (
            <span key={word} className={canHurt ? 'al' : undefined} title={note}>
              {canHurt ? <TriangleAlert size={14} /> : null}
              {word}
            </span>
          ))}
          {out ? <span className="al">{out}</span> : null}
          {order.unticked > 0 ? (
            <span className="al">{m.day_unticked({ count: order.unticked, all: order.items.length })}</span>
          ) : null}
          <WaitsStill until={order.changeUntil} show={(words) => <span>{words}</span>} />
          <span className="nw">
            {isWaiting ? m.stage_waits() : word}
            {progress.map(({ id: seller, short, color, cooked, items }) => (
              <span key={seller} className={`k of-kitchen-${color}`}>
                <span className="sr-only">{`${short} `}</span>
                {`${cooked}/${items}`}
              </span>
            ))}
          </span>
        </span>
      </span>
      <PlateButton order={order} />
    </div>
  );
}
