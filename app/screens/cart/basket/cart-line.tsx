import { Link } from 'react-router';
import { getLocale } from '#locale';
import { m } from '#messages';
import { centsOf, lineTotal } from '#rules/money/money.ts';
import type { CartItem } from '#rules/orders/cart.ts';
import { formatMoney } from '#rules/text/format.ts';
import { readLocalizedText } from '#rules/text/localized-text.ts';
import { Picture } from '../../../page/picture.tsx';
import { QuantityStepper } from '../../../product/quantity-stepper.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

/** One product in the cart. The line total shows when there is more than one piece (spec §2). */
export function CartLine({
  item: { product, quantity },
  to,
  isGone,
  onQuantity,
  onRemove,
}: {
  item: CartItem;
  /** The page of the dish; undefined until that is known. */
  to: string | undefined;
  isGone: boolean;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
}) {
  const locale = getLocale();
  const heading = useKeptFocus<HTMLHeadingElement>(product.id);
  const name = readLocalizedText(product.name, locale);
  const price = centsOf(product.price);
  return (
    <li className="cart-line cart-line-item">
      <span className="cart-line-picture">
        <Picture src={product.imageUrl} sizes="160px" />
      </span>
      <div className="cart-line-name">
        <h2 ref={heading} id={`line-${product.id}`} tabIndex={-1} className="hyphens-auto text-[1.6rem]">
          {to ? (
            <Link to={to} className="hover:underline">
              {name}
            </Link>
          ) : (
            name
          )}
        </h2>
        <p className="mt-1 text-muted">{m.cart_each({ price: formatMoney(price, locale) })}</p>
        {isGone ? <p className="mt-1 font-semibold text-error">{m.cart_gone_line()}</p> : null}
      </div>
      <div className="cart-line-buy">
        <div className="cart-line-stepper">
          <QuantityStepper
            name={name}
            quantity={quantity}
            min={1}
            onChange={(wanted) => (wanted === 0 ? onRemove() : onQuantity(wanted))}
            onRemove={onRemove}
          />
        </div>
        <p className="cart-line-total num">
          {quantity > 1 ? formatMoney(lineTotal(price, quantity), locale) : null}
        </p>
      </div>
    </li>
  );
}
