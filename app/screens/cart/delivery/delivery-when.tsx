import { Store, Truck } from 'lucide-react';
import { getLocale } from '#locale';
import { m } from '#messages';
import { addDays, berlinDay } from '#rules/booking/berlin-time.ts';
import type { ClosedPeriod } from '#rules/booking/closed-days.ts';
import { bookingHorizonDays } from '#rules/booking/delivery-date.ts';
import type { Cart } from '#rules/orders/cart.ts';
import type { Fulfilment } from '#rules/orders/fulfilment.ts';
import { formatDay } from '#rules/text/format.ts';
import { Alert } from '#ui/alert.tsx';
import { DatePicker } from '../../../booking/date-picker.tsx';
import { hoursText } from '../../../booking/hours-text.ts';
import { SlotPicker } from '../../../booking/slot-picker.tsx';
import { isTaken, useSlotStates } from '../../../booking/use-slot-states.ts';
import { setCartSlot } from '../../../stores/cart.ts';
import { DayFull } from './day-full.tsx';
import { partIds } from './delivery-parts.ts';
import { DroppedTime, useDroppedTime } from './dropped-time.tsx';
import type { MissingForCheckout } from './missing-for-checkout.ts';
import { useOfferedSlot } from './use-offered-slot.ts';

/** Date and time, with the lead time said beside them. Another date clears the time (spec §4), and says so. */
export function DeliveryWhen({
  cart,
  fulfilment,
  missing,
}: {
  cart: Cart;
  fulfilment: Fulfilment;
  /** What is to be marked as missing; empty until the order button was pressed. */
  missing: readonly MissingForCheckout[];
}) {
  const { slots, isOffered, now, booking, goneDay } = useOfferedSlot(cart, fulfilment);
  const states = useSlotStates(cart, fulfilment);
  const free = slots.filter((time) => !isTaken(states.get(time)));
  const dropped = useDroppedTime(cart, free);
  const today = berlinDay(now);
  const closed = booking.closed.filter(({ to }) => to >= today).slice(0, 3);
  const isPickup = fulfilment === 'PICKUP';
  const hours = hoursText(booking.hours, fulfilment);
  const Icon = isPickup ? Store : Truck;
  return (
    <section className="delivery-block">
      <h2>{m.delivery_when_title()}</h2>
      {goneDay && cart.deliveryDate ? (
        <Alert kind="note" className="mb-5">
          {m.delivery_day_gone({
            day: formatDay(goneDay, getLocale()),
            next: formatDay(cart.deliveryDate, getLocale()),
          })}
        </Alert>
      ) : null}
      <div className="delivery-when">
        <div id={partIds.date}>
          <DatePicker
            label={isPickup ? m.delivery_pickup_date() : m.delivery_date()}
            value={cart.deliveryDate}
            onChange={(date) => setCartSlot({ date })}
            isOffered={isOffered}
            lastDay={addDays(today, bookingHorizonDays)}
            fulfilment={fulfilment}
            error={missing.includes('date') ? m.delivery_missing_date() : undefined}
          />
          {dropped ? <DroppedTime time={dropped} slots={free} /> : null}
          <p className="mt-5 flex gap-3 bg-mist px-4 py-4 text-[1rem] leading-[1.45]">
            <Icon size={22} className="flex-none" />
            <span>
              {isPickup ? m.delivery_hours_pickup({ hours }) : m.delivery_hours_delivery({ hours })}{' '}
              {m.delivery_lead_notice({ hours: booking.leadHours })}
              {closed.map((period) => (
                <span key={period.from} className="block">
                  {closedText(period)}
                </span>
              ))}
            </span>
          </p>
        </div>
        <div id={partIds.time}>
          <SlotPicker
            label={isPickup ? m.delivery_pickup_time() : m.delivery_time()}
            slots={slots}
            states={states}
            value={cart.deliveryTime}
            onChange={(time) => setCartSlot({ time })}
            disabled={!cart.deliveryDate}
            error={missing.includes('time') ? m.delivery_missing_time() : undefined}
          />
          <DayFull
            cart={cart}
            fulfilment={fulfilment}
            isFull={slots.length > 0 && free.length === 0}
            isOffered={isOffered}
          />
        </div>
      </div>
    </section>
  );
}

function closedText({ from, to }: ClosedPeriod): string {
  const [first, last] = [formatDay(from, getLocale()), formatDay(to, getLocale())];
  return from === to
    ? m.delivery_closed_day({ day: first })
    : m.delivery_closed_period({ from: first, to: last });
}
