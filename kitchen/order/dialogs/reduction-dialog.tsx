import { BadgePercent, FileText, Landmark } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { m } from '#kitchen-messages';
import { type Cents, centsOf, euroOf } from '#rules/money/money.ts';
import { typedAmount } from '#rules/money/typed-amount.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { amountProblem } from '../../amount/amount-words.ts';
import { reducePrice } from '../../api/orders.ts';
import { writtenPrice } from '../../menu/money-words.ts';
import { RailDialog } from '../../parts/rail-dialog.tsx';
import { usePressOf } from '../../presses/use-press-of.ts';
import { money as euro } from '../order-words.ts';
import { paidFor } from '../paid-for.ts';
import { isTakenOff, refusedDrinks } from '../refused-alcohol.ts';
import type { ShownDetails } from '../shown-order.ts';
import { AboutOrder } from './about-order.tsx';
import { ReductionDishes } from './reduction-dishes.tsx';
import { Follows } from './time-follows.tsx';
import { useConfirmedFirst } from './use-confirmed-first.ts';
import { useSending } from './use-sending.ts';

/**
 * Takes an amount off what an order has cost: for something that was missing or not right. It begins with what is known to be
 * missing or was refused; what was paid for the dishes that it is for stands there until another amount is typed.
 */
export function ReductionDialog({ order, onClose }: { order: ShownDetails; onClose: () => void }) {
  const refused = isTakenOff(order) ? [] : refusedDrinks(order);
  const [productIds, setProductIds] = useState<readonly number[]>(() =>
    order.items.filter((item) => item.isMissing || refused.includes(item)).map(({ productId }) => productId),
  );
  const [typed, setTyped] = useState<string | null>(null);
  const [reason, setReason] = useState(refused.length > 0 ? m.order_alcohol_refused() : '');
  const { isBusy, problem, setProblem, send } = useSending(onClose);
  useConfirmedFirst(onClose);
  const pressOf = usePressOf();
  const form = useId();
  const paid = order.money && productIds.length > 0 ? centsOf(paidFor(order.money, productIds)) : null;
  const amount = typed ?? writtenPrice(paid || null);
  const wrong = amount.trim() === '' ? undefined : amountProblem(amount, { least: 1 });
  const cents = wrong ? null : typedAmount(amount);
  const whole = centsOf(order.money?.mostReduction ?? 0);
  const most = paid ?? whole;
  const limit = { most: euro(euroOf(most)) };
  // Of all dishes together it is a cent of the order that has to stay.
  const isOfDishes = most < whole;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (cents === null) return setProblem(wrong ?? m.reduction_missing_amount());
    if (cents > most)
      return setProblem(isOfDishes ? m.reduction_too_much_dishes(limit) : m.reduction_too_much(limit));
    const { version, publicProductOrderId } = order;
    const said = { version, amount: euroOf(cents), productIds, reason: reason.trim() };
    const id = pressOf(said);
    void send(() => reducePrice(publicProductOrderId, { id, ...said }));
  }
  return (
    <RailDialog
      open
      className="act-dialog"
      title={m.order_reduce()}
      about={<AboutOrder order={order} />}
      onClose={onClose}
      aside={<ReductionFollows order={order} amount={cents !== null && cents <= most ? cents : null} />}
      foot={
        <>
          <Button type="submit" form={form} busy={isBusy}>
            <BadgePercent size={22} />
            {cents === null ? m.reduction_press_open() : m.reduction_press({ amount: euro(euroOf(cents)) })}
          </Button>
          <p className="slip-problem" role="alert">
            {problem || <span className="muted">{m.transfer_no_way_back()}</span>}
          </p>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} onInput={() => setProblem('')}>
        <p>{m.reduction_about()}</p>
        <ReductionDishes order={order} chosen={productIds} onChoose={setProductIds} />
        <TextField
          data-focus-first
          label={m.reduction_amount()}
          hint={isOfDishes ? m.reduction_amount_hint_dishes(limit) : m.reduction_amount_hint(limit)}
          error={wrong}
          inputMode="decimal"
          autoComplete="off"
          value={amount}
          onChange={({ target }) => setTyped(target.value)}
        />
        <TextField
          label={m.reduction_reason()}
          hint={m.reduction_reason_hint()}
          maxLength={1000}
          autoComplete="off"
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </form>
    </RailDialog>
  );
}

/** What follows from it; the price that is left once an amount is typed. */
function ReductionFollows({ order, amount }: { order: ShownDetails; amount: Cents | null }) {
  const { contact, name, money } = order;
  const total = centsOf(money?.total ?? 0);
  return (
    <>
      <h3>{m.transfer_follows()}</h3>
      <dl className="slip-sums">
        <div className="sum">
          <dt>{amount === null ? m.order_costs() : m.reduction_left()}</dt>
          <dd className="num">{euro(euroOf(total - (amount ?? 0)))}</dd>
        </div>
      </dl>
      <ul className="slip-follows">
        <Follows icon={<Landmark size={24} />}>
          {money?.transfer ? m.reduction_by_hand() : m.reduction_back()}
        </Follows>
        <Follows icon={<FileText size={24} />}>
          {m.reduction_mail({ name: contact?.name || name || (money?.email ?? '') })}
        </Follows>
      </ul>
    </>
  );
}
