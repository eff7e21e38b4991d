import { useEffect } from 'react';
import type { Day, Time } from '#rules/berlin-time.ts';
import type { Cart } from '#rules/cart.ts';
import { firstOfferedDay, isDayOffered } from '#rules/delivery-date.ts';
import type { Fulfilment } from '#rules/fulfilment.ts';
import { timeSlots } from '#rules/time-slots.ts';
import { useNow } from '../../parts/use-now.ts';
import { useSettings } from '../../parts/use-settings.ts';
import { setCartSlot } from '../../stores/cart.ts';

/**
 * Keeps the cart's day and time among those on offer while the clock runs: a missing, past or closed day becomes
 * the first with a free slot, a time that is no longer free is cleared (spec §5).
 */
export function useOfferedSlot(cart: Cart, fulfilment: Fulfilment) {
  const { booking } = useSettings();
  const now = useNow() ?? Date.now();
  const { deliveryDate, deliveryTime } = cart;
  const isOffered = (day: Day) => isDayOffered(day, now, booking, fulfilment);
  const slots: readonly Time[] = deliveryDate ? timeSlots(deliveryDate, now, booking, fulfilment) : [];
  const isDayKept = deliveryDate !== null && isOffered(deliveryDate);
  const firstDay = isDayKept ? null : firstOfferedDay(now, booking, fulfilment);
  const isTimeGone = deliveryTime !== null && !slots.includes(deliveryTime);

  useEffect(() => {
    if (firstDay) setCartSlot({ date: firstDay });
    else if (isTimeGone) setCartSlot({ time: null });
  }, [firstDay, isTimeGone]);

  return { slots, isOffered, now, booking };
}
