import { Link } from 'react-router';
import type { CapacityDay } from '#contract/kitchen/settings/capacity.ts';
import { m } from '#kitchen-messages';
import { dayWithMonth, numberText } from '../../parts/words.ts';
import { sumOfDay } from '../day-words.ts';

/** The days for which something else is set than in the plan of the week, each with the way to it. */
export function OwnLimits({ days }: { days: readonly CapacityDay[] }) {
  if (days.length === 0) return null;
  return (
    <section aria-labelledby="own-limits">
      <h2 id="own-limits">{m.load_own_limits()}</h2>
      <ul className="paper own-limits">
        {days.map((day) => {
          const { portions, most } = sumOfDay(day);
          return (
            <li key={day.day}>
              <Link className="slot-link" to={`/load/${day.day.slice(0, 7)}?day=${day.day}`}>
                {dayWithMonth(day.day)}
              </Link>
              <span>
                {m.load_sold({
                  portions: numberText(portions),
                  most: numberText(most),
                  orders: m.day_orders({ count: day.orders }),
                })}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
