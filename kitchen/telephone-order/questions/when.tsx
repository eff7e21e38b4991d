import clsx from 'clsx/lite';
import { TriangleAlert } from 'lucide-react';
import { type KeyboardEvent, useId, useRef } from 'react';
import type { DayLoad } from '#contract/kitchen/day/days.ts';
import type { MenuItem } from '#contract/kitchen/menu/menu-items.ts';
import type { TelephoneQuote } from '#contract/kitchen/orders/telephone-quote.ts';
import { getLocale } from '#kitchen-locale';
import { m } from '#kitchen-messages';
import { addDays, type Day, isDay, type Time } from '#rules/booking/berlin-time.ts';
import { bookingHorizonDays } from '#rules/booking/delivery-date.ts';
import { allTimeSlots } from '#rules/booking/time-slots.ts';
import { kitchenName } from '#rules/catalogue/kitchen-words.ts';
import { dayWithYear, listed, longDay, shortDay, shortTime } from '../../parts/words.ts';
import { withDay } from '../draft.ts';
import { inLanguage } from '../said-words.ts';
import type { AnswerProps } from './answer-props.ts';
import { Question } from './question.tsx';
import { timeTyped } from './time-typed.ts';

type Slots = TelephoneQuote['slots'];

/** When: one of the next days or any other, then one of its times. */
export function When({
  draft,
  onChange,
  error,
  days,
  today,
  quote,
  nearest,
  menu,
}: AnswerProps & {
  days: readonly DayLoad[];
  today: Day;
  quote: TelephoneQuote | null;
  /** Times that have room instead, `YYYY-MM-DDTHH:mm`. */
  nearest: readonly string[];
  menu: readonly MenuItem[];
}) {
  const { day, time, fulfilment } = draft;
  // Until the shop has said which are free, all stand there.
  const slots: Slots =
    quote && quote.day === day
      ? quote.slots
      : allTimeSlots(fulfilment).map((each) => ({ time: each, isOpen: true }));
  return (
    <Question
      number={3}
      title={m.telephone_when()}
      error={error}
      beside={
        <OtherDay
          day={day}
          today={today}
          isOther={day !== null && !days.some((each) => each.day === day)}
          onChoose={(chosen) => onChange((before) => withDay(before, chosen))}
        />
      }
    >
      <Days
        days={days}
        day={day}
        today={today}
        onChoose={(chosen) => onChange((before) => withDay(before, chosen))}
      />
      {day === null ? (
        <p className="tel-idle">{m.telephone_when_first_day()}</p>
      ) : slots.some(({ isOpen }) => isOpen) ? (
        <Times
          day={day}
          time={time}
          slots={slots}
          onChoose={(chosen) => onChange((before) => ({ ...before, time: chosen }))}
        />
      ) : (
        <p className="tel-idle">{noTimeWords(day, today)}</p>
      )}
      {nearest.length > 0 ? (
        <Nearest
          times={nearest}
          day={day}
          onChoose={(other, at) => onChange((before) => ({ ...withDay(before, other), time: at }))}
        />
      ) : null}
      <div role="status">{time ? <Late quote={quote} menu={menu} /> : null}</div>
    </Question>
  );
}

/** Why a day has no time to choose. */
function noTimeWords(day: Day, today: Day): string {
  if (day < today) return m.telephone_when_over();
  const last = addDays(today, bookingHorizonDays);
  return day > last ? m.telephone_when_too_far({ day: dayWithYear(last) }) : m.telephone_when_none();
}

/** Dishes that should be begun already for the time that was said: the kitchens decide. */
function Late({ quote, menu }: { quote: TelephoneQuote | null; menu: readonly MenuItem[] }) {
  const late = menu.filter(({ productId }) => quote?.late?.includes(productId));
  if (late.length === 0) return null;
  const dishes = listed(late.map(({ name }) => kitchenName(inLanguage(name), getLocale())));
  return (
    <p className="tel-late">
      <TriangleAlert size={22} />
      {m.late_to_begin({ dishes })}
    </p>
  );
}

