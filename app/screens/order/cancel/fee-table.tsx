import type { CancelQuote } from '#contract/shop/order-cancel.ts';
import { m } from '#messages';
import { centsOf } from '#rules/money/money.ts';
import { formatMoney } from '#rules/text/format.ts';
import type { Locale } from '#rules/text/locale.ts';
import { whenOf } from '../order-words.ts';

/** What canceling costs when, in turn, with what holds now. */
export function FeeTable({ stages, locale }: { stages: CancelQuote['stages']; locale: Locale }) {
  return (
    <table className="fee-table">
      <caption className="sr-only">{m.order_fee_title()}</caption>
      <tbody>
        {stages.map(({ until, fee, isNow }, index) => (
          <tr key={until ?? 'after'} data-now={isNow || undefined}>
            <th scope="row">
              {until !== null
                ? m.order_fee_until({ when: whenOf(until, locale) })
                : index === 0
                  ? m.order_fee_always()
                  : m.order_fee_after()}
              {isNow ? <small> {m.order_fee_now()}</small> : null}
            </th>
            <td className="num">{fee === 0 ? m.order_fee_free() : formatMoney(centsOf(fee), locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
