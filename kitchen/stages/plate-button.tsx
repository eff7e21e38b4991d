import { m } from '#kitchen-messages';
import { plateState, stateWord } from '../day/order-words.ts';
import { Plate } from '../parts/plate.tsx';
import { stageWord } from '../parts/words.ts';
import { useMoveOn } from './move-on.tsx';
import type { ShownOrder } from './with-presses.ts';

/** The plate of an order as a button: a press moves it one stage on, before the last after a question where there is one. */
export function PlateButton({ order }: { order: ShownOrder }) {
  const { next, moveOn, question } = useMoveOn(order);
  const plate = <Plate state={plateState(order)} />;
  if (next === null) return <span className="tk">{plate}</span>;
  return (
    <>
      <button
        type="button"
        className="tk"
        aria-label={m.stage_press({
          name: order.name,
          stage: stateWord(order),
          next: stageWord(next, order.fulfilment),
        })}
        onClick={moveOn}
      >
        {plate}
      </button>
      {question}
    </>
  );
}
