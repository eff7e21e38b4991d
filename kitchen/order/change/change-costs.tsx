import type { KitchenChangeQuote } from '#contract/kitchen/orders/order-changes.ts';
import { m } from '#kitchen-messages';
import { centsOf, euroOf } from '#rules/money/money.ts';
import { agreedTime, dishName, money as euro, signed, whoText } from '../order-words.ts';
import type { ShownDetails } from '../shown-order.ts';
import { agreedAt } from './agreed-at.ts';

/** What a change costs, difference by difference; who pays whom; and what it comes to then. */
export function ChangeCosts({
  order,
  quote,
  others = [],
}: {
  order: ShownDetails;
  quote: KitchenChangeQuote;
  /** What else differs and costs nothing. */
  others?: readonly string[];
}) {
  const { difference, total, before, vat, fee, feeTax, deposit } = quote;
  const fees = centsOf(fee) + centsOf(order.money?.fees ?? 0);
  return (
    <>
      <dl className="slip-sums">
        {[...linesOf(order, quote), ...others.map((label) => [label, 0] as const)].map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">{amount === 0 ? m.items_free() : signed(amount)}</dd>
          </div>
        ))}
        <div className="sum">
          <dt>{sumWords(order, difference)}</dt>
          <dd className="num">{euro(Math.abs(difference))}</dd>
        </div>
      </dl>
      <p className="muted items-small">
        {[
          total === before.total
            ? m.items_total_same({ total: euro(total) })
            : m.items_total({ after: euro(total), before: euro(before.total) }),
          fees > 0 ? m.items_total_fee({ sum: euro(euroOf(centsOf(total) + fees)) }) : '',
          m.items_price_stays(),
          vat.length > 0
            ? m.items_vat({
                shares: vat.map(({ rate, gross }) => m.order_vat({ rate, gross: euro(gross) })).join(', '),
              })
            : '',
          fee > 0 ? (feeTax === 'DAMAGES' ? m.items_fee_damages() : m.items_fee_service()) : '',
          deposit === before.deposit
            ? ''
            : m.items_deposit({ after: euro(deposit), before: euro(before.deposit) }),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
    </>
  );
}

/** Who pays whom. */
export function sumWords(order: ShownDetails, difference: number): string {
  const who = whoText(order);
  if (difference === 0) return m.items_costs_nothing();
  return difference > 0 ? m.items_pays({ name: who }) : m.cancel_back_to({ name: who });
}

/** The discount, or that it goes: too little is left for it. */
const discountWords = ({ discount }: KitchenChangeQuote, code: string) =>
  discount === 0 ? m.items_discount_gone({ code }) : m.order_discount({ code });

function linesOf(order: ShownDetails, quote: KitchenChangeQuote): (readonly [string, number])[] {
  const { changes, discount, deliveryFee, before, fee, feePercent, preferDateAndTime } = quote;
  const to = preferDateAndTime?.slice(0, 16) ?? null;
  const lines: (readonly [string, number] | false)[] = [
    ...changes.map(({ name, from, to: after, amount }) => {
      const words = { count: Math.abs(after - from), name: dishName(name) };
      return [after > from ? m.items_more(words) : m.items_fewer(words), amount] as const;
    }),
    to !== agreedAt(order) && [m.items_moved({ to: agreedTime(to) }), 0],
    discount !== before.discount && [
      discountWords(quote, order.money?.discountCode ?? ''),
      before.discount - discount,
    ],
    deliveryFee !== before.deliveryFee && [m.order_fee(), deliveryFee - before.deliveryFee],
    fee > 0 && [m.items_fee({ percent: feePercent }), fee],
  ];
  return lines.filter((line) => line !== false);
}
