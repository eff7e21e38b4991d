import { Ban, Clock } from 'lucide-react';
import { useRef, useState } from 'react';
import { m } from '#kitchen-messages';
import { addDays, berlinClock, berlinDay, type Day, isDay, type Time } from '#rules/booking/berlin-time.ts';
import { bookingHorizonDays } from '#rules/booking/delivery-date.ts';
import { isOverToBegin, isTooShort } from '#rules/orders/work/ready-by.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { ApiError } from '../../api/call.ts';
import { moveTime } from '../../api/orders.ts';
import { closedWords } from '../../load/closed-words.ts';
import { RailDialog } from '../../parts/rail-dialog.tsx';
import { listed, longDay, shortTime } from '../../parts/words.ts';
import { useNow } from '../../shell/use-now.ts';
import { agreedTime } from '../order-words.ts';
import type { ShownDetails } from '../shown-order.ts';
import { WaitingChange } from '../waiting-change.tsx';
import { AboutOrder } from './about-order.tsx';
import { DayChoice } from './day-choice.tsx';
import { TimeChoice } from './time-choice.tsx';
import { TimeFollows } from './time-follows.tsx';
import { TimeMoved } from './time-moved.tsx';
import { useDays } from './use-days.ts';
import { useOrderSlots } from './use-order-slots.ts';
import { usePortionsAt } from './use-portions-at.ts';
import { useSending } from './use-sending.ts';
import { useSoldOutOn } from './use-sold-out-on.ts';

