import { Check } from 'lucide-react';
import { useState } from 'react';
import { getLocale } from '#kitchen-locale';
import { m } from '#kitchen-messages';
import type { Time } from '#rules/booking/berlin-time.ts';
import { kitchenName } from '#rules/catalogue/kitchen-words.ts';
import { Button } from '#ui/button.tsx';
import { stationWord } from '../parts/station-words.ts';
import { shortTime } from '../parts/words.ts';
import { useKitchens } from '../shell/use-signed-in.ts';
import type { ShownOrder } from '../stages/with-presses.ts';
import { setTick } from '../ticks/tick.ts';
import { minutes, type Start, startsOf } from './starts.ts';

/** Dishes that are named after the first. */
const nexts = 4;

/** What has to be begun now, with the one button for it, and what comes after. */
export function NowPanel({ orders, now }: { orders: readonly ShownOrder[]; now: Time }) {
  const [first, ...others] = startsOf(orders);
  const [said, setSaid] = useState('');
  if (!first) return <p className="now-nothing">{m.day_nothing_to_start()}</p>;
  const begin = () => {
    for (const { publicProductOrderId } of first.orders) {
      setTick({ order: publicProductOrderId, item: String(first.productId), kind: 'STARTED' }, true);
    }
    setSaid(m.day_begun({ dish: dishName(first) }));
  };
  return (
    <>
      <section className="start-first" aria-labelledby="start-now">
        <h2 id="start-now">{m.day_start_now()}</h2>
        <div className="row">
          <DishBit start={first} />
          <div>
            <h3>
              {first.quantity} × {dishName(first)}
            </h3>
            <p>
              <span className="since">{sinceOrAt(first.startBy, now)}</span>
              {first.readyBy ? `, ${m.day_ready_by({ time: shortTime(first.readyBy) })}` : ''}
              <br />
              {whereAndFor(first)}
            </p>
          </div>
        </div>
        <Button wide onClick={begin}>
          <Check size={22} aria-hidden="true" />
          {m.day_started()}
        </Button>
        <p className="sr-only" role="status">
          {said}
        </p>
      </section>
      <ul className="nexts" aria-label={m.day_nexts()}>
        {others.slice(0, nexts).map((start) => (
          <Next key={`${start.startBy} ${start.productId}`} start={start} />
        ))}
      </ul>
    </>
  );
}

function Next({ start }: { start: Start }) {
  const color = useColor(start.sellerId);
  return (
    <li>
      <span className="num t">{shortTime(start.startBy)}</span>
      <span>
        <b>
          {start.quantity} × {dishName(start)}
        </b>
        <small>{whereAndFor(start)}</small>
      </span>
      <i className={`of-kitchen-${color}`} />
    </li>
  );
}

function DishBit({ start: { imageUrl, sellerId } }: { start: Start }) {
  const color = useColor(sellerId);
  if (!imageUrl) return null;
  return (
    <span className={`bit of-kitchen-${color}`}>
      <img src={imageUrl.replace(/-\d+\.(webp|avif)$/, '-320.webp')} alt="" width={320} height={215} />
    </span>
  );
}

function useColor(sellerId: number | null): number {
  return useKitchens().find(({ id }) => id === sellerId)?.color ?? 3;
}

/** What a dish is called in the kitchen. */
const dishName = ({ name }: Pick<Start, 'name'>) => kitchenName(name, getLocale());

/** How long ago it should have been begun, or when it has to be. */
function sinceOrAt(startBy: Time, now: Time): string {
  const late = minutes(now) - minutes(startBy);
  return late > 0 ? m.day_since({ count: late }) : m.day_start_at({ time: shortTime(startBy) });
}

/** The station and whom it is for: Kalt · Bon 13, 14. */
function whereAndFor({ station, orders }: Start): string {
  const bons = orders.flatMap(({ bon }) => (bon === null ? [] : [bon])).toSorted((one, other) => one - other);
  const only = orders.length === 1 && orders[0] ? `, ${orders[0].name}` : '';
  return [station && stationWord(station), bons.length > 0 && `${m.day_bon({ bon: bons.join(', ') })}${only}`]
    .filter(Boolean)
    .join(' · ');
}
