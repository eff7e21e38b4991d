import { m } from '#kitchen-messages';
import type { ShownOrder } from '../stages/with-presses.ts';
import { StartRow, startKey } from './start-row.tsx';
import { startsOf } from './starts.ts';

/** Dishes that are named. */
const most = 8;

/** Of a day to come what begins first and when; nothing is to be pressed yet. */
export function FirstStarts({ orders }: { orders: readonly ShownOrder[] }) {
  const starts = startsOf(orders).slice(0, most);
  if (starts.length === 0) return null;
  return (
    <section className="first-starts" aria-labelledby="first-starts">
      <h2 id="first-starts">{m.day_begins()}</h2>
      <ul className="starts">
        {starts.map((start) => (
          <StartRow key={startKey(start)} start={start} />
        ))}
      </ul>
    </section>
  );
}
