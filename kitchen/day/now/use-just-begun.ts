import { useState } from 'react';
import { sameFinger } from '../../ticks/same-finger.ts';
import { setTick } from '../../ticks/tick.ts';
import { useHeld } from '../../ticks/use-held.ts';
import { type Start, startOf } from './starts.ts';

/** What was begun here in the last ten seconds, and how to begin something and to take that back. A second tap does neither. */
export function useJustBegun() {
  const { held: justBegun, hold, release } = useHeld<string>();
  const [finger] = useState(sameFinger);
  const letGo = () => {
    finger.moved();
    keepFocus();
  };
  return {
    justBegun,
    /** Begins it and keeps it in its place for ten seconds; false where nobody meant that. */
    begin(start: Start): boolean {
      if (!finger.isMeant()) return false;
      hold(dishesOf(start), letGo);
      tickStart(start, true);
      return true;
    },
    takeBack(start: Start): boolean {
      if (!finger.isMeant()) return false;
      letGo();
      release(dishesOf(start));
      tickStart(start, false);
      return true;
    },
  };
}

/** Who presses by keys goes on at what comes where the pressed button was. */
function keepFocus(): void {
  const list = document.activeElement?.closest('.start-first, .for-tomorrow');
  setTimeout(() => {
    if (list && document.activeElement === document.body)
      list.querySelector('button')?.focus({ preventScroll: true });
  });
}

const dishesOf = ({ orders, productId }: Start) =>
  orders.map(({ publicProductOrderId }) => startOf(publicProductOrderId, productId));

function tickStart({ orders, productId }: Start, isOn: boolean): void {
  for (const { publicProductOrderId: order } of orders)
    setTick({ order, item: String(productId), kind: 'STARTED' }, isOn);
}
