import { useEffect, useRef, useState } from 'react';
import { undoTime } from '#rules/orders/stages.ts';
import { sameFinger } from '../../ticks/same-finger.ts';
import { setTick } from '../../ticks/tick.ts';
import { type Start, startOf } from './starts.ts';

/** What was begun here in the last ten seconds, and how to begin something and to take that back. A second tap does neither. */
export function useJustBegun() {
  const [justBegun, setJustBegun] = useState<ReadonlySet<string>>(new Set());
  const [finger] = useState(sameFinger);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const running = timers.current;
    return () => running.forEach(clearTimeout);
  }, []);

  const forget = (dishes: readonly string[]) => {
    finger.moved();
    keepFocus();
    setJustBegun((held) => new Set([...held].filter((each) => !dishes.includes(each))));
  };
  return {
    justBegun,
    /** Begins it and keeps it in its place for ten seconds; false where nobody meant that. */
    begin(start: Start): boolean {
      if (!finger.isMeant()) return false;
      const dishes = dishesOf(start);
      setJustBegun((held) => new Set([...held, ...dishes]));
      const timer = setTimeout(() => {
        timers.current.delete(timer);
        forget(dishes);
      }, undoTime);
      timers.current.add(timer);
      tickStart(start, true);
      return true;
    },
    takeBack(start: Start): boolean {
      if (!finger.isMeant()) return false;
      forget(dishesOf(start));
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
