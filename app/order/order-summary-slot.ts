import { m } from '#messages';
import type { Cart } from '#rules/orders/cart.ts';
import { formatDay, formatTime } from '#rules/text/format.ts';
import type { Locale } from '#rules/text/locale.ts';

/** Day and time of a cart in words: Thu, Dec 3, 2026 at 12:30; null when no day is chosen. */
export function slotText(
  { deliveryDate, deliveryTime }: Pick<Cart, 'deliveryDate' | 'deliveryTime'>,
  locale: Locale,
): string | null {
  if (!deliveryDate) return null;
  const date = formatDay(deliveryDate, locale);
  return deliveryTime
    ? m.cart_when({ date, time: formatTime(deliveryTime, locale) })
    : m.cart_when_day({ date });
}
