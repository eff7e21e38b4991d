import { getLocale } from '#locale';
import { m } from '#messages';
import { addDays, berlinDay, type Day } from '#rules/booking/berlin-time.ts';
import { bookingHorizonDays, isDayOffered } from '#rules/booking/delivery-date.ts';
import { soldOutLines } from '#rules/catalogue/availability.ts';
import type { CartItem } from '#rules/orders/cart.ts';
import type { Fulfilment } from '#rules/orders/fulfilment.ts';
import { formatDay } from '#rules/text/format.ts';
import { readLocalizedText } from '#rules/text/localized-text.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { DatePicker } from '../../../booking/date-picker.tsx';
import { useBookingRules } from '../../../booking/use-booking-rules.ts';
import { useSoldOut } from '../../../booking/use-sold-out.ts';
import { focusPage } from '../../../page/focus-page.ts';
import { useNow } from '../../../page/use-now.ts';
import { announce } from '../../../stores/announcements.ts';
import { removeFromCart, setCartSlot, useCart } from '../../../stores/cart.ts';

/** The lines of the cart that cannot be had for its day. */
export function useSoldOutLines(): CartItem[] {
  const { items, deliveryDate } = useCart();
  return soldOutLines(items, deliveryDate, useSoldOut());
}

/** What the delivery step says of itself: how it goes out, and by which id it leads here. */
export interface DeliveryNotice {
  readonly fulfilment: Fulfilment;
  readonly id: string;
}

/** What names dishes in a sentence. */
export const namesOf = (lines: readonly CartItem[]) =>
  lines.map(({ product }) => readLocalizedText(product.name, getLocale())).join(', ');

/**
 * Says which dishes of the cart cannot be had for its day, and both ways out: another day, or without them. Outside
 * of the delivery step no calendar is near: it has one.
 */
export function SoldOutNotice({ delivery }: { delivery: DeliveryNotice | undefined }) {
  const { items, deliveryDate } = useCart();
  const known = useSoldOut();
  const now = useNow() ?? Date.now();
  const booking = useBookingRules();
  const lines = useSoldOutLines();
  if (deliveryDate === null || lines.length === 0) return null;
  const from = deliveryDate;
  const isOffered = (day: Day) => isDayOffered(day, now, booking, delivery?.fulfilment);
  const words = (day: Day) => ({ day: formatDay(day, getLocale()) });

  const last = addDays(berlinDay(now), bookingHorizonDays);
  const next = firstWithAll(deliveryDate);

  function firstWithAll(after: Day): Day | null {
    for (let day = addDays(after, 1); day <= last; day = addDays(day, 1)) {
      if (soldOutLines(items, day, known).length > 0) continue;
      if (isOffered(day)) return day;
    }
    return null;
  }

  function take(day: Day) {
    setCartSlot({ date: day });
    leave(m.delivery_day_gone({ ...words(from), next: words(day).day }));
  }

  function leave(said: string) {
    announce(said);
    // The pressed button goes with the alert.
    focusPage();
  }

  return (
    <div id={delivery?.id}>
      <Alert isSaid title={m.cart_out_title(words(deliveryDate))} className="mb-6">
        <p>{m.cart_out_text({ names: namesOf(lines) })}</p>
        <p>{next ? m.cart_out_next(words(next)) : m.cart_out_never()}</p>
        {delivery === undefined ? (
          <div className="mt-3">
            <DatePicker
              label={m.cart_out_day()}
              value={deliveryDate}
              onChange={take}
              isOffered={isOffered}
              lastDay={last}
            />
          </div>
        ) : null}
        <p className="mt-2 flex flex-wrap gap-x-6">
          {next ? (
            <Button variant="quiet" className="text-inherit" onClick={() => take(next)}>
              {m.catalogue_day_take(words(next))}
            </Button>
          ) : null}
          <Button
            variant="quiet"
            className="text-inherit"
            onClick={() => {
              for (const { product } of lines) removeFromCart(product.id);
              leave(m.cart_removed({ name: namesOf(lines) }));
            }}
          >
            {m.cart_gone_remove()}
          </Button>
        </p>
      </Alert>
    </div>
  );
}
