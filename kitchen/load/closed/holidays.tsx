import { useState } from 'react';
import { getLocale } from '#kitchen-locale';
import { m } from '#kitchen-messages';
import { berlinHolidays } from '#rules/booking/berlin-holidays.ts';
import type { Day } from '#rules/booking/berlin-time.ts';
import { type ClosedPeriod, isClosedOn } from '#rules/booking/closed-days.ts';
import { Button } from '#ui/button.tsx';
import { Choice } from '../../parts/choice.tsx';
import { dayWithMonth } from '../../parts/words.ts';

/** The holidays of a year in Berlin: all closed at once, each opened and closed for itself. */
export function Holidays({
  closed,
  today,
  isBusy,
  onOpen,
  onClose,
}: {
  closed: readonly ClosedPeriod[];
  today: Day;
  isBusy: boolean;
  onOpen: (day: Day) => void;
  onClose: (days: readonly Day[], name: string) => void;
}) {
  const thisYear = Number(today.slice(0, 4));
  const toCome = (of: number) => berlinHolidays(of).filter(({ day }) => day >= today);
  const openIn = (of: number) => toCome(of).filter(({ day }) => !isClosedOn(day, closed));
  // What comes first, as long as anything of it is still to be decided.
  const [year, setYear] = useState(() => (openIn(thisYear).length > 0 ? thisYear : thisYear + 1));
  const [holidays, open] = [toCome(year), openIn(year)];
  return (
    <section className="paper load-day holidays" aria-labelledby="holidays">
      <h2 id="holidays">{m.load_holidays()}</h2>
      <Choice
        label={m.load_holidays()}
        value={String(year)}
        options={[thisYear, thisYear + 1].map((each) => [String(each), String(each)] as const)}
        onChange={(value) => setYear(Number(value))}
      />
      <ul className="holiday-list">
        {holidays.map(({ day, name }) => {
          const isClosed = isClosedOn(day, closed);
          const word = name[getLocale()];
          return (
            <li key={day}>
              <span>
                <b>{word}</b>
                <small>
                  {dayWithMonth(day)}, {isClosed ? m.load_closed_word() : m.load_holiday_open()}
                </small>
              </span>
              <button
                type="button"
                className="slot-link"
                aria-disabled={isBusy || undefined}
                onClick={() => isBusy || (isClosed ? onOpen(day) : onClose([day], word))}
              >
                {isClosed ? m.load_open() : m.load_close()}
                <span className="sr-only"> {word}</span>
              </button>
            </li>
          );
        })}
      </ul>
      {open.length === 0 ? (
        <p className="muted">{m.load_holidays_all_closed()}</p>
      ) : (
        <Button
          variant="side"
          busy={isBusy}
          onClick={() =>
            onClose(
              open.map(({ day }) => day),
              m.load_holidays_year({ year: String(year) }),
            )
          }
        >
          {m.load_holidays_close()}
        </Button>
      )}
    </section>
  );
}
