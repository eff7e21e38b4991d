import type { LinkedOrder } from '#contract/shop/order-link.ts';
import { m } from '#messages';
import { centsOf } from '#rules/money/money.ts';
import { formatMoney } from '#rules/text/format.ts';
import type { Locale } from '#rules/text/locale.ts';
import { orderTexts } from '../../order/order-texts.ts';

/** What it costs or has cost, and what of it is for delivery, off by a code, or still to be paid at hand-over. */
export function OrderTotal({ order, locale }: { order: LinkedOrder; locale: Locale }) {
  const { total, delivery, deposit, discount } = orderTexts(order, locale);
  // A process of the release before does not say it.
  const fees = order.fees ?? 0;
  const isPaid = order.status === 'PAID';
  const feesText = order.status === 'CANCELED' ? m.order_fees_canceled : m.order_fees;
  const notes = [
    delivery,
    order.discountCodeName ? discount : '',
    deposit,
    fees > 0 ? feesText({ amount: formatMoney(centsOf(fees), locale) }) : '',
    isPaid && order.refunded > 0
      ? m.orders_refunded({ amount: formatMoney(centsOf(order.refunded), locale) })
      : '',
  ].filter(Boolean);
  return (
    <div className="order-total">
      <p>
        <span>{isPaid ? m.order_paid() : m.order_total()}</span>
        <b className="num">{total}</b>
      </p>
      {notes.map((note) => (
        <small key={note}>{note}</small>
      ))}
    </div>
  );
}
