import { useState } from 'react';
import { m } from '#kitchen-messages';
import { addDays, type Day, isDay } from '#rules/booking/berlin-time.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { shortDay } from '../parts/words.ts';

/** Until when something is sold out: a press for what is said most, or a day. */
export function UntilForm({
  today,
  isSoldOut,
  onUntil,
  onAgain,
}: {
  today: Day;
  isSoldOut: boolean;
  onUntil: (untilDay: Day | null) => void;
  onAgain: () => void;
}) {
  const [day, setDay] = useState(addDays(today, 2));
  const isRight = isDay(day) && day >= today;
  return (
    <form
      className="until-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (isRight) onUntil(day);
      }}
    >
      <h3>{m.menu_until_title()}</h3>
      <div>
        <button type="button" className="pill" onClick={() => onUntil(today)}>
          {m.menu_until_today()}
        </button>
        <button type="button" className="pill" onClick={() => onUntil(addDays(today, 1))}>
          {m.menu_until_tomorrow()}
        </button>
        <button type="button" className="pill" onClick={() => onUntil(null)}>
          {m.menu_until_open()}
        </button>
      </div>
      <TextField
        label={m.menu_until_day()}
        hint={m.menu_until_hint()}
        type="date"
        min={today}
        value={day}
        onChange={({ target }) => setDay(target.value)}
      />
      <Button type="submit" variant="side" wide aria-disabled={!isRight}>
        {m.menu_until_save({ day: isRight ? shortDay(day) : '…' })}
      </Button>
      {isSoldOut ? (
        <Button variant="quiet" wide onClick={onAgain}>
          {m.menu_in_again()}
        </Button>
      ) : null}
    </form>
  );
}
