import clsx from 'clsx/lite';
import type { CartItem } from '#rules/orders/cart.ts';
import { Picture } from '../../../page/picture.tsx';
import { laidDishes } from './laid-dishes.ts';

/** The ordered dishes on the table, alternating back and front. The list below says the same in words. */
export function LaidTable({ items, slim }: { items: readonly CartItem[]; slim: boolean }) {
  const dishes = laidDishes(items);
  return (
    <div aria-hidden="true" className={clsx('laid', slim && 'laid-slim')}>
      <div className="gutter laid-row">
        {dishes.map((product, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same dish may stand here several times
          <span key={`${product.id}-${place}`} className="laid-dish">
            <Picture
              src={product.imageUrl}
              sizes={slim ? '112px' : '(min-width: 48rem) 245px, 150px'}
              eager
            />
          </span>
        ))}
      </div>
    </div>
  );
}
