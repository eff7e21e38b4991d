import { Undo2 } from 'lucide-react';
import type { KitchenOrder } from '#contract/kitchen/orders/orders.ts';
import { m } from '#kitchen-messages';
import { Button } from '#ui/button.tsx';
import { stateWord } from '../day/order-words.ts';
import { takeBack } from './advance.ts';

type Taken = Parameters<typeof stateWord>[0] & Pick<KitchenOrder, 'publicProductOrderId' | 'name'>;

/** For ten seconds after a press, right where the hand is and never under a bar: the way back, and how long it is still open. */
export function TakeBack({ order, what }: { order: Taken; what?: string | undefined }) {
  return (
    <div ref={bringInSight} className="take-back on-dark" role="status">
      <span className="sr-only">{m.stage_now({ name: order.name, stage: stateWord(order) })}</span>
      <TakeBackButton what={what} onPress={() => void takeBack(order.publicProductOrderId)} />
    </div>
  );
}

function bringInSight(box: HTMLElement | null): void {
  box?.scrollIntoView({ block: 'nearest' });
}

/**
 * The button alone, with the time that is left as a line, where that is counted; says what it takes back where nothing beside
 * it does.
 */
export function TakeBackButton({
  what,
  isTimed = true,
  onPress,
}: {
  what?: string | undefined;
  isTimed?: boolean;
  onPress: () => void;
}) {
  return (
    <>
      <Button variant="side" wide onClick={onPress}>
        <Undo2 size={20} />
        {[m.stage_take_back(), what].filter(Boolean).join(': ')}
      </Button>
      {isTimed ? (
        <div className="take-back-time" aria-hidden="true">
          <i />
        </div>
      ) : null}
    </>
  );
}
