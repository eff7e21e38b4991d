import { Link } from 'react-router';
import { m } from '#kitchen-messages';
import type { Day } from '#rules/booking/berlin-time.ts';
import { isSoldOut } from '#rules/catalogue/availability.ts';
import type { ListedProduct } from '../api/menu.ts';
import { shortDay } from '../parts/words.ts';
import type { SoldOutDays } from './sold-out.ts';

/** So many days are named; all later ones are counted. */
const mostDays = 3;

/** In how many open orders something sold out is all the same, by day, with the way to what is to be made then. */
export function StillOrdered({
  product: { stillOrdered = [], content },
  soldOut,
  today,
}: {
  product: Pick<ListedProduct, 'stillOrdered' | 'content'>;
  /** Also what was just pressed. */
  soldOut: readonly SoldOutDays[];
  today: Day;
}) {
  const said = soldOut.map(({ fromDay, untilDay }) => ({ from: fromDay, until: untilDay }));
  const days = stillOrdered.filter(({ day }) => isSoldOut(said, day));
  if (days.length === 0) return null;
  const seller = content ? `?seller=${content.sellerId}` : '';
  return (
    <small className="still-ordered">
      {days.slice(0, mostDays).map(({ day, orders }, index) => (
        <Link key={day} to={`/production/${day}${seller}`}>
          {day === today
            ? m.menu_still_today({ count: orders })
            : index === 0
              ? m.menu_still_on({ day: shortDay(day), count: orders })
              : m.menu_still_then({ day: shortDay(day), count: orders })}
        </Link>
      ))}
      {days.length > mostDays ? <span>{m.menu_still_later({ count: days.length - mostDays })}</span> : null}
    </small>
  );
}
