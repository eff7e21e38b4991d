import clsx from 'clsx/lite';
import { TriangleAlert } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import type { CapacityDay } from '#contract/kitchen/settings/capacity.ts';
import { m } from '#kitchen-messages';
import { addDays, type Day } from '#rules/booking/berlin-time.ts';
import { monthOf } from '#rules/money/month.ts';
import { longDay, numberText, weekdayWord } from '../../parts/words.ts';
import { useKitchens } from '../../shell/use-signed-in.ts';
import { closedWord, holidayName, sumOfDay } from '../day-words.ts';
import { addMonths, type Month } from './month-of.ts';

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** The days of a month as a calendar has them; arrows go from day to day. */
export function MonthTable({
  month,
  today,
  days,
  shown,
}: {
  /** Null for what is to come, whatever its month. */
  month: Month | null;
  today: Day;
  days: readonly CapacityDay[];
  shown: Day;
}) {
  const table = useRef<HTMLTableElement>(null);
  const isByKey = useRef(false);
  const navigate = useNavigate();
  const weeks = Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
  const inReach = days.some(({ day }) => day === shown) ? shown : days[0]?.day;

  useEffect(() => {
    if (!isByKey.current) return;
    isByKey.current = false;
    table.current?.querySelector<HTMLElement>(`[data-day="${shown}"]`)?.focus();
  }, [shown]);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const from = (event.target as HTMLElement).closest<HTMLElement>('[data-day]')?.dataset.day;
    if (!from || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = steps[event.key];
    const months = event.key === 'PageUp' ? -1 : event.key === 'PageDown' ? 1 : 0;
    if (step === undefined && months === 0) return;
    event.preventDefault();
    isByKey.current = true;
    const to = months === 0 ? addDays(from, step ?? 0) : `${addMonths(month ?? monthOf(from), months)}-01`;
    void navigate(addressOf(to), { preventScrollReset: true, replace: true });
  }

  return (
    <section aria-label={m.load_month()}>
      <table ref={table} className="cal" onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {days.slice(0, 7).map(({ day }) => (
              <th key={day} scope="col">
                {weekdayWord(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]?.day}>
              {week.map((day) => (
                <td key={day.day}>
                  <DayCell
                    day={day}
                    isShown={day.day === shown}
                    isReached={day.day === inReach}
                    isToday={day.day === today}
                    isPast={day.day < today}
                    isOther={month !== null && monthOf(day.day) !== month}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="muted cal-hint">
        {m.load_month_hint()} <span className="cal-keys">{m.load_month_keys()}</span>
      </p>
    </section>
  );
}

/** Where a day is chosen: in its own month. */
const addressOf = (day: Day) => `/load/${monthOf(day)}?day=${day}`;

function DayCell({
  day,
  isShown,
  isReached,
  isToday,
  isPast,
  isOther,
}: {
  day: CapacityDay;
  isShown: boolean;
  isReached: boolean;
  isToday: boolean;
  isPast: boolean;
  isOther: boolean;
}) {
  const { portions, share } = sumOfDay(day);
  const full = useFullKitchen(day);
  const closed = closedWord(day);
  return (
    <Link
      to={addressOf(day.day)}
      data-day={day.day}
      tabIndex={isReached ? 0 : -1}
      preventScrollReset
      aria-current={isShown ? 'date' : undefined}
      className={clsx(
        isShown && 'shown',
        isToday && 'today',
        (isPast || isOther) && 'past',
        closed !== null && 'hatched',
        day.isFull && 'full',
      )}
    >
      <Level day={day} />
      <span className="sr-only">{labelOf(day, full)}</span>
      <b aria-hidden="true">{Number(day.day.slice(8))}</b>
      <span className="said" aria-hidden="true">
        {closed ?? (portions > 0 ? numberText(portions) : '')}
        <i>{closed === null ? wordOf(day.isFull, full, share, isPast) : <Touched orders={day.orders} />}</i>
      </span>
    </Link>
  );
}

/** The kitchen that can take nothing more on a day on which another one can. */
function useFullKitchen({ sellers }: CapacityDay): string | undefined {
  const full = sellers.find(({ portions, most }) => portions >= most);
  return useKitchens().find(({ id }) => id === full?.sellerId)?.short;
}

function wordOf(isFull: boolean, full: string | undefined, share: number, isPast: boolean): string {
  if (isFull) return m.load_full();
  if (full) return m.load_kitchen_full({ kitchen: full });
  return share > 0
    ? m.load_share({ share: Math.max(1, Math.round(share * 100)) })
    : isPast
      ? ''
      : m.load_free();
}

/** That a closed day has orders all the same. */
function Touched({ orders }: { orders: number }) {
  if (orders === 0) return null;
  return (
    <span className="touched">
      <TriangleAlert size={15} />
      {orders}
    </span>
  );
}

function labelOf(day: CapacityDay, full: string | undefined): string {
  const name = longDay(day.day);
  const { portions, most, share } = sumOfDay(day);
  const closed = closedWord(day);
  const touched = day.orders > 0 ? `, ${m.day_orders({ count: day.orders })}` : '';
  if (closed !== null) return `${name}: ${closed}${touched}`;
  const holiday = holidayName(day);
  const said = day.isFull
    ? m.load_day_full({ day: name, portions: numberText(portions) })
    : m.load_day_label({
        day: name,
        portions: numberText(portions),
        most: numberText(most),
        share: Math.round(share * 100),
      });
  const one = full && !day.isFull ? `, ${m.load_kitchen_full({ kitchen: full })}` : '';
  return `${said}${one}${touched}${holiday ? `, ${m.load_day_holiday({ name: holiday })}` : ''}`;
}

/** How full a day is, the kitchens above each other. */
function Level({ day }: { day: CapacityDay }) {
  const kitchens = useKitchens();
  const { share } = sumOfDay(day);
  if (share === 0) return null;
  return (
    <span className="lvl" style={{ height: `${Math.min(1, share) * 100}%` }}>
      {kitchens.toReversed().map(({ id, color }) => (
        <span
          key={id}
          className={`of-kitchen-${color}`}
          style={{ flexGrow: day.sellers.find(({ sellerId }) => sellerId === id)?.portions ?? 0 }}
        />
      ))}
    </span>
  );
}
