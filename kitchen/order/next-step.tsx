import { Check } from 'lucide-react';
import { m } from '#kitchen-messages';
import type { Stage } from '#rules/orders/stages.ts';
import { Button } from '#ui/button.tsx';
import { useMoveOn } from '../stages/move-on.tsx';
import type { ShownDetails } from './shown-order.ts';

/** The one next thing to do with an order: what moves it a stage on. */
export function NextStep({ order }: { order: ShownDetails }) {
  const { next, moveOn, question } = useMoveOn(order);
  if (next === null) return null;
  return (
    <>
      <Button className="o-next" onClick={moveOn}>
        <Check size={22} />
        {wordsFor(next, order)}
      </Button>
      {question}
    </>
  );
}

function wordsFor(next: Stage, { fulfilment, run }: ShownDetails): string {
  if (next === 'IN_PREPARATION') return m.order_next_in_preparation();
  if (next === 'READY') return m.order_next_ready();
  if (next === 'OUT') return run ? m.order_next_out_run({ number: run.number }) : m.order_next_out();
  return fulfilment === 'PICKUP' ? m.order_next_picked_up() : m.order_next_delivered();
}
