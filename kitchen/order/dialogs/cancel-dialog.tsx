import { ChefHat, Clock, Mail, TriangleAlert, Truck, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { m } from '#kitchen-messages';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/field.tsx';
import { cancelOrder } from '../../api/orders.ts';
import { RailDialog } from '../../parts/rail-dialog.tsx';
import { money as euro } from '../order-words.ts';
import type { ShownDetails } from '../shown-order.ts';
import { AboutOrder } from './about-order.tsx';
import { CancelFee, type KeptFee, keptAmount, useCancelQuote } from './cancel-fee.tsx';
import { Follows } from './time-follows.tsx';
import { useConfirmedFirst } from './use-confirmed-first.ts';
import { useKeptText } from './use-kept-text.ts';
import { useSending } from './use-sending.ts';

/** Cancels an order with its money back, all of it or without a fee: what goes back and what follows is said first, and the button says it again. */
export function CancelDialog({ order, onClose }: { order: ShownDetails; onClose: () => void }) {
  const [reason, setReason] = useKeptText(`cancel ${order.publicProductOrderId}`);
  useConfirmedFirst(onClose);
  const { isBusy, problem, send } = useSending(onClose);
  const { money, contact, name } = order;
  const isPaid = order.state === 'BINDING';
  const quote = useCancelQuote(order.publicProductOrderId, isPaid);
  const [kept, setKept] = useState<KeptFee>('none');
  const fee = quote && money ? keptAmount(quote, kept, money.total) : 0;
  const there = quote ? quote.fee + quote.refund : (money?.total ?? 0) - (money?.refunded ?? 0);
  const back = isPaid && money ? there - fee : 0;
  const cancel = () => void send(() => cancelOrder(order.publicProductOrderId, reason.trim(), fee));
  return (
    <RailDialog
      open
      className="act-dialog"
      title={m.cancel_title()}
      about={<AboutOrder order={order} />}
      closeLabel={m.cancel_close()}
      onClose={onClose}
      aside={
        <>
          <h3>{m.cancel_back_to({ name: contact?.name || name })}</h3>
          {money && isPaid ? (
            <>
              <dl className="slip-sums">
                <div>
                  <dt>{m.order_paid()}</dt>
                  <dd className="num">{euro(money.total)}</dd>
                </div>
                {money.refunded > 0 ? (
                  <div>
                    <dt>{m.cancel_before()}</dt>
                    <dd className="num">{euro(-money.refunded)}</dd>
                  </div>
                ) : null}
                {fee > 0 ? (
                  <div>
                    <dt>{m.cancel_fee()}</dt>
                    <dd className="num">{euro(-fee)}</dd>
                  </div>
                ) : null}
                <div className="sum">
                  <dt>{m.cancel_back()}</dt>
                  <dd className="num">{euro(back)}</dd>
                </div>
              </dl>
              <p className="muted">{money.transfer ? m.cancel_by_transfer() : m.cancel_days()}</p>
            </>
          ) : (
            <p>{m.cancel_nothing()}</p>
          )}
        </>
      }
      foot={
        <>
          <Button variant="danger" busy={isBusy} onClick={cancel}>
            <Undo2 size={22} aria-hidden="true" />
            {back > 0 ? m.cancel_press({ amount: euro(back) }) : m.cancel_press_unpaid()}
          </Button>
          <p className="slip-problem" role="alert">
            {problem || <span className="muted">{m.cancel_no_way_back()}</span>}
          </p>
          <Button variant="side" onClick={onClose}>
            {m.cancel_keep()}
          </Button>
        </>
      }
    >
      {money?.isDisputed ? (
        <p className="alert">
          <TriangleAlert size={22} aria-hidden="true" />
          {m.cancel_disputed()}
        </p>
      ) : null}
      {quote?.stages.some(({ percent }) => percent > 0) ? (
        <CancelFee quote={quote} kept={kept} onChange={setKept} />
      ) : null}
      <TextArea
        label={m.cancel_reason()}
        note={m.cancel_reason_hint()}
        rows={3}
        maxLength={1000}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      {isPaid ? <CancelFollows order={order} /> : null}
    </RailDialog>
  );
}

function CancelFollows({ order: { bon, run, portions, contact, name } }: { order: ShownDetails }) {
  return (
    <ul className="slip-follows">
      {bon === null ? null : (
        <Follows icon={<ChefHat size={24} aria-hidden="true" />}>{m.cancel_kitchens({ bon })}</Follows>
      )}
      {run ? (
        <Follows icon={<Truck size={24} aria-hidden="true" />}>
          {m.cancel_run({ number: run.number })}
        </Follows>
      ) : null}
      <Follows icon={<Clock size={24} aria-hidden="true" />}>
        {m.cancel_portions({ count: portions })}
      </Follows>
      <Follows icon={<Mail size={24} aria-hidden="true" />}>
        {m.cancel_mail({ name: contact?.name || name })}
      </Follows>
    </ul>
  );
}
