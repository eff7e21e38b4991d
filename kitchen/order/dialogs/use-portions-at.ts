import { useEffect, useState } from 'react';
import type { Day, Time } from '#rules/booking/berlin-time.ts';
import { getDay } from '../../api/days.ts';

/** Portions that are to leave at each time of a day, without those of one order. */
export type PortionsAt = ReadonlyMap<Time, number>;

/** How much there is at each time of a day beside an order; empty until it is known. */
export function usePortionsAt(day: Day, besides: string): PortionsAt {
  const [known, setKnown] = useState<{ day: Day; at: PortionsAt }>({ day, at: new Map() });
  useEffect(() => {
    let isWanted = true;
    getDay(day).then(
      ({ orders }) => {
        const at = new Map<Time, number>();
        for (const { time, state, portions, publicProductOrderId } of orders) {
          if (time === null || state !== 'BINDING' || publicProductOrderId === besides) continue;
          at.set(time, (at.get(time) ?? 0) + portions);
        }
        if (isWanted) setKnown({ day, at });
      },
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [day, besides]);
  return known.day === day ? known.at : new Map();
}
