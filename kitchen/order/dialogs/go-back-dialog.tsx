import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { m } from '#kitchen-messages';
import { isBefore, type Stage } from '#rules/orders/stages.ts';
import { Button } from '#ui/button.tsx';
import { RailDialog } from '../../parts/rail-dialog.tsx';
import { stageWord } from '../../parts/words.ts';
import { doublePress, goBack } from '../../stages/advance.ts';
import type { ShownDetails } from '../shown-order.ts';
import { AboutOrder } from './about-order.tsx';
import { mailsGone } from './mails-gone.ts';

interface Props {
  readonly order: ShownDetails;
  readonly to: Stage;
  readonly onClose: () => void;
}

/** Asks before an order goes back to a stage that it had passed, and says what follows from it. */
export default function GoBackDialog({ order, to, onClose }: Props) {
  const [openedAt] = useState(Date.now);
  const { fulfilment } = order;
  const title = m.order_back_to({ stage: stageWord(to, fulfilment) });
  const leave = () => {
    // The second tap of the thumb that opened it answers nothing.
    if (Date.now() - openedAt < doublePress) return;
    goBack(order, to);
    onClose();
  };
  return (
    <RailDialog
      open
      className="act-dialog"
      title={title}
      about={<AboutOrder order={order} />}
      onClose={onClose}
      foot={
        <>
          <Button variant="danger" onClick={leave}>
            <Undo2 size={22} />
            {title}
          </Button>
          <Button variant="side" data-focus-first onClick={onClose}>
            {m.order_back_not()}
          </Button>
        </>
      }
    >
      <p className="question">{whatFollows(to)}</p>
      {isBefore(to, 'READY') ? <p>{m.order_back_ticks()}</p> : null}
      {mailsGone(order, to, openedAt).map((told) => (
        <p key={told}>{m.order_back_mail({ stage: stageWord(told, fulfilment) })}</p>
      ))}
    </RailDialog>
  );
}

function whatFollows(to: Stage): string {
  if (isBefore(to, 'IN_PREPARATION')) return m.order_back_new();
  if (to === 'IN_PREPARATION') return m.order_back_in_preparation();
  return to === 'READY' ? m.order_back_ready() : m.order_back_out();
}
