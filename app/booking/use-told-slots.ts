import { useEffect, useState } from 'react';
import type { Day } from '#rules/booking/berlin-time.ts';
import type { Cart } from '#rules/orders/cart.ts';
import type { ToldSlots } from './told-slots.ts';

/** Milliseconds after which an open select asks again. */
const pause = 20_000;

/** How full the times of a day are, asked as soon as their select is about to open and as long as it has the focus. */
export function useToldSlots(day: Day | null, cart: Cart) {
  const [isOpen, setOpen] = useState(false);
  const [told, setTold] = useState<ToldSlots | null>(null);
  useEffect(() => {
    if (!isOpen || !day) return;
    const ask = () =>
      import('./told-slots.ts').then(({ tellSlots }) => tellSlots(day, cart)).then(setTold, () => {});
    void ask();
    const timer = setInterval(ask, pause);
    return () => clearInterval(timer);
  }, [isOpen, day, cart]);
  const open = () => setOpen(true);
  return {
    told: told?.day === day ? told : null,
    onPointerEnter: open,
    onFocus: open,
    onBlur: () => setOpen(false),
  };
}
