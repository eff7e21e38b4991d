import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ChangeQuote } from '#contract/shop/order-changes.ts';
import type { LinkedOrder } from '#contract/shop/order-link.ts';
import { m } from '#messages';
import { centsOf, euroOf } from '#rules/money/money.ts';
import type { Locale } from '#rules/text/locale.ts';
import { Alert } from '#ui/alert.tsx';
import { DoubleLine } from '#ui/double-line.tsx';
import { Linked } from '../../../page/linked.tsx';
import type { OrderWish } from '../../../stores/order-wish.ts';
import { useSignedIn } from '../../../stores/session.ts';
import { costLines, money, sumWords } from './change-words.ts';

/** What the change costs, difference by difference, and the new total. */
export function ChangePaper({
  order,
  wish,
  count,
  quote,
  isAsking,
  wrong,
  locale,
  onLeave,
  children,
}: {
  order: LinkedOrder;
  wish: OrderWish;
  count: number;
  quote: ChangeQuote | null;
  isAsking: boolean;
  wrong: string | undefined;
  locale: Locale;
  onLeave: () => void;
  /** The button. */
  children: ReactNode;
}) {
  const isSignedIn = useSignedIn();
  const sum = quote && sumWords(quote.difference, locale);
  const lines = quote && costLines(quote, wish, order, locale);
  // Then the line below the others says so once.
  const isFree = lines?.every(({ isFree }) => isFree);
  return (
    <aside className="paper order-paper change-paper" aria-labelledby="change-costs" aria-busy={isAsking}>
      <DoubleLine />
      <h2 id="change-costs">{m.order_change_costs()}</h2>
      {count === 0 ? <p className="mt-3 text-muted">{m.order_change_nothing()}</p> : null}
      {quote && sum ? (
        <>
          <table className="fee-table">
            <caption className="sr-only">{m.order_change_costs()}</caption>
            <tbody>
              {lines?.map(({ text, amount }) => (
                <tr key={text}>
                  <th scope="row">{text}</th>
                  {isFree ? null : <td className="num">{amount}</td>}
                </tr>
              ))}
            </tbody>
          </table>
          <p className="sum-total">
            <span>{sum.what}</span>
            {sum.amount ? <b className="num">{sum.amount}</b> : null}
          </p>
          <p className="text-muted text-small">
            {quote.total === quote.before.total
              ? null
              : m.order_change_total({
                  after: money(quote.total, locale),
                  before: money(quote.before.total, locale),
                })}{' '}
            {quote.fee > 0
              ? m.order_change_total_fee({
                  sum: money(euroOf(centsOf(quote.total) + centsOf(quote.fee)), locale),
                })
              : null}{' '}
            {quote.difference < 0 ? m.order_money_way() : null}{' '}
            {quote.difference === 0 ? null : m.order_change_document()}
          </p>
          {quote.feePercent > 0 && quote.preferDateAndTime !== order.preferDateAndTime ? (
            <p className="text-small">{m.order_change_fee_stays({ percent: quote.feePercent })}</p>
          ) : null}
          {quote.deposit !== quote.before.deposit ? (
            <p className="text-muted text-small">
              {m.order_change_deposit({
                after: money(quote.deposit, locale),
                before: money(quote.before.deposit, locale),
              })}
            </p>
          ) : null}
        </>
      ) : null}
      {count > 0 && !quote && isAsking ? (
        <p className="skeleton change-paper-waiting" aria-hidden="true" />
      ) : null}
      {wrong ? (
        <Alert className="mt-4">
          <p>
            <Linked text={wrong} />
          </p>
        </Alert>
      ) : null}
      <div className="change-act">{children}</div>
      {count > 0 && !isSignedIn ? <p className="text-muted text-small">{m.order_change_signs_in()}</p> : null}
      <p className="change-leave">
        <Link className="order-link" to="/order" onClick={onLeave}>
          {count > 0 ? m.order_change_leave() : m.order_change_to_order()}
        </Link>
      </p>
    </aside>
  );
}
