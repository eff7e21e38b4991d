import { m } from '#messages';
import { addDays, berlinDay, type Day, type Time } from '#rules/booking/berlin-time.ts';
import type { Fulfilment } from '#rules/orders/fulfilment.ts';
import { formatDay, formatTime } from '#rules/text/format.ts';
import type { Locale } from '#rules/text/locale.ts';
import { Button } from '#ui/button.tsx';
import { FieldError, Select } from '#ui/field.tsx';
import { TimePill } from './change-time-pill.tsx';
import { whenWords } from './change-words.ts';
import { useSlotDays, useSlots } from './use-slots.ts';
import type { WrongAt } from './wrong-at.ts';

const dayOf = (when: string): Day => when.slice(0, 10);
const timeOf = (when: string): Time => when.slice(11, 16);

/** From so many days before the agreed one on others are offered: as many as after it. */
const daysAround = 21;
const firstDay = (agreed: string | null, today: Day): Day => {
  const before = agreed === null ? today : addDays(dayOf(agreed), -daysAround);
  return before > today ? before : today;
};

/** Day and time: what there is room for, what is full, and what was agreed so far. */
export function ChangeTime({
  agreed,
  wanted,
  items,
  fulfilment,
  isDayMoved,
  wrong: { time: wrong, nearest },
  locale,
  onChoose,
}: {
  /** `YYYY-MM-DDTHH:mm` */
  agreed: string | null;
  wanted: string | null;
  /** What would be ordered, `101:2,205:1`. */
  items: string;
  fulfilment: Fulfilment;
  /** It has been moved to another day once: only its times of that day can be had. */
  isDayMoved: boolean;
  wrong: Pick<WrongAt, 'time' | 'nearest'>;
  locale: Locale;
  onChoose: (when: string) => void;
}) {
  const today = berlinDay(Date.now());
  const day = wanted === null ? null : dayOf(wanted);
  const slots = useSlots(day, items, fulfilment);
  const days = useSlotDays(firstDay(agreed, today), items, fulfilment);
  const stays = isDayMoved && agreed !== null ? dayOf(agreed) : null;
  const offered = days.filter(({ state, day: one }) => state !== 'CLOSED' && (stays ?? one) === one);
  const isListed = offered.some((one) => one.day === day);
  const agreedHere = agreed !== null && dayOf(agreed) === day ? timeOf(agreed) : null;
  const chosen = wanted === null ? null : timeOf(wanted);
  const isPickup = fulfilment === 'PICKUP';
  const isClosed = days.some((one) => one.day === day && one.state === 'CLOSED');
  const pills = (slots ?? []).filter(({ time, state }) => state !== 'CLOSED' || time === agreedHere);
  return (
    <section aria-labelledby="change-time">
      <h2 id="change-time">{isPickup ? m.order_change_time_pickup() : m.order_change_time()}</h2>
      <Select
        label={m.order_change_day()}
        className="change-day"
        hint={stays === null || wrong ? undefined : m.error_DayAlreadyMoved()}
        value={day ?? ''}
        onChange={({ target }) => onChoose(`${target.value}T${chosen ?? '12:00'}`)}
      >
        {day === null ? (
          <option value="" hidden>
            {m.order_change_no_time()}
          </option>
        ) : null}
        {day !== null && !isListed ? <option value={day}>{formatDay(day, locale)}</option> : null}
        {offered.map(({ day: one, state }) => (
          <option key={one} value={one} disabled={state === 'FULL' && one !== day}>
            {state === 'FULL' && one !== day
              ? m.order_change_day_full({ day: formatDay(one, locale) })
              : formatDay(one, locale)}
          </option>
        ))}
      </Select>
      {agreed !== null && day !== null && day !== dayOf(agreed) && stays === null && !wrong ? (
        <p className="text-muted text-small">{m.order_change_day_once()}</p>
      ) : null}
      {isClosed && day === (agreed && dayOf(agreed)) ? (
        <p className="text-muted text-small">{m.order_change_day_closed()}</p>
      ) : null}
      {day !== null && slots === null ? (
        <p role="status" className="skeleton change-times-waiting">
          <span className="sr-only">{m.order_change_asking()}</span>
        </p>
      ) : null}
      {pills.length > 0 ? (
        <fieldset className="change-times" aria-describedby={wrong ? 'change-time-wrong' : undefined}>
          <legend className="sr-only">{m.order_change_times()}</legend>
          {pills.map((slot) => (
            <TimePill
              key={slot.time}
              slot={slot}
              isAgreed={slot.time === agreedHere}
              isChosen={slot.time === chosen}
              onChoose={() => onChoose(`${day}T${slot.time}`)}
            />
          ))}
        </fieldset>
      ) : null}
      {day !== null && slots !== null && pills.length === 0 ? (
        <p className="text-muted">{m.order_change_no_slots()}</p>
      ) : null}
      {wrong ? (
        <div className="change-wrong" role="alert">
          <FieldError id="change-time-wrong" error={wrong} />
          {nearest.length > 0 ? (
            <p className="change-nearest">
              {nearest.map((near) => (
                <Button key={near} variant="side" size="small" onClick={() => onChoose(near.slice(0, 16))}>
                  {day === dayOf(near) ? formatTime(timeOf(near), locale) : whenWords(near, locale)}
                </Button>
              ))}
            </p>
          ) : null}
        </div>
      ) : null}
    </section>
  );
}
