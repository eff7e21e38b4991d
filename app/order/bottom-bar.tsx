import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { getLocale } from '#locale';
import { m } from '#messages';
import { cartTotal } from '#rules/orders/cart.ts';
import { formatMoney } from '#rules/text/format.ts';
import { DoubleLine } from '#ui/double-line.tsx';
import { Picture } from '../page/picture.tsx';
import { useCartReport } from '../stores/cart.ts';
import { useFootBar } from '../stores/foot.ts';

/**
 * The front of the table at the bottom of the window: the dishes chosen so far, the total, which leads to the cart, and
 * the one main action as child. It sticks there and ends where the footer begins; on phones only once there is something
 * in the cart.
 */
export function BottomBar({
  note,
  dishes = true,
  className = '',
  children,
}: {
  /** Beside the total: how many items, or what it includes. */
  note: ReactNode;
  dishes?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const cart = useCartReport();
  const isEmpty = cart.items.length === 0;
  useFootBar(!isEmpty);
  return (
    <div className={`bar ${isEmpty ? 'bar-empty' : ''} ${className}`}>
      {dishes ? (
        <div className="bar-table">
          <ul className="gutter bar-dishes" aria-hidden="true">
            {cart.items.map(({ product }) => (
              <li key={product.id}>
                <Picture src={product.imageUrl} sizes="80px" eager />
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <DoubleLine />
      <div className="bar-front">
        <div className="gutter bar-row">
          <div className="min-w-0">
            {isEmpty ? null : (
              <Link to="/cart" className="num bar-total">
                <span className="sr-only">{m.shell_cart()} </span>
                {formatMoney(cartTotal(cart), getLocale())}
              </Link>
            )}
            <p className="bar-note">{note}</p>
          </div>
          {children}
        </div>
      </div>
    </div>
  );
}
