import { useEffect, useState } from 'react';
import type { Slot } from '#contract/shop/slots.ts';
import type { Day } from '#rules/booking/berlin-time.ts';
import { allTimeSlots } from '#rules/booking/time-slots.ts';
import type { Fulfilment } from '#rules/orders/fulfilment.ts';
import { getOrderSlots } from '../../api/orders.ts';

/**
 * The half hours of a day, and whether an order fits; null until it is known. When nobody answers all are offered: the shop
 * refuses what does not fit.
 */
export function useOrderSlots(id: string, day: Day, fulfilment: Fulfilment): readonly Slot[] | null {
  const [known, setKnown] = useState<{ day: Day; slots: readonly Slot[] } | null>(null);
  useEffect(() => {
    let isWanted = true;
    const show = (slots: readonly Slot[]) => isWanted && setKnown({ day, slots });
    const all = () =>
      allTimeSlots(fulfilment).map((time): Slot => ({ time, state: 'FREE', portionsLeft: 0 }));
    getOrderSlots(id, day).then(show, () => show(all()));
    return () => {
      isWanted = false;
    };
  }, [id, day, fulfilment]);
  return known?.day === day ? known.slots : null;
}
