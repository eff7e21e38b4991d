import { useEffect, useState } from 'react';
import type { Slot } from '#contract/shop/slots.ts';
import type { Day, Time } from '#rules/booking/berlin-time.ts';
import type { Cart } from '#rules/orders/cart.ts';
import type { Fulfilment } from '#rules/orders/fulfilment.ts';
import { orderedItems } from '#rules/orders/ordered-items.ts';
import { browserApi } from '../api/browser.ts';

/** The half hours of a day as the shop has told them, by their time; empty where it has not. */
export type SlotStates = ReadonlyMap<Time, Slot>;

/** Milliseconds after which an open picker asks again. */
const pause = 20_000;

const unknown: SlotStates = new Map();

/** What a cart asks about half hours and days with. */
export function seeking({ items }: Pick<Cart, 'items'>, fulfilment: Fulfilment) {
  const basket = orderedItems({ items }).map(({ productId, quantity }) => `${productId}:${quantity}`);
  return { fulfilment, ...(basket.length > 0 && { items: basket.join() }) };
}

/** Asks how full the half hours of a day are for a cart. */
export async function askSlots(
  day: Day,
  { items }: Pick<Cart, 'items'>,
  fulfilment: Fulfilment,
): Promise<SlotStates> {
  const slots = await browserApi.slots({ day, ...seeking({ items }, fulfilment) });
  return new Map(slots.map((slot) => [slot.time, slot]));
}

/**
 * How full the half hours of the cart's day are for what is in it, asked as long as the picker is there; nothing is known
 * until the shop answers, nor when it does not.
 */
export function useSlotStates({ deliveryDate, items }: Cart, fulfilment: Fulfilment): SlotStates {
  const [states, setStates] = useState(unknown);
  useEffect(() => {
    setStates(unknown);
    if (!deliveryDate) return;
    let isWanted = true;
    const ask = async () => {
      if (document.hidden) return;
      const told = await askSlots(deliveryDate, { items }, fulfilment).catch(() => null);
      if (told && isWanted) setStates(told);
    };
    void ask();
    const timer = setInterval(ask, pause);
    document.addEventListener('visibilitychange', ask);
    return () => {
      isWanted = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [deliveryDate, items, fulfilment]);
  return states;
}

/** Whether what is looked for is more than the kitchens make at any time of a day. */
export const isTooMuch = (states: SlotStates): boolean => {
  const offered = [...states.values()].filter(({ state }) => state !== 'CLOSED');
  return offered.length > 0 && offered.every((slot) => slot.isTooMuch);
};

/** Whether nothing can be had at a time for which this has been told. */
export const isTaken = (slot: Slot | undefined) => slot?.state === 'FULL' || slot?.state === 'CLOSED';
