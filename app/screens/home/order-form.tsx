import { getLocale } from '#locale';
import { m } from '#messages';
import { addDays, berlinDay, type Day } from '#rules/booking/berlin-time.ts';
import { bookingHorizonDays, defaultHomeDay, isDayOffered } from '#rules/booking/delivery-date.ts';
import { timeSlots } from '#rules/booking/time-slots.ts';
import { formatDay } from '#rules/text/format.ts';
import { ButtonLink } from '#ui/button.tsx';
import { DoubleLine } from '#ui/double-line.tsx';
import { DatePicker } from '../../booking/date-picker.tsx';
import { GuestCountSelect } from '../../booking/guest-count-select.tsx';
import { TimeSelect } from '../../booking/time-picker.tsx';
import { useBookingRules } from '../../booking/use-booking-rules.ts';
import { useToldSlots } from '../../booking/use-told-slots.ts';
import { later } from '../../loading/later.tsx';
import { useMinimumOrder } from '../../page/use-minimum-order.ts';
import { useNow } from '../../page/use-now.ts';
import { setCartGuestCount, setCartSlot, useCart } from '../../stores/cart.ts';

/** Only read: it stands there as the server sent it, and what it is given must not change. */
const OrderFacts = later(() => import('./order-facts.tsx'));

/** Guests, day and time on the cloth front of the table, and the one way on (spec §2, home). */
export function OrderForm() {
  const cart = useCart();
  const now = useNow();
  const booking = useBookingRules();
  const minimumOrder = useMinimumOrder();
  const isOffered = (day: Day) => now !== null && isDayOffered(day, now, booking);
  const chosen = cart.deliveryDate && isOffered(cart.deliveryDate) ? cart.deliveryDate : null;
  const date = chosen ?? (now === null ? null : defaultHomeDay(now, booking));
  const slots = date && now !== null ? timeSlots(date, now, booking) : [];
  const told = useToldSlots(date, cart);
  const isGone = now !== null && cart.deliveryDate !== null && chosen === null;

  return (
    <div className="cloth home-front">
      <DoubleLine />
      <section className="gutter" aria-label={m.home_order_form()}>
        <div className="laying">
          <GuestCountSelect
            look="line"
            label={m.home_guests()}
            value={cart.guestCount}
            onChange={setCartGuestCount}
            // Until the page is alive a choice would be lost.
            disabled={now === null}
          />
          <DatePicker
            look="line"
            label={m.home_date()}
            value={date}
            onChange={(day) => setCartSlot({ date: day })}
            isOffered={isOffered}
            lastDay={now === null ? undefined : addDays(berlinDay(now), bookingHorizonDays)}
            disabled={now === null}
          />
          <TimeSelect
            look="line"
            label={m.home_time()}
            slots={slots}
            value={chosen ? cart.deliveryTime : null}
            onChange={(time) => setCartSlot({ date, time })}
            disabled={date === null}
            {...told}
          />
          <ButtonLink
            to="/category/platter"
            size="large"
            onClick={() => date && date !== cart.deliveryDate && setCartSlot({ date })}
          >
            {m.home_order_now()}
          </ButtonLink>
        </div>
        {isGone && cart.deliveryDate && date ? (
          <p role="status" className="home-day-gone">
            {m.delivery_day_gone({
              day: formatDay(cart.deliveryDate, getLocale()),
              next: formatDay(date, getLocale()),
            })}
          </p>
        ) : null}
        <OrderFacts minimumOrder={minimumOrder} />
      </section>
      <div className="hem" />
    </div>
  );
}
