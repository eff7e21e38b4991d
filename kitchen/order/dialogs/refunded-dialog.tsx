import { Landmark } from 'lucide-react';
import { m } from '#kitchen-messages';
import { Button } from '#ui/button.tsx';
import { markRefunded } from '../../api/orders.ts';
import { RailDialog } from '../../parts/rail-dialog.tsx';
import { money } from '../order-words.ts';
import type { ShownDetails } from '../shown-order.ts';
import { AboutOrder } from './about-order.tsx';
import { useConfirmedFirst } from './use-confirmed-first.ts';
import { useSending } from './use-sending.ts';

/** Notes that money of an order was sent back by hand. */
export function RefundedDialog({ order, onClose }: { order: ShownDetails; onClose: () => void }) {
  const { isBusy, problem, send } = useSending(onClose);
  useConfirmedFirst(onClose);
  const amount = order.money?.byHand;
  return (
    <RailDialog
      open
      className="act-dialog"
      title={m.order_refunded()}
      about={<AboutOrder order={order} />}
      onClose={onClose}
      foot={
        <>
          <Button
            busy={isBusy}
            data-focus-first
            onClick={() => void send(() => markRefunded(order.publicProductOrderId, amount))}
          >
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
      <p>{m.refunded_about()}</p>
    </RailDialog>
  );
}
