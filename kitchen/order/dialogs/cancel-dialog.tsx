import { ChefHat, Clock, Mail, Phone, TriangleAlert, Truck, Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import type { KitchenCancelQuote } from '#contract/kitchen/orders/order-changes.ts';
import { m } from '#kitchen-messages';
import { type KeptFee, keptPercent } from '#rules/orders/fee-steps.ts';
import { hasLeft, isSamePlate, type Stage } from '#rules/orders/stages.ts';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/field.tsx';
import { cancelOrder } from '../../api/orders.ts';
import { errorWords } from '../../parts/error-words.ts';
import { RailDialog } from '../../parts/rail-dialog.tsx';
import { listed } from '../../parts/words.ts';
import { money as euro, shortWhen, whoText } from '../order-words.ts';
import { reachedAt } from '../reached-at.ts';
import type { ShownDetails } from '../shown-order.ts';
import { AboutOrder } from './about-order.tsx';
import { CancelFee, keptAmount, useCancelQuote } from './cancel-fee.tsx';
import { cancelSums } from './cancel-sums.ts';
import { Follows } from './time-follows.tsx';
import { useConfirmedFirst } from './use-confirmed-first.ts';
import { useKeptText } from './use-kept-text.ts';
import { useSending } from './use-sending.ts';

/** Cancels an order with its money back, all of it or without a fee: what goes back and what follows is said first, and the button says it again. */
export function CancelDialog({ order, onClose }: { order: ShownDetails; onClose: () => void }) {
  const [reason, setReason] = useKeptText(`cancel ${order.publicProductOrderId}`);
  useConfirmedFirst(onClose);
  const { isBusy, problem, setProblem, send } = useSending(onClose);
  const reasonField = useRef<HTMLTextAreaElement>(null);
  const { money } = order;
  const isPaid = order.state === 'BINDING';
  const { quote, error } = useCancelQuote(order);
  const [kept, setKept] = useState<KeptFee>('step');
  const fee = quote && money ? keptAmount(quote, kept, money.total) : 0;
  const isWaived = quote !== null && quote.fee > 0 && kept !== 'step';
  const isKnown = !isPaid || quote !== null;
  const { paid, refunded, earlier, promised, back } = cancelSums(money, quote, fee);
  const [opened] = useState(order.stage);
  const [seen, setSeen] = useState(order.stage);
  const way = wayWords(money?.transfer != null, back, promised);
  function cancel() {
    if (!isKnown) return;
    if (isWaived && reason.trim() === '') {
      setProblem(m.cancel_reason_missing());
      return reasonField.current?.focus();
    }
    // Whoever pressed had not read yet that it is somewhere else.
    if (movedOn(seen, order.stage)) {
      setSeen(order.stage);
      return setProblem(m.cancel_press_anew());
    }
    const cancellation = { reason: reason.trim(), fee, from: seen };
    void send(() => cancelOrder(order.publicProductOrderId, cancellation));
  }
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
          <h3>{m.cancel_back_to({ name: whoText(order) })}</h3>
          {isPaid || <p>{m.cancel_nothing()}</p>}
          {money && quote ? (
            <>
              <dl className="slip-sums">
                <div>
                  <dt>{m.order_paid()}</dt>
                  <dd className="num">{euro(paid)}</dd>
                </div>
                {refunded > 0 ? <Less label={m.cancel_before()} amount={refunded} /> : null}
                {earlier > 0 ? <Less label={m.cancel_fee_before()} amount={earlier} /> : null}
                {promised > 0 ? <Less label={m.cancel_promised()} amount={promised} /> : null}
                {fee > 0 ? <Less label={feeWords(quote, kept)} amount={fee} /> : null}
                <div className="sum">
                  <dt>{m.cancel_back()}</dt>
                  <dd className="num">{euro(back)}</dd>
                </div>
              </dl>
              {way ? <p className="muted">{way}</p> : null}
              {fee > 0 ? <p className="muted">{taxWords(quote, kept)}</p> : null}
            </>
          ) : null}
          {isPaid ? <CancelFollows order={order} /> : null}
        </>
      }
      foot={
        <>
          <Button variant="danger" busy={isBusy} aria-disabled={!isKnown} onClick={cancel}>
            <Undo2 size={22} />
            {quote === null
              ? m.cancel_press_unpaid()
              : back > 0
                ? m.cancel_press({ amount: euro(back) })
                : m.cancel_press_all_kept()}
          </Button>
          <p className="slip-problem" role="alert">
            {isKnown
              ? problem || <span className="muted">{m.cancel_no_way_back()}</span>
              : error
                ? errorWords(error)
                : m.items_asking()}
          </p>
          <Button variant="side" onClick={onClose}>
            {m.cancel_keep()}
          </Button>
        </>
      }
    >
      <div aria-live="assertive">
        {isPaid && movedOn(opened, order.stage) ? (
          <p className="alert">
            <TriangleAlert size={22} />
            {meanwhileWords(order)}
          </p>
        ) : null}
      </div>
      {money?.isDisputed ? (
        <p className="alert">
          <TriangleAlert size={22} />
          {m.cancel_disputed()}
        </p>
      ) : null}
      {quote?.stages.some(({ percent }) => percent > 0) ? (
        <CancelFee quote={quote} kept={kept} onChange={setKept} />
      ) : null}
      <TextArea
        ref={reasonField}
        label={isWaived ? m.cancel_reason_goodwill() : m.cancel_reason()}
        note={m.cancel_reason_hint()}
        rows={3}
        maxLength={1000}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </RailDialog>
  );
}

