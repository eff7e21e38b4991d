import { Link as Chain, Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { LinkedOrder } from '#contract/kitchen/orders/telephone-orders.ts';
import { m } from '#kitchen-messages';
import { Button, ButtonLink } from '#ui/button.tsx';
import { ApiError } from '../../api/call.ts';
import { sendPaymentLink } from '../../api/telephone-orders.ts';
import { errorWords } from '../../parts/error-words.ts';
import { RailDialog } from '../../parts/rail-dialog.tsx';
import { clockOf } from '../../parts/words.ts';
import { money as euro } from '../order-words.ts';
import type { ShownDetails } from '../shown-order.ts';
import { AboutOrder } from './about-order.tsx';

/** Sends the payment link of an order by telephone again; one that nobody paid in time is ordered anew, which is said first. */
export function LinkDialog({ order, onClose }: { order: ShownDetails; onClose: () => void }) {
  const { publicProductOrderId: id, state, money } = order;
  // As it was when this was opened: sending changes it.
  const [isOver] = useState(state === 'CANCELED');
  const [total, setTotal] = useState(money?.total ?? 0);
  const [sent, setSent] = useState<LinkedOrder | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const { revalidate } = useRevalidator();
  /** Of this dialog alone: however often it is sent, one e-mail leaves. */
  const press = useRef(crypto.randomUUID());
  const email = money?.email ?? '';

  async function send() {
    setBusy(true);
    setProblem('');
    try {
      setSent(await sendPaymentLink(id, { id: press.current, ...(isOver && { expectedTotal: total }) }));
      await revalidate();
    } catch (error) {
      const amount = error instanceof ApiError && error.code === 'TotalChanged' ? error.amount : undefined;
      if (amount !== undefined) setTotal(amount);
      setProblem(amount === undefined ? errorWords(error) : m.link_new_total({ total: euro(amount) }));
    } finally {
      setBusy(false);
    }
  }
  return (
    <RailDialog
      open
      className="act-dialog"
      title={m.link_title()}
      about={<AboutOrder order={order} />}
      onClose={onClose}
      foot={
        sent ? (
          <>
            {sent.publicProductOrderId === id ? null : (
              <ButtonLink variant="side" to={`/order/${sent.publicProductOrderId}`}>
                {m.link_open()}
              </ButtonLink>
            )}
            <Button onClick={onClose}>{m.link_done()}</Button>
          </>
        ) : (
          <>
            {isOver ? (
              <ButtonLink variant="quiet" to={`/telephone-order?instead=${id}`}>
                <Pencil size={20} />
                {m.link_otherwise()}
              </ButtonLink>
            ) : null}
            <p className="slip-problem" role="alert">
              {problem}
            </p>
            <Button busy={isBusy} onClick={() => void send()}>
              <Chain size={22} />
              {isOver ? m.link_order({ total: euro(total) }) : m.link_send()}
            </Button>
          </>
        )
      }
    >
      <p className="question" role="status">
        {sent
          ? m.link_sent({ email: sent.email, time: clockOf(sent.paymentExpiresAt) })
          : isOver
            ? m.link_anew({ email })
            : m.link_again({ email })}
      </p>
    </RailDialog>
  );
}
