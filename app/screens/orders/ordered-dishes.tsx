import { Link } from 'react-router';
import type { Order } from '#contract/shop/orders.ts';
import { productPath } from '#rules/catalogue/product-path.ts';
import type { Locale } from '#rules/text/locale.ts';
import { orderTexts } from '../../order/order-texts.ts';

/** What was ordered, each the way to its page; one whose name nobody knows leads nowhere. */
export function orderedDishes(order: Order, locale: Locale) {
  const ids = Object.keys(order.productQuantities);
  return orderTexts(order, locale).items.map((text, index) => {
    const line = order.items.find(({ productId }) => productId === Number(ids[index]));
    if (!line?.name) return <span key={text}>{text}</span>;
    return (
      <Link key={text} to={productPath(line.productId, line.name, locale)} className="order-dish">
        {text}
      </Link>
    );
  });
}
