import { useState } from 'react';
import { m } from '#kitchen-messages';
import { addDays, type Day, isDay } from '#rules/booking/berlin-time.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { shortDay } from '../parts/words.ts';
import type { SoldOutDays } from './sold-out.ts';

/** On which days something is sold out: a press for what is said most, or from a day until one. */
export function UntilForm({
  name,
  today,
  isSoldOut,
  onOut,
  onAgain,
}: {
  /** Of the dish. */
  name: string;
  today: Day;
  isSoldOut: boolean;
  onOut: (days: SoldOutDays) => void;
  onAgain: () => void;
}) {
  const [from, setFrom] = useState(today);
  const [until, setUntil] = useState(addDays(today, 2));
  const isFromRight = isDay(from) && from >= today;
  const isRight = isFromRight && isDay(until) && until >= from;
  const isLater = isFromRight && from > today;

  function beginOn(day: string) {
    setFrom(day);
    if (isDay(day) && day > until) setUntil(day);
  }
  return (
    <form
      className="until-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (isRight) onOut({ fromDay: from, untilDay: until });
      }}
    >
      <h3>{m.menu_until_title({ name })}</h3>
      <div>
        {isLater ? null : (
          <>
            <button type="button" className="pill" onClick={() => onOut({ fromDay: today, untilDay: today })}>
              {m.menu_until_today()}
            </button>
            <button
              type="button"
              className="pill"
              onClick={() => onOut({ fromDay: today, untilDay: addDays(today, 1) })}
            >
              {m.menu_until_tomorrow()}
            </button>
          </>
        )}
        <button
          type="button"
          className="pill"
          onClick={() => onOut({ fromDay: isLater ? from : today, untilDay: null })}
        >
          {m.menu_until_open()}
        </button>
      </div>
      <div className="until-days">
        <TextField
          label={m.menu_out_first_day()}
          type="date"
          min={today}
          value={from}
          error={isFromRight ? undefined : m.menu_from_past()}
          onChange={({ target }) => beginOn(target.value)}
        />
        <TextField
          label={m.menu_until_day()}
          type="date"
          min={isFromRight ? from : today}
          value={until}
          error={isFromRight && !isRight ? m.menu_until_wrong() : undefined}
          onChange={({ target }) => setUntil(target.value)}
        />
      </div>
      <p className="field-hint">{m.menu_until_hint()}</p>
      <Button type="submit" variant="side" wide aria-disabled={!isRight}>
        {isLater && isRight
          ? m.menu_between_save({ from: shortDay(from), until: shortDay(until) })
          : m.menu_until_save({ day: isRight ? shortDay(until) : '…' })}
      </Button>
      {isSoldOut ? (
        <Button variant="quiet" wide onClick={onAgain}>
          {m.menu_in_again()}
        </Button>
      ) : null}
    </form>
  );
}
