import { m } from '#kitchen-messages';
import { centsOf, euroOf } from '#rules/money/money.ts';
import { money as euro, shortWhen, whenText } from './order-words.ts';
import { paidIn } from './paid-in.ts';
import type { ShownDetails } from './shown-order.ts';

type Money = NonNullable<ShownDetails['money']>;

/** What was ordered and what it costs, and below the line what came in for it, what left, and what is there of it. */
export function MoneySums({ order, money }: { order: ShownDetails; money: Money }) {
  const pieces = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
  const { subtotal, discountCode, deliveryFee, total, fees = 0, refunded, paidAt, charges } = money;
  const { priceReduction = 0 } = money;
  const discount = euroOf(centsOf(money.discount) - centsOf(priceReduction));
  const isCanceled = order.state === 'CANCELED';
  const paid = paidIn(money);
  // One payment of what it costs is said by the sum alone.
  const isPlain = fees === 0 && centsOf(paid) === centsOf(total) && (charges?.length ?? 1) === 1;
  // What a person has to transfer back stands above it too, and is none of what stays.
  const byHand = money.movements.reduce((sum, each) => sum + (each.isByHand ? centsOf(each.amount) : 0), 0);
  const left = euroOf(centsOf(paid) - centsOf(refunded) - byHand);
  const costs = isCanceled || isPlain ? total : euroOf(centsOf(total) + centsOf(fees));
  return (
    <dl className="o-sums">
      <Row label={m.order_ordered({ count: pieces })} amount={euro(subtotal)} />
      {discount > 0 ? (
        <Row label={m.order_discount({ code: discountCode ?? '' })} amount={euro(-discount)} />
      ) : null}
      {priceReduction > 0 ? <Row label={m.order_reduced()} amount={euro(-priceReduction)} /> : null}
      {deliveryFee > 0 ? <Row label={m.order_fee()} amount={euro(deliveryFee)} /> : null}
      {fees > 0 && !isCanceled ? <Row label={m.order_kept_fee()} amount={euro(fees)} /> : null}
      <Row isSum label={sumLabel({ isCanceled, isPaid: paidAt !== null, isPlain })} amount={euro(costs)} />
      {isPlain || paidAt === null
        ? null
        : (charges ?? []).map(({ amount, at }, index) => (
            <Row
              key={`${at} ${amount}`}
              label={
                index === 0
                  ? m.order_came_in({ when: whenText(at) })
                  : m.order_came_in_more({ when: whenText(at) })
              }
              amount={euro(amount)}
            />
          ))}
      {money.movements.map((movement) => (
        <Row
          key={`${movement.kind} ${movement.at} ${movement.amount}`}
          label={movementText(movement)}
          amount={movement.state === 'FAILED' ? '' : euro(-movement.amount)}
        />
      ))}
      {refunded > 0 || byHand > 0 || (isCanceled && fees > 0) ? (
        <Row
          label={isCanceled && left > 0 && left === fees ? m.order_left_fee() : m.order_left()}
          amount={euro(left)}
        />
      ) : null}
    </dl>
  );
}

function sumLabel({ isCanceled, isPaid, isPlain }: Record<'isCanceled' | 'isPaid' | 'isPlain', boolean>) {
  if (!isPaid) return isCanceled ? m.order_did_cost() : m.order_to_pay();
  if (isPlain) return m.order_paid();
  return isCanceled ? m.order_did_cost() : m.order_costs();
}

/** An amount and what it is. */
export function Row({ label, amount, isSum = false }: { label: string; amount: string; isSum?: boolean }) {
  return (
    <div className={isSum ? 'o-sum' : undefined}>
      <dt>{label}</dt>
      <dd className="num">{amount}</dd>
    </div>
  );
}

const movements = {
  REFUND: { DONE: m.order_refund_done, REQUESTED: m.order_refund_requested, FAILED: m.order_refund_failed },
  DISPUTE: {
    DONE: m.order_dispute_done,
    REQUESTED: m.order_dispute_requested,
    FAILED: m.order_dispute_failed,
  },
} as const;

function movementText({
  kind,
  state,
  isInquiry,
  isByHand,
  isDayOnly,
  at,
}: Money['movements'][number]): string {
  if (isByHand) return m.order_refund_by_hand({ when: whenText(at) });
  if (isInquiry) return m.order_inquiry({ when: whenText(at) });
  return movements[kind][state]({ when: isDayOnly ? shortWhen(at) : whenText(at) });
}
