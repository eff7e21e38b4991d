import { ChefHat, FileText, Landmark, ShieldCheck } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { m } from '#kitchen-messages';
import { berlinDay, isDay } from '#rules/booking/berlin-time.ts';
import { centsOf, euroOf } from '#rules/money/money.ts';
import { isTransferDay } from '#rules/money/transfer-day.ts';
import { typedAmount } from '#rules/money/typed-amount.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { amountProblem } from '../../amount/amount-words.ts';
import { bookTransfer } from '../../api/orders.ts';
import { RailDialog } from '../../parts/rail-dialog.tsx';
import { dayWithYear } from '../../parts/words.ts';
import { money as euro } from '../order-words.ts';
import type { ShownDetails } from '../shown-order.ts';
import { AboutOrder } from './about-order.tsx';
import { Follows } from './time-follows.tsx';
import { useConfirmedFirst } from './use-confirmed-first.ts';
import { useSending } from './use-sending.ts';

/** Books that the money of an order is on the shop's account: what came in, when, and what the statement says of it. */
export function TransferDialog({ order, onClose }: { order: ShownDetails; onClose: () => void }) {
  const today = berlinDay(Date.now());
  const placed = berlinDay(order.placedAt * 1000);
  const [amount, setAmount] = useState('');
  const [receivedOn, setReceivedOn] = useState(today);
  const [reason, setReason] = useState('');
  const { isBusy, problem, setProblem, send } = useSending(onClose);
  useConfirmedFirst(onClose);
  /** Of this booking alone: sent again after an answer that did not come, it books once. */
  const press = useRef(crypto.randomUUID());
  const form = useId();
  const total = order.money?.total ?? 0;
  const wrong = amount.trim() === '' ? undefined : amountProblem(amount);

  function submit(event: FormEvent) {
    event.preventDefault();
    const cents = typedAmount(amount);
    if (cents === null) return setProblem(wrong ?? m.transfer_missing_amount());
    if (cents !== centsOf(total)) {
      return setProblem(m.transfer_other_amount({ amount: euro(euroOf(cents)), total: euro(total) }));
    }
    if (!isDay(receivedOn) || receivedOn > today) return setProblem(m.transfer_missing_day());
    if (!isTransferDay(receivedOn, { placed, today }))
      return setProblem(m.transfer_long_before({ placed: dayWithYear(placed) }));
    if (reason.trim() === '') return setProblem(m.transfer_missing_reason());
    const transfer = { id: press.current, amount: euroOf(cents), receivedOn, reason: reason.trim() };
    void send(() => bookTransfer(order.publicProductOrderId, transfer));
  }
  return (
    <RailDialog
      open
      className="act-dialog"
      title={m.order_transfer()}
      about={<AboutOrder order={order} />}
      onClose={onClose}
      aside={<TransferFollows order={order} total={total} />}
      foot={
        <>
          <Button type="submit" form={form} busy={isBusy}>
            <Landmark size={22} />
            {m.transfer_press({ total: euro(total) })}
          </Button>
          <p className="slip-problem" role="alert">
            {problem || <span className="muted">{m.transfer_no_way_back()}</span>}
          </p>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} onInput={() => setProblem('')}>
        <TextField
          data-focus-first
          label={m.transfer_amount()}
          hint={m.transfer_amount_hint({ total: euro(total) })}
          error={wrong}
          inputMode="decimal"
          autoComplete="off"
          value={amount}
          onChange={({ target }) => setAmount(target.value)}
        />
        <TextField
          label={m.transfer_day()}
          type="date"
          className="slip-day"
          max={today}
          value={receivedOn}
          onChange={({ target }) => setReceivedOn(target.value)}
        />
        <TextField
          label={m.transfer_reason()}
          hint={m.transfer_reason_hint()}
          maxLength={1000}
          autoComplete="off"
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </form>
    </RailDialog>
  );
}

/** What follows from the booking. */
function TransferFollows({ order, total }: { order: ShownDetails; total: number }) {
  const { state, contact, name, money } = order;
  return (
    <>
      <h3>{m.transfer_follows()}</h3>
      <dl className="slip-sums">
        <div className="sum">
          <dt>{m.order_to_pay()}</dt>
          <dd className="num">{euro(total)}</dd>
        </div>
      </dl>
      <ul className="slip-follows">
        {state !== 'CANCELED' ? (
          <Follows icon={<ShieldCheck size={24} />}>{m.transfer_closes_page()}</Follows>
        ) : null}
        <Follows icon={<ChefHat size={24} />}>{m.transfer_cooks()}</Follows>
        <Follows icon={<FileText size={24} />}>
          {m.transfer_mail({ name: contact?.name || name || (money?.email ?? '') })}
        </Follows>
      </ul>
    </>
  );
}
