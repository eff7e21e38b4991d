import { getLocale } from '#locale';
import { m } from '#messages';
import { centsOf, lineTotal } from '#rules/money/money.ts';
import { formatMoney } from '#rules/text/format.ts';
import { readLocalizedText } from '#rules/text/localized-text.ts';
import { Button } from '#ui/button.tsx';
import { BottomBar } from '../../order/bottom-bar.tsx';
import { ItemsNote } from '../../order/items-note.tsx';
import type { ShownProduct } from '../../page/in-language.ts';
import { ProductCardBuy } from '../../product/product-card-buy.tsx';
import { useCartQuantity } from '../../stores/cart.ts';
import type { Need } from './use-guests.ts';

/** On phones, at the foot of the window: what the dish costs for the guests, and into the cart with it; then the cart. */
export function DishBar({ dish, need }: { dish: ShownProduct; need: Need | null }) {
  const locale = getLocale();
  const isIn = useCartQuantity(dish.id) > 0;
  const pieces = need?.alone ?? 1;
  const sum = formatMoney(lineTotal(centsOf(dish.price), pieces), locale);
  return (
    <BottomBar
      dishes={false}
      className={`product-bar ${isIn ? '' : 'product-bar-offer'}`}
      note={
        isIn ? (
          <ItemsNote />
        ) : (
          <>
            <span className="num product-bar-sum">{sum}</span>
            {need ? m.product_needed({ pieces, guests: need.guests }) : null}
          </>
        )
      }
    >
      <ProductCardBuy
        product={dish}
        name={readLocalizedText(dish.name, locale)}
        pieces={pieces}
        button={(add) => <Button onClick={add}>{m.product_add_short()}</Button>}
      />
    </BottomBar>
  );
}
