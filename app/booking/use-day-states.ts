import { useEffect, useState } from 'react';
import type { SlotDay } from '#contract/shop/slots.ts';
import type { Day } from '#rules/booking/berlin-time.ts';
import type { Fulfilment } from '#rules/orders/fulfilment.ts';
import { browserApi } from '../api/browser.ts';
import { useCart } from '../stores/cart.ts';
import { seeking } from './use-slot-states.ts';

/** How the days of a calendar stand for a cart, by day. */
export type DayStates = ReadonlyMap<Day, SlotDay['state']>;

const unknown: DayStates = new Map();

/** How full the days from one on are for what is in the cart; nothing is known until the shop answers, nor when it does not. */
export function useDayStates(from: Day, fulfilment: Fulfilment): DayStates {
  const { items } = useCart();
  const [states, setStates] = useState(unknown);
  useEffect(() => {
    let isWanted = true;
    browserApi.slotDays({ from, ...seeking({ items }, fulfilment) }).then(
      (days) => isWanted && setStates(new Map(days.map(({ day, state }) => [day, state]))),
      () => isWanted && setStates(unknown),
    );
    return () => {
      isWanted = false;
    };
  }, [from, items, fulfilment]);
  return states;
}
