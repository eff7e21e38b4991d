import { getLocale } from '#locale';
import { m } from '#messages';
import type { Cents } from '#rules/money/money.ts';
import { type Cart, type CartItem, cartTotal, setQuantity } from '#rules/orders/cart.ts';
import { missingToMinimum } from '#rules/orders/minimum-order.ts';
import { formatMoney } from '#rules/text/format.ts';
import { readLocalizedText } from '#rules/text/localized-text.ts';
import { LatePlace } from '../../../loading/late-place.tsx';
import { later } from '../../../loading/later.tsx';
import { useMinimumOrder } from '../../../page/use-minimum-order.ts';
import { announce } from '../../../stores/announcements.ts';
import { setCartQuantity } from '../../../stores/cart.ts';
import { CartBar } from './cart-bar.tsx';
import { CartLine } from './cart-line.tsx';
import { CartPaper } from './cart-paper.tsx';
import { RemovedLine } from './removed-line.tsx';
import type { CatalogueCheck } from './use-catalogue-check.ts';
import type { Removal } from './use-removal.ts';

/** Seldom anything to say: what has changed on the menu, and what is not for these guests. */
const DriftNotice = later(() => import('./drift-notice.tsx'), <LatePlace />);

/** Step 1: what is in the cart, and what it costs (spec §2). */
export function CartStep({
  cart,
  check,
  missing,
  removal: { rows, remove, undo },
  onContinue,
}: {
  cart: Cart;
  check: CatalogueCheck;
  missing: Cents;
  removal: Removal;
  onContinue: () => void;
}) {
  const minimumOrder = useMinimumOrder();

  /** What has changed is elsewhere on the page than what was pressed: it is said. */
  function change({ product }: CartItem, quantity: number) {
    setCartQuantity(product, quantity);
    const locale = getLocale();
    const total = cartTotal(setQuantity(cart, product, quantity));
    const name = readLocalizedText(product.name, locale);
    announce(m.cart_quantity_said({ name, quantity, total: formatMoney(total, locale) }));
    const stillMissing = missingToMinimum(total, minimumOrder);
    if (stillMissing > 0) announce(m.cart_minimum_missing({ amount: formatMoney(stillMissing, locale) }));
  }

  const lines = rows.map(({ item, isRemoved }) =>
    isRemoved ? (
      <RemovedLine key={`removed-${item.product.id}`} as="li" item={item} onUndo={() => undo(item)} />
    ) : (
      <CartLine
        key={item.product.id}
        item={item}
        to={placeOf(check, item.product.id)}
        isGone={check.gone.some(({ product }) => product.id === item.product.id)}
        onQuantity={(quantity) => change(item, quantity)}
        onRemove={() => remove(item)}
      />
    ),
  );

  return (
    <>
      <div className="gutter cart-columns">
        <div>
          {check.gone.length > 0 || check.dishes.length > 0 ? <DriftNotice check={check} /> : null}
          <ul aria-label={m.cart_lines_label()} className="cart-lines">
            {lines}
          </ul>
        </div>
        <CartPaper cart={cart} dishes={check.dishes} missing={missing} onContinue={onContinue} />
      </div>
      <CartBar cart={cart} label={m.cart_to_delivery_short()} onPress={onContinue} />
    </>
  );
}

/** The page of a dish that is on the menu; it adds its name by itself. */
function placeOf({ dishes }: CatalogueCheck, id: number): string | undefined {
  return dishes.some((dish) => dish.id === id) ? `/product/${id}` : undefined;
}
