import { getLocale } from '#locale';
import { m } from '#messages';
import { formatDay, formatTime } from '#rules/text/format.ts';
import { useCart } from '../../stores/cart.ts';

/** When the order comes, as far as the visitor has chosen; nothing before (and nothing in server HTML). */
export function DeliveryLine() {
  const { deliveryDate, deliveryTime } = useCart();
  if (!deliveryDate) return null;
  const day = formatDay(deliveryDate, getLocale());
  return deliveryTime
    ? m.catalogue_delivered_at({ day, time: formatTime(deliveryTime, getLocale()) })
    : m.catalogue_delivered_on({ day });
}
