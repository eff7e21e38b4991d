import { m } from '#kitchen-messages';
import { addDays, type Day, isDay, weekdayOf } from '#rules/booking/berlin-time.ts';
import { TextField } from '#ui/field.tsx';
import { Choice } from '../parts/choice.tsx';
import { shortDay } from '../parts/words.ts';

/** From when on something counts: `now`, or a day. */
export interface From {
  readonly kind: 'now' | 'monday' | 'day';
  readonly day: string;
}

/** At once. */
export const fromNow = (today: Day): From => ({ kind: 'now', day: nextMonday(today) });

/** The day to send: none for at once; null where the chosen one will not do. */
export function dayOfFrom({ kind, day }: From, today: Day): Day | undefined | null {
  if (kind === 'now') return undefined;
  if (kind === 'monday') return nextMonday(today);
  return isDay(day) && day > today ? day : null;
}

/** Now, next Monday, or another day. */
export function FromChoice({
  value,
  onChange,
  today,
}: {
  value: From;
  onChange: (value: From) => void;
  today: Day;
}) {
  return (
    <div className="from-choice">
      <Choice
        label={m.menu_price_from()}
        value={value.kind}
        options={[
          ['now', m.menu_from_now()],
          ['monday', shortDay(nextMonday(today))],
          ['day', m.menu_from_day()],
        ]}
        onChange={(kind) => onChange({ ...value, kind })}
      />
      {value.kind === 'day' ? (
        <TextField
          label={m.menu_from_which()}
          type="date"
          min={addDays(today, 1)}
          value={value.day}
          error={dayOfFrom(value, today) === null ? m.menu_from_wrong() : undefined}
          onChange={({ target }) => onChange({ kind: 'day', day: target.value })}
        />
      ) : null}
    </div>
  );
}

function nextMonday(today: Day): Day {
  const ahead = [1, 2, 3, 4, 5, 6, 7].find((days) => weekdayOf(addDays(today, days)) === 1) ?? 7;
  return addDays(today, ahead);
}
