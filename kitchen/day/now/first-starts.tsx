import { m } from '#kitchen-messages';
import { StartRow, startKey } from './start-row.tsx';
import type { Start } from './starts.ts';

/** Dishes that are named. */
const most = 8;

/** Of a day to come what begins first and when; nothing is to be pressed yet. */
export function FirstStarts({ starts }: { starts: readonly Start[] }) {
  return (
    <section className="first-starts" aria-labelledby="first-starts">
      <h2 id="first-starts">{m.day_begins()}</h2>
      <ul className="starts">
        {starts.slice(0, most).map((start) => (
          <StartRow key={startKey(start)} start={start} />
        ))}
      </ul>
    </section>
  );
}
