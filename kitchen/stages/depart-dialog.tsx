import { Truck } from 'lucide-react';
import { useState } from 'react';
import { m } from '#kitchen-messages';
import { Button } from '#ui/button.tsx';
import { RailDialog } from '../parts/rail-dialog.tsx';
import { whoFor } from '../parts/words.ts';
import { advance, doublePress } from './advance.ts';
import { leavesNotYet } from './not-yet.tsx';
import type { ShownOrder } from './with-presses.ts';

/** Asks before an order of another day, or one that is due hours later, leaves: its customer hears of it ten seconds later. */
export default function DepartDialog({ order, onClose }: { order: ShownOrder; onClose: () => void }) {
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
      <p className="question">{leavesNotYet(order, openedAt)}</p>
      <p>{m.runs_leave_told()}</p>
    </RailDialog>
  );
}
