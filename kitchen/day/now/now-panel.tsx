import { Check } from 'lucide-react';
import { useState } from 'react';
import { m } from '#kitchen-messages';
import type { Time } from '#rules/booking/berlin-time.ts';
import { Button } from '#ui/button.tsx';
import { shortTime } from '../../parts/words.ts';
import { useMe } from '../../shell/use-signed-in.ts';
import type { ShownOrder } from '../../stages/with-presses.ts';
import { setTick } from '../../ticks/tick.ts';
import { DishBit, dishName, StartCare, StartRow, startKey, whereAndFor } from './start-row.tsx';
import { minutes, type Start, startsBeforeOf, startsOf } from './starts.ts';

/** Dishes that are named after the first. */
const nexts = 4;

interface Props {
  readonly orders: readonly ShownOrder[];
  /** Those of tomorrow of which something is made today. */
  readonly forTomorrow: readonly ShownOrder[];
  readonly now: Time;
}

/** What has to be begun now, with the one button for it, what comes after, and what is made today for tomorrow. */
export function NowPanel({ orders, forTomorrow, now }: Props) {
  const [first, ...others] = startsOf(orders);
  const tomorrows = startsBeforeOf(forTomorrow);
  const [said, setSaid] = useState('');
  // Who drives sees what has to be begun, and cooks nothing.
  const mayBegin = useMe().role !== 'DRIVER';
  const begin = (start: Start) => {
    for (const { publicProductOrderId } of start.orders) {
      setTick({ order: publicProductOrderId, item: String(start.productId), kind: 'STARTED' }, true);
    }
    setSaid(m.day_begun({ dish: dishName(start) }));
  };
  return (
    <>
      {first ? (
        <First start={first} now={now} begin={mayBegin ? () => begin(first) : null} />
      ) : (
        <p className="now-nothing">{m.day_nothing_to_start()}</p>
      )}
      <ul className="starts nexts" aria-label={m.day_nexts()}>
        {others.slice(0, nexts).map((start) => (
          <StartRow key={startKey(start)} start={start} isLate={lateBy(start, now) > 0} />
        ))}
      </ul>
      {tomorrows.length > 0 ? (
        <section className="for-tomorrow" aria-labelledby="for-tomorrow">
          <h3 id="for-tomorrow">{m.day_for_tomorrow()}</h3>
          <ul className="starts">
            {tomorrows.map((start) => (
              <StartRow
                key={startKey(start)}
                start={start}
                {...(mayBegin && { begin: () => begin(start) })}
              />
            ))}
          </ul>
        </section>
      ) : null}
      <p className="sr-only" role="status">
        {said}
      </p>
    </>
  );
}

function First({ start, now, begin }: { start: Start; now: Time; begin: (() => void) | null }) {
  return (
    <section className="start-first" aria-labelledby="start-now">
      <h2 id="start-now">{m.day_start_now()}</h2>
      <div className="row">
        <DishBit start={start} />
        <div>
          <h3>
            {start.quantity} × {dishName(start)}
          </h3>
          <p>
            <span className="since">{sinceOrAt(start, now)}</span>
            {start.readyBy ? `, ${m.day_ready_by({ time: shortTime(start.readyBy) })}` : ''}
            <br />
            {whereAndFor(start)}
          </p>
          <StartCare start={start} />
        </div>
      </div>
      {begin ? (
        <Button wide onClick={begin}>
          <Check size={22} />
          {m.day_started()}
        </Button>
      ) : null}
    </section>
  );
}

/** How many minutes ago it should have been begun; negative for what has time. */
const lateBy = ({ startBy }: Pick<Start, 'startBy'>, now: Time) => minutes(now) - minutes(startBy);

/** More minutes say less than the time. */
const mostMinutes = 90;

/** How long ago it should have been begun, or when it has to be. */
function sinceOrAt({ startBy, startsDayBefore }: Start, now: Time): string {
  if (startsDayBefore) return m.day_since_yesterday();
  const late = lateBy({ startBy }, now);
  if (late > mostMinutes) return m.order_since({ time: shortTime(startBy) });
  return late > 0 ? m.day_since({ count: late }) : m.day_start_at({ time: shortTime(startBy) });
}
