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
import { useBookingRules } from '../../../booking/use-booking-rules.ts';
import { focusPage } from '../../../page/focus-page.ts';
import { useNow } from '../../../page/use-now.ts';
import { announce } from '../../../stores/announcements.ts';
import { removeFromCart, setCartSlot, useCart } from '../../../stores/cart.ts';
import { useSoldOut } from '../../../stores/sold-out.ts';
import { partIds } from '../delivery/delivery-parts.ts';

/** The lines of the cart that cannot be had for its day. */
export function useSoldOutLines(): CartItem[] {
  const { items, deliveryDate } = useCart();
  return soldOutLines(items, deliveryDate, useSoldOut());
}

/** What names dishes in a sentence. */
export const namesOf = (lines: readonly CartItem[]) =>
  lines.map(({ product }) => readLocalizedText(product.name, getLocale())).join(', ');

/** Says which dishes of the cart cannot be had for its day, and both ways out: another day, or without them. */
export function SoldOutNotice({ fulfilment }: { fulfilment: Fulfilment }) {
  const { items, deliveryDate } = useCart();
  const known = useSoldOut();
  const now = useNow() ?? Date.now();
  const booking = useBookingRules();
  const lines = useSoldOutLines();
  if (deliveryDate === null || lines.length === 0) return null;
  const next = firstWithAll(deliveryDate);
  const words = (day: Day) => ({ day: formatDay(day, getLocale()) });

  function firstWithAll(after: Day): Day | null {
    const last = addDays(berlinDay(now), bookingHorizonDays);
    for (let day = addDays(after, 1); day <= last; day = addDays(day, 1)) {
      if (soldOutLines(items, day, known).length > 0) continue;
      if (isDayOffered(day, now, booking, fulfilment)) return day;
    }
    return null;
  }

  function leave(said: string) {
    announce(said);
    // The pressed button goes with the alert.
    focusPage();
  }

  return (
    <div id={partIds.soldOut}>
      <Alert isSaid title={m.cart_out_title(words(deliveryDate))} className="mb-6">
        <p>{m.cart_out_text({ names: namesOf(lines) })}</p>
        <p>{next ? m.cart_out_next(words(next)) : m.cart_out_never()}</p>
        <p className="mt-2 flex flex-wrap gap-x-6">
          {next ? (
            <Button
              variant="quiet"
              className="text-inherit"
              onClick={() => {
                setCartSlot({ date: next });
                leave(m.cart_out_taken(words(next)));
              }}
            >
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