/** Times that have room instead: a press takes one. */
function Nearest({
  times,
  day,
  onChoose,
}: {
  times: readonly string[];
  day: Day | null;
  onChoose: (day: Day, time: Time) => void;
}) {
  return (
    <div className="tel-nearest">
      <span>{m.telephone_when_nearest()}</span>
      {times.map((slot) => {
        const [other = '', at = ''] = slot.split('T');
        return (
          <button key={slot} type="button" className="pill" onClick={() => onChoose(other, at)}>
            {other === day ? shortTime(at) : `${shortDay(other)}, ${shortTime(at)}`}
          </button>
        );
      })}
    </div>
  );
}

function Days({
  days,
  day,
  today,
  onChoose,
}: {
  days: readonly DayLoad[];
  day: Day | null;
  today: Day;
  onChoose: (day: Day) => void;
}) {
  const name = useId();
  return (
    <fieldset className="tel-days" data-jump={day === null || undefined}>
      <legend className="sr-only">{m.telephone_when_day()}</legend>
      {days.map((load) => (
        <label key={load.day} className={clsx(load.isClosed && 'closed')}>
          <input
            type="radio"
            name={name}
            disabled={load.isClosed}
            checked={load.day === day}
            onChange={() => onChoose(load.day)}
          />
          <span>
            <b>{shortDay(load.day)}</b>
            <small>{dayWord(load, today)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function dayWord({ day, isClosed, portions }: DayLoad, today: Day): string {
  if (isClosed) return m.day_closed();
  return day === today ? m.telephone_when_today() : m.day_portions_short({ count: portions });
}

function OtherDay({
  day,
  today,
  isOther,
  onChoose,
}: {
  day: Day | null;
  today: Day;
  isOther: boolean;
  onChoose: (day: Day) => void;
}) {
  return (
    <label className={clsx('tel-beside', isOther && 'chosen')}>
      <span>{m.telephone_when_other_day()}</span>
      <input
        type="date"
        value={day ?? ''}
        min={today}
        max={addDays(today, bookingHorizonDays)}
        onChange={({ target }) => isDay(target.value) && target.value >= '2000' && onChoose(target.value)}
      />
    </label>
  );
}

/** The times of a day; arrows go through them, and digits go to the one that begins so: "1230". */
function Times({
  day,
  time,
  slots,
  onChoose,
}: {
  day: Day;
  time: Time | null;
  slots: Slots;
  onChoose: (time: Time) => void;
}) {
  const name = useId();
  const typed = useRef({ digits: '', at: 0 });
  function onKeyDown(event: KeyboardEvent<HTMLFieldSetElement>) {
    if (!/^\d$/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
    const isGoingOn = event.timeStamp - typed.current.at < 1200;
    const digits = (isGoingOn ? typed.current.digits : '') + event.key;
    const found = timeTyped(digits, slots);
    typed.current = { digits: found === null ? '' : digits, at: event.timeStamp };
    // No time begins so: then it is the number of a question.
    if (found === null) return;
    event.preventDefault();
    onChoose(found);
    event.currentTarget.querySelector<HTMLInputElement>(`input[value="${found}"]`)?.focus();
  }
  return (
    <fieldset className="tel-times" data-jump onKeyDown={onKeyDown}>
      <legend className="sr-only">{m.telephone_when_time({ day: longDay(day) })}</legend>
      {slots.map((slot) => (
        <label key={slot.time}>
          <input
            type="radio"
            name={name}
            value={slot.time}
            disabled={!slot.isOpen}
            checked={slot.time === time}
            onChange={() => onChoose(slot.time)}
          />
          <span>
            {shortTime(slot.time)}
            {slot.isOpen ? null : <span className="sr-only"> {m.telephone_when_taken()}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