/** Whether an order has left or was handed over since it was seen at a stage. */
const movedOn = (seen: Stage, now: Stage) => hasLeft(now) && !isSamePlate(seen, now);

function meanwhileWords(order: ShownDetails): string {
  const at = reachedAt(order, order.stage) ?? Date.now() / 1000;
  return order.stage === 'DELIVERED'
    ? m.cancel_meanwhile_handed({ time: shortWhen(at) })
    : m.cancel_meanwhile_out({ time: shortWhen(at) });
}

/** By what way the money goes back; empty where nothing does. */
function wayWords(isTransfer: boolean, back: number, promised: number): string {
  if (!isTransfer) return back > 0 ? m.cancel_days() : '';
  if (promised > 0) return m.cancel_by_transfer_with({ amount: euro(back + promised) });
  return back > 0 ? m.cancel_by_transfer() : '';
}

function Less({ label, amount }: { label: string; amount: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="num">{euro(-amount)}</dd>
    </div>
  );
}

function feeWords(quote: KitchenCancelQuote | null, kept: KeptFee): string {
  return m.cancel_fee_of({ percent: keptPercent(quote?.feePercent ?? 0, kept) });
}

/** What the document about the fee will say of its tax. */
function taxWords(quote: KitchenCancelQuote, kept: KeptFee): string {
  if (quote.feeTax !== 'SERVICE') return m.items_fee_damages();
  const shares = kept === 'half' ? quote.halfVat : quote.feeVat;
  if (!shares) return m.items_fee_service();
  return m.cancel_fee_vat({
    shares: listed(
      shares.map(({ rate, vat }) => m.cancel_fee_vat_share({ rate: rate ?? 0, vat: euro(vat) })),
    ),
  });
}

function CancelFollows({ order }: { order: ShownDetails }) {
  const { bon, run, portions, stage } = order;
  const isDelivered = stage === 'DELIVERED';
  return (
    <ul className="slip-follows">
      {bon === null ? null : <Follows icon={<ChefHat size={24} />}>{m.cancel_kitchens({ bon })}</Follows>}
      {run && !isDelivered ? (
        <Follows icon={<Truck size={24} />}>{m.cancel_run({ number: run.number })}</Follows>
      ) : null}
      {stage === 'OUT' ? (
        <Follows icon={<Phone size={24} />}>
          {run?.driver ? m.cancel_on_its_way_by({ driver: run.driver }) : m.cancel_on_its_way()}
        </Follows>
      ) : null}
      {isDelivered ? null : (
        <Follows icon={<Clock size={24} />}>{m.cancel_portions({ count: portions })}</Follows>
      )}
      <Follows icon={<Mail size={24} />}>{m.cancel_mail({ name: whoText(order) })}</Follows>
    </ul>
  );
}
