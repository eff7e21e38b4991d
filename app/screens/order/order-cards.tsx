import type { LinkedOrder } from '#contract/shop/order-link.ts';
import { m } from '#messages';
import type { Locale } from '#rules/text/locale.ts';
import { BuffetCards } from '../../order/cards/buffet-cards.tsx';

/** The cards of an order. */
export default function OrderCards({ order, locale }: { order: LinkedOrder; locale: Locale }) {
  const back = { to: '/order', label: m.order_cards_back() };
  return <BuffetCards dishes={order.items} foodWords={order.foodWords} locale={locale} back={back} />;
}
