import type { LinkedOrder } from '#contract/shop/order-link.ts';
import { m } from '#messages';
import { centsOf } from '#rules/money/money.ts';
import { formatMoney } from '#rules/text/format.ts';
import type { Locale } from '#rules/text/locale.ts';
import { orderTexts, refundText } from '../../order/order-texts.ts';

/** What it costs or has cost, and what of it is for delivery, off by a code, or still to be paid at hand-over. */
export function OrderTotal({ order, locale }: { order: LinkedOrder; locale: Locale }) {
  const { total, delivery, deposit, discount, reduced } = orderTexts(order, locale);
  // A process of the release before does not say it.
  const fees = order.fees ?? 0;
  const isPaid = order.status === 'PAID';
  // What was paid is more than it costs now where some of it is kept for what was taken out.
  const isPaidSum = isPaid && fees === 0;
  const feesText = order.status === 'CANCELED' ? m.order_fees_canceled : m.order_fees;
  const notes = [
    delivery,
    order.discountCodeName ? discount : '',
    reduced,
    deposit,
    fees > 0 ? feesText({ amount: formatMoney(centsOf(fees), locale) }) : '',
    isPaid ? backText(order, locale) : '',
  ].filter(Boolean);
  return (
    <div className="order-total">
      <p>
        <span>{isPaidSum ? m.order_paid() : m.order_total()}</span>
        <b className="num">{total}</b>
      </p>
      {notes.map((note) => (
        <small key={note}>{note}</small>
      ))}
    </div>
  );
}

/** What of a paid order goes back or has gone back, by itself or by a person; empty for nothing. */
function backText({ refund, refunded }: LinkedOrder, locale: Locale): string {
  const money = (euro: number) => formatMoney(centsOf(euro), locale);
  if (refund) return refundText(refund, money);
  return refunded > 0 ? m.orders_refunded({ amount: money(refunded) }) : '';
}