/** Moves an order to another time, or sets it where none is agreed; says what moves along. */
export function TimeDialog({ order, onClose }: { order: ShownDetails; onClose: () => void }) {
  const { publicProductOrderId: id, time: before, fulfilment } = order;
  const today = berlinDay(Date.now());
  const [day, setDay] = useState<Day>(order.day && order.day >= today ? order.day : today);
  const [time, setTime] = useState<Time | null>(null);
  const { days, chosen: load } = useDays(today, day);
  const portionsAt = usePortionsAt(day, id);
  const { soldOut, hearOf } = useSoldOutOn(order, day);
  // As it was when this was opened: moving changes it.
  const [was] = useState(order);
  const [moved, setMoved] = useState<Time | null>(null);
  const { isBusy, problem, setProblem, send } = useSending(() => (was.run ? setMoved(time) : onClose()));
  const isClosed = load?.isClosed ?? false;
  const slots = useOrderSlots(id, day, fulfilment)?.filter(
    (slot) => slot.state !== 'CLOSED' || (day === order.day && slot.time === before),
  );
  const [mayOverbook, setMayOverbook] = useState(false);
  const aboutFull = useRef<HTMLParagraphElement>(null);
  const isOver = slots?.length === 0;
  const isFull = slots?.some(({ state }) => state === 'FULL') ?? false;
  const isOverbooked = slots?.find((slot) => slot.time === time)?.state === 'FULL';
  const clock = berlinClock(useNow());
  const tooShort = (at: Time) => isTooShort({ day, time: at, fulfilment }, clock);
  /** Dishes that nobody has begun and that should be begun already for a time. */
  const lateFor = (at: Time) =>
    order.items.filter(
      ({ isStarted, isMade, prepMinutes = 0 }) =>
        !isStarted && !isMade && isOverToBegin(prepMinutes, { day, time: at, fulfilment }, clock),
    );
  const from = order.day && before ? `${order.day}T${before}` : null;
  // Who is shown another time than they saw chooses anew.
  const [seen, setSeen] = useState(from);
  if (from !== seen) {
    setSeen(from);
    // While a press is under way it is this one's own doing.
    if (!isBusy) {
      setTime(null);
      setProblem(m.time_moved_meanwhile({ time: agreedTime(from) }));
    }
  }

  /** A time, with its day where the order is moved to another one. */
  const named = (on: Day, at: Time) => (day === order.day ? shortTime(at) : agreedTime(`${on}T${at}`));

  const toChoose = isOver ? m.time_choose_day : m.time_choose;

  function choose(chosen: Day) {
    setDay(chosen);
    setTime(null);
    setMayOverbook(false);
  }
  function overbook() {
    setMayOverbook(true);
    // The button goes: what it did is said in its place.
    aboutFull.current?.focus();
  }
  /** What was not known to be sold out is said now: who presses again knows it. */
  function askAgain(error: unknown): never {
    if (error instanceof ApiError && error.code === 'SoldOut') hearOf(error.productIds);
    throw error;
  }
  function move() {
    if (order.change) return setProblem(m.time_change_waits());
    if (time === null) return setProblem(toChoose());
    const wish = { day, time, from, overbook: mayOverbook, knownSoldOut: soldOut.ids };
    void send(() => moveTime(id, wish).catch(askAgain));
  }
  if (moved && was.run) {
    const isOtherDay = day !== was.day;
    const about = { order, day, time: moved, isOtherDay, onClose };
    return <TimeMoved run={was.run.number} {...about} />;
  }
  return (
    <RailDialog
      open
      className="act-dialog"
      title={before ? m.time_title() : m.time_title_set()}
      about={<AboutOrder order={order} />}
      onClose={onClose}
      aside={
        isOver || order.change ? null : (
          <TimeFollows
            order={order}
            day={day}
            time={time}
            portionsAt={portionsAt}
            isOverbooked={isOverbooked}
            isTooShort={time !== null && tooShort(time)}
            late={time === null ? [] : lateFor(time)}
          />
        )
      }
      foot={
        <>
          {before ? (
            <Button variant="quiet" onClick={onClose}>
              {m.time_stay({ time: named(order.day ?? day, before) })}
            </Button>
          ) : null}
          <p className="slip-problem" role="alert">
            {problem || (order.change ? m.time_change_waits() : '')}
          </p>
          <Button busy={isBusy} aria-disabled={time === null || Boolean(order.change)} onClick={move}>
            <Clock size={22} />
            {time === null
              ? toChoose()
              : before
                ? m.time_move_to({ time: named(day, time) })
                : m.time_set_to({ time: named(day, time) })}
          </Button>
        </>
      }
    >
      {order.change ? <WaitingChange order={order} change={order.change} /> : null}
      <DayChoice days={days} day={day} today={today} onChoose={choose} />
      <TextField
        label={m.time_other_day()}
        type="date"
        className="slip-day"
        value={day}
        min={today}
        max={addDays(today, bookingHorizonDays)}
        onChange={({ target }) => isDay(target.value) && choose(target.value)}
      />
      <h3>{m.time_for({ portions: m.day_portions({ count: order.portions }), day: longDay(day) })}</h3>
      <div role="status">
        {soldOut.names.length > 0 ? (
          <p className="time-sold-out">
            <Ban size={22} />
            {m.time_sold_out({
              dishes: listed(soldOut.names),
              day: longDay(day),
              count: soldOut.names.length,
            })}
          </p>
        ) : null}
      </div>
      {isOver ? (
        <p role="status">{load && isClosed ? closedWords(load) : m.time_none_left()}</p>
      ) : (
        <>
          <TimeChoice
            slots={slots ?? []}
            time={time}
            before={day === order.day ? before : null}
            mayOverbook={mayOverbook}
            isTooShort={(at) => tooShort(at) || lateFor(at).length > 0}
            onChoose={setTime}
          />
          {isFull ? (
            <p className="slip-full" ref={aboutFull} tabIndex={-1}>
              {mayOverbook ? (
                m.time_overbooks()
              ) : (
                <>
                  {m.time_full_hint({ portions: m.day_portions({ count: order.portions }) })}{' '}
                  <button type="button" onClick={overbook}>
                    {m.time_anyway()}
                  </button>
                </>
              )}
            </p>
          ) : null}
        </>
      )}
    </RailDialog>
  );
}
