import { getLocale } from '#locale';
import { m } from '#messages';
import { berlinDay } from '#rules/booking/berlin-time.ts';
import { isSoldOut } from '#rules/catalogue/availability.ts';
import { formatDay } from '#rules/text/format.ts';
import { useSoldOut } from '../booking/use-sold-out.ts';
import { useCart } from '../stores/cart.ts';
import './sold-out-note.css';

/** A plate on the picture of a dish that cannot be had for the chosen day, or today where none is chosen. */
export function SoldOutNote({ productId }: { productId: number }) {
  const { deliveryDate } = useCart();
  const known = useSoldOut().filter((entry) => entry.productId === productId);
  if (known.length === 0) return null;
  const day = deliveryDate ?? berlinDay(Date.now());
  if (!isSoldOut(known, day)) return null;
  return <p className="dish-out">{text()}</p>;

  function text() {
    const locale = getLocale();
    if (deliveryDate) return m.catalogue_out_on({ day: formatDay(deliveryDate, locale) });
    const last = known.find(({ from, until }) => isSoldOut([{ from, until }], day))?.until ?? null;
    if (last === null) return m.catalogue_out_open();
    return last === day ? m.catalogue_out_today() : m.catalogue_out_until({ day: formatDay(last, locale) });
  }
}
