import { Landmark } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { m } from '#kitchen-messages';
import { berlinDay, type Day, isDay } from '#rules/booking/berlin-time.ts';
import { monthOf } from '#rules/money/month.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { markRefunded } from '../../api/orders.ts';
import { RailDialog } from '../../parts/rail-dialog.tsx';
import { money } from '../order-words.ts';
import type { ShownDetails } from '../shown-order.ts';
import { AboutOrder } from './about-order.tsx';
import { useConfirmedFirst } from './use-confirmed-first.ts';
import { useSending } from './use-sending.ts';

/** Notes that money of an order was sent back by hand, and on which day. */
export function RefundedDialog({ order, onClose }: { order: ShownDetails; onClose: () => void }) {
  const today = berlinDay(Date.now());
  const [sentOn, setSentOn] = useState(today);
  const { isBusy, problem, setProblem, send } = useSending(onClose);
  useConfirmedFirst(onClose);
  const form = useId();
  const amount = order.money?.byHand;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isDay(sentOn) || sentOn > today) return setProblem(m.transfer_missing_day());
    // Of today nothing is said: it may be another day by now.
    const said = sentOn === today ? {} : { sentOn };
    void send(() => markRefunded(order.publicProductOrderId, { amount, ...said }));
  }
  return (
    <RailDialog
      open
      className="act-dialog"
      title={m.order_refunded()}
      about={<AboutOrder order={order} />}
      onClose={onClose}
      foot={
        <>
          <Button type="submit" form={form} busy={isBusy} data-focus-first>
            <Landmark size={22} />
            {m.refunded_press()}
          </Button>
          <p className="slip-problem" role="alert">
            {problem || <span className="muted">{m.cancel_no_way_back()}</span>}
          </p>
        </>
      }
    >
      {amount ? <p className="question">{m.refunded_amount({ amount: money(amount) })}</p> : null}
      <form id={form} noValidate onSubmit={submit} onInput={() => setProblem('')}>
        <TextField
          label={m.refunded_day()}
          hint={firstDayWords(order)}
          type="date"
          className="slip-day"
          min={firstDay(order, today)}
          max={today}
          value={sentOn}
          onChange={({ target }) => setSentOn(target.value)}
        />
      </form>
      <p>{order.money?.transfer ? m.refunded_about_transfer() : m.refunded_about()}</p>
    </RailDialog>
  );
}

/** The first day on which money can have been sent back: of this month, and not before it came or the order was canceled. */
export function firstDay({ money: paid, state, history }: ShownDetails, today: Day): Day {
  const [first] = paid?.charges ?? [];
  const cameOn = paid?.transfer?.receivedOn || (first ? berlinDay(first.at * 1000) : '');
  const canceled = state === 'CANCELED' ? history.find(({ kind }) => kind === 'canceled') : undefined;
  const canceledOn = canceled ? berlinDay(canceled.at * 1000) : '';
  return [`${monthOf(today)}-01`, cameOn, canceledOn].toSorted().at(-1) ?? today;
}

/** The same in words; nothing of a cancellation where only a change or a reduction gave money back. */
export const firstDayWords = ({ state }: Pick<ShownDetails, 'state'>): string =>
  state === 'CANCELED' ? m.refunded_day_hint_canceled() : m.refunded_day_hint();
