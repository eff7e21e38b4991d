import { Link } from 'react-router';
import { m } from '#kitchen-messages';
import type { Day } from '#rules/booking/berlin-time.ts';
import { DoubleLine } from '#ui/double-line.tsx';
import { Plate } from '../parts/plate.tsx';
import { smallPicture } from '../parts/small-picture.ts';
import { shortTime } from '../parts/words.ts';
import { type PackPlace, packedOf } from './pack-places.ts';

/** Dishes and empty plates of a place at most: the words below count them all. */
const mostDishes = 6;

/** At the foot of the board what is packed: a place for each run and pickup, a dish for each that is ticked. */
export function PackTable({
  day,
  places,
  isLine,
}: {
  day: Day;
  places: readonly PackPlace[];
  /** Without the dishes, where the board needs their room. */
  isLine: boolean;
}) {
  return (
    <section className={isLine ? 'pack-table line' : 'pack-table'} aria-label={m.day_pack_table()}>
      <DoubleLine />
      <ul>
        {places.map((place) => (
          <li key={`${place.kind} ${place.number} ${place.time}`}>
            {isLine ? <Plate state={lookOf(place)} /> : <Dishes place={place} />}
            <Link to={`/packing/${day}`}>
              <b>{nameOf(place)}</b>
              <Count place={place} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Dishes({ place: { items } }: { place: PackPlace }) {
  const shown = items.toSorted((a, b) => Number(b.isPacked) - Number(a.isPacked)).slice(0, mostDishes);
  return (
    <div className="dishes" aria-hidden="true">
      {shown.map(({ key, imageUrl, isPacked }) =>
        isPacked ? (
          <img key={key} src={smallPicture(imageUrl)} alt="" width={320} height={215} />
        ) : (
          <i key={key} />
        ),
      )}
    </div>
  );
}

function Count({ place }: { place: PackPlace }) {
  const [packed, count] = [packedOf(place), place.items.length];
  if (packed === count) return <span className="chip chip-good">{m.day_complete()}</span>;
  return <span>{m.day_of({ done: packed, all: count })}</span>;
}

function lookOf(place: PackPlace) {
  const packed = packedOf(place);
  if (packed === 0) return 'NEW';
  return packed === place.items.length ? 'READY' : 'IN_PREPARATION';
}

function nameOf({ kind, number, time }: PackPlace): string {
  const at = shortTime(time);
  if (kind === 'RUN') return m.day_pack_run({ number: number ?? 0, time: at });
  return kind === 'PICKUP' ? m.day_pack_pickup({ time: at }) : m.day_pack_delivery({ time: at });
}
