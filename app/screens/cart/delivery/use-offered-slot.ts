import { useEffect, useState } from 'react';
import type { Day, Time } from '#rules/booking/berlin-time.ts';
import { firstOfferedDay, isDayOffered } from '#rules/booking/delivery-date.ts';
import { timeSlots } from '#rules/booking/time-slots.ts';
import type { Cart } from '#rules/orders/cart.ts';
import type { Fulfilment } from '#rules/orders/fulfilment.ts';
import { useBookingRules } from '../../../booking/use-booking-rules.ts';
import { useNow } from '../../../page/use-now.ts';
import { setCartSlot } from '../../../stores/cart.ts';

/**
 * Keeps the cart's day and time among those on offer while the clock runs: a missing, past or closed day becomes
 * the first with a free slot, a time that is no longer free is cleared (spec §5). `goneDay` is a chosen day that was
 * replaced, as long as its successor stays.
 */
export function useOfferedSlot(cart: Cart, fulfilment: Fulfilment) {
  const booking = useBookingRules();
  const now = useNow() ?? Date.now();
  const { deliveryDate, deliveryTime } = cart;
  const isOffered = (day: Day) => isDayOffered(day, now, booking, fulfilment);
  const slots: readonly Time[] = deliveryDate ? timeSlots(deliveryDate, now, booking, fulfilment) : [];
  const isDayKept = deliveryDate !== null && isOffered(deliveryDate);
  const firstDay = isDayKept ? null : firstOfferedDay(now, booking, fulfilment);
  const isTimeGone = deliveryTime !== null && !slots.includes(deliveryTime);

  const [replaced, setReplaced] = useState<{ gone: Day; by: Day } | null>(null);

  useEffect(() => {
    if (firstDay) {
      if (deliveryDate) setReplaced({ gone: deliveryDate, by: firstDay });
      setCartSlot({ date: firstDay });
    } else if (isTimeGone) setCartSlot({ time: null });
  }, [firstDay, isTimeGone, deliveryDate]);

  const goneDay = replaced && replaced.by === deliveryDate ? replaced.gone : null;
  return { slots, isOffered, now, booking, goneDay };
}
