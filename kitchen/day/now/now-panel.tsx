import { Check, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { m } from '#kitchen-messages';
import type { Time } from '#rules/booking/berlin-time.ts';
import { Button } from '#ui/button.tsx';
import { shortTime } from '../../parts/words.ts';
import { useMe } from '../../shell/use-signed-in.ts';
import type { ShownOrder } from '../../stages/with-presses.ts';
import { DishBit, dishName, StartCare, StartRow, startKey, whereAndFor } from './start-row.tsx';
import { minutes, type Start, startsBeforeOf, startsOf } from './starts.ts';
import { useJustBegun } from './use-just-begun.ts';

/** Dishes that are named after the first. */
const nexts = 4;

interface Props {
  readonly orders: readonly ShownOrder[];
  /** Those of tomorrow of which something is made today. */
  readonly forTomorrow: readonly ShownOrder[];
  readonly now: Time;
}

/**
 * What has to be begun now, with the one button for it, what comes after, and what is made today for tomorrow. What was begun
 * here stays in its place for ten seconds, with the way back where the button was.
 */
export function NowPanel({ orders, forTomorrow, now }: Props) {
  const { justBegun, begin, takeBack } = useJustBegun();
  const starts = startsOf(orders, justBegun);
  const first = starts.find(({ isBegun }) => !isBegun);
  const atTop = starts.filter((start) => start.isBegun || start === first);
  const others = starts.filter((start) => !atTop.includes(start));
  const tomorrows = startsBeforeOf(forTomorrow, justBegun);
  const [said, setSaid] = useState('');
  // Who drives sees what has to be begun, and cooks nothing.
  const mayBegin = useMe().role !== 'DRIVER';
  const press = (start: Start) => {
    const dish = dishName(start);
    if (start.isBegun) {
      if (takeBack(start)) setSaid(m.day_begun_back({ dish }));
    } else if (begin(start)) setSaid(m.day_begun({ dish }));
  };
  return (
    <>
      {atTop.length > 0 ? (
        <section className="start-first" aria-labelledby="start-now">
          <h2 id="start-now">{m.day_start_now()}</h2>
          {atTop.map((start) => (
            <First
              key={startKey(start)}
              start={start}
              now={now}
              press={mayBegin ? () => press(start) : null}
            />
          ))}
        </section>
      ) : null}
      {first ? null : <p className="now-nothing">{m.day_nothing_to_start()}</p>}
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
                {...(mayBegin && { press: () => press(start) })}
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

/** A dish with the button for it, which for ten seconds after a press is the way back. */
function First({ start, now, press }: { start: Start; now: Time; press: (() => void) | null }) {
  const { isBegun, quantity, readyBy } = start;
  return (
    <div className="one">
      <div className="row">
        <DishBit start={start} />
        <div>
          <h3>
            {quantity} × {dishName(start)}
          </h3>
          <p>
            <span className="since">{isBegun ? m.order_item_begun() : sinceOrAt(start, now)}</span>
            {readyBy ? `, ${m.day_ready_by({ time: shortTime(readyBy) })}` : ''}
            <br />
            {whereAndFor(start)}
          </p>
          <StartCare start={start} />
        </div>
      </div>
      {press ? (
        <Button wide variant={isBegun ? 'side' : 'main'} onClick={press}>
          {isBegun ? <Undo2 size={22} /> : <Check size={22} />}
          {isBegun ? m.stage_take_back() : m.day_started()}
        </Button>
      ) : null}
      {isBegun ? (
        <div className="take-back-time" aria-hidden="true">
          <i />
        </div>
      ) : null}
    </div>
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
