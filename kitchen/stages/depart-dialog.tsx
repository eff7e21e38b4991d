import { Truck } from 'lucide-react';
import { useState } from 'react';
import type { KitchenOrder } from '#contract/kitchen/orders/orders.ts';
import { m } from '#kitchen-messages';
import { Button } from '#ui/button.tsx';
import { RailDialog } from '../parts/rail-dialog.tsx';
import { longDay, whoFor } from '../parts/words.ts';
import { advance, doublePress } from './advance.ts';

/** Asks before an order of another day leaves: its customer hears of it ten seconds later. */
export default function DepartDialog({ order, onClose }: { order: KitchenOrder; onClose: () => void }) {
  const [openedAt] = useState(Date.now);
  const leave = () => {
    // The second tap of the thumb that opened it answers nothing.
    if (Date.now() - openedAt < doublePress) return;
    advance(order, 'OUT');
    onClose();
  };
  return (
    <RailDialog
      open
      className="act-dialog"
      title={m.runs_leave_title()}
      about={whoFor(order)}
      onClose={onClose}
      foot={
        <>
          <Button variant="danger" onClick={leave}>
            <Truck size={22} />
            {m.runs_leave_anyway()}
          </Button>
          <Button variant="side" data-focus-first onClick={onClose}>
            {m.runs_leave_not()}
          </Button>
        </>
      }
    >
      <p className="question">{m.leave_other_day({ day: longDay(order.day ?? '') })}</p>
      <p>{m.runs_leave_told()}</p>
    </RailDialog>
  );
}
