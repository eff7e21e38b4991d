import { m } from '#kitchen-messages';
import { centsOf, euroOf } from '#rules/money/money.ts';
import { collectedDeposit } from '#rules/orders/hand-over/empties.ts';
import { depositDue } from './deposit-due.ts';
import { Row } from './money-sums.tsx';
import { money as euro, signed } from './order-words.ts';
import type { ShownDetails } from './shown-order.ts';

/** The deposit of an order, and once that is handed over what was returned for empties and what was collected. */
export function DepositRows({ order }: { order: ShownDetails }) {
  const { state, stage, handover, isWaiting } = order;
  const { deposit = 0 } = depositDue(order);
  const empties = handover?.emptiesCents ?? 0;
  if (state === 'CANCELED' || (deposit === 0 && empties === 0)) return null;
  const collected = collectedDeposit(centsOf(deposit), handover?.emptiesCents);
  return (
    <dl className="o-sums">
      <Row label={m.order_deposit()} amount={euro(deposit)} />
      {empties ? <Row label={m.order_empties_back()} amount={signed(-euroOf(empties))} /> : null}
      {stage !== 'DELIVERED' || isWaiting ? null : collected === null ? (
        <Row label={m.order_deposit_collected()} amount={m.order_deposit_unsaid()} />
      ) : (
        <Row
          label={collected < 0 ? m.order_deposit_paid_out() : m.order_deposit_collected()}
          amount={euro(euroOf(Math.abs(collected)))}
        />
      )}
    </dl>
  );
}
