import { getLocale } from '#locale';
import { m } from '#messages';
import { centsOf } from '#rules/money/money.ts';
import type { CartItem } from '#rules/orders/cart.ts';
import { formatMoney } from '#rules/text/format.ts';
import { readLocalizedText } from '#rules/text/localized-text.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { later } from '../../../loading/later.tsx';
import { focusPage } from '../../../page/focus-page.ts';
import { announce } from '../../../stores/announcements.ts';
import { removeFromCart } from '../../../stores/cart.ts';
import { useWhoComes } from '../../../stores/who-comes.ts';
import { FilterMisfits } from './product-filter-misfits.tsx';
import { type DeliveryNotice, SoldOutNotice } from './sold-out-notice.tsx';
import type { CatalogueCheck } from './use-catalogue-check.ts';

/** Only for who has planned a table. */
const GuestsNotice = later(() => import('../guests/guests-notice.tsx'), false);

/**
 * Says before anybody pays that a product is gone, cannot be had for the day, costs another price now, or is not what the
 * guests eat.
 */
export default function DriftNotice({
  check: { gone, repriced, dishes },
  delivery,
}: {
  check: CatalogueCheck;
  /** In the delivery step, which has a calendar of its own. */
  delivery?: DeliveryNotice;
}) {
  const whoComes = useWhoComes();
  const locale = getLocale();
  const nameOf = ({ product }: CartItem) => readLocalizedText(product.name, locale);
  const money = (euro: number) => formatMoney(centsOf(euro), locale);
  return (
    <>
      {gone.length > 0 ? (
        <Alert title={m.cart_gone_title()} className="mb-6">
          <p>
            {m.cart_gone_text({
              names: gone.map(nameOf).join(', '),
            })}
          </p>
          <Button
            variant="quiet"
            className="text-inherit"
            onClick={() => {
              for (const { product } of gone) removeFromCart(product.id);
              announce(m.cart_removed({ name: gone.map(nameOf).join(', ') }));
              focusPage();
            }}
          >
            {m.cart_gone_remove()}
          </Button>
        </Alert>
      ) : null}
      <SoldOutNotice delivery={delivery} />
      <FilterMisfits dishes={dishes} />
      {whoComes ? <GuestsNotice /> : null}
      {repriced.length > 0 ? (
        <Alert kind="note" title={m.cart_price_changed_title()} className="mb-6">
          <ul>
            {repriced.map(({ product, before }) => (
              <li key={product.id}>
                {m.cart_price_changed_line({
                  name: readLocalizedText(product.name, locale),
                  price: money(product.price),
                  before: money(before),
                })}
              </li>
            ))}
          </ul>
        </Alert>
      ) : null}
    </>
  );
}
