import type { KitchenOrder } from '#contract/kitchen/orders/orders.ts';
import { m } from '#kitchen-messages';
import { plateState, stateWord } from '../day/order-words.ts';
import { Plate } from '../parts/plate.tsx';
import { stageWord } from '../parts/words.ts';
import { advance, stageAhead } from './advance.ts';

/** The plate of an order as a button: a press moves it one stage on. */
export function PlateButton({ order }: { order: KitchenOrder }) {
  const next = order.state === 'BINDING' ? stageAhead(order) : null;
  const plate = <Plate state={plateState(order)} />;
  if (next === null) return <span className="tk">{plate}</span>;
  return (
    <button
      type="button"
      className="tk"
      aria-label={m.stage_press({
        name: order.name,
        stage: stateWord(order),
        next: stageWord(next, order.fulfilment),
      })}
      onClick={() => advance(order, next)}
    >
      {plate}
    </button>
  );
}
