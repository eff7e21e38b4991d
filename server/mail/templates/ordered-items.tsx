import { m } from '#messages';
import { deliveryCostOf } from '#rules/booking/delivery-cost.ts';
import { lineTotal } from '#rules/money/money.ts';
import { formatMoney } from '#rules/text/format.ts';
import type { Locale } from '#rules/text/locale.ts';
import { readLocalizedText } from '#rules/text/localized-text.ts';
import type { MailedOrder } from '../mailed-order.ts';
import { styles } from './styles.ts';

/** Items, discount, delivery and total of an order. */
export function OrderTable({ order, locale }: { order: MailedOrder; locale: Locale }) {
  const delivery = deliveryCostOf(order);
  const discount = order.discount - order.priceReduction;
  const deposit = order.deposit - order.keptDeposit;
  return (
    <table style={styles.table}>
      <thead>
        <tr>
          <th scope="col" style={styles.head}>
            {m.mail_item({}, { locale })}
          </th>
          <th scope="col" style={{ ...styles.head, textAlign: 'right' }}>
            {m.mail_price({}, { locale })}
          </th>
        </tr>
      </thead>
      <tbody>
        {order.lines.map((line) => (
          <tr key={line.position}>
            <th scope="row" style={styles.cell}>
              {line.quantity} × {readLocalizedText(line.name, locale)}
            </th>
            <td style={styles.amount}>{formatMoney(lineTotal(line.unitPrice, line.quantity), locale)}</td>
          </tr>
        ))}
        {discount > 0 && (
          <tr>
            <td style={styles.cell}>{m.mail_discount({ code: order.discountCode ?? '' }, { locale })}</td>
            <td style={styles.amount}>−{formatMoney(discount, locale)}</td>
          </tr>
        )}
        {order.priceReduction > 0 && (
          <tr>
            <td style={styles.cell}>{m.mail_price_reduction({}, { locale })}</td>
            <td style={styles.amount}>−{formatMoney(order.priceReduction, locale)}</td>
          </tr>
        )}
        {delivery === null ? null : (
          <tr>
            <th scope="row" style={styles.cell}>
              {m.delivery_cost({}, { locale })}
            </th>
            <td style={styles.amount}>
              {delivery === 0 ? m.delivery_cost_free({}, { locale }) : formatMoney(delivery, locale)}
            </td>
          </tr>
        )}
        <tr>
          <th scope="row" style={styles.totalLabel}>
            {m.mail_total({}, { locale })}
          </th>
          <td style={styles.total}>{formatMoney(order.total, locale)}</td>
        </tr>
        {deposit > 0 && order.status !== 'CANCELED' && (
          <tr>
            <td colSpan={2} style={styles.cell}>
              {m.delivery_deposit({ amount: formatMoney(deposit, locale) }, { locale })}
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
