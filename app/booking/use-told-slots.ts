import { useEffect, useState } from 'react';
import type { Day } from '#rules/booking/berlin-time.ts';
import type { Cart } from '#rules/orders/cart.ts';
import type { ToldSlots } from './told-slots.ts';

/** How full the times of a day are, asked as soon as their select is about to open and as long as somebody looks at it. */
export function useToldSlots(day: Day | null, cart: Cart) {
  const [isOpen, setOpen] = useState(false);
  const [told, setTold] = useState<ToldSlots | null>(null);
  useEffect(() => {
    if (!isOpen || !day) return;
    const stopping = import('./told-slots.ts').then(
      ({ followSlots }) => followSlots(day, cart, setTold),
      () => {},
    );
    return () => void stopping.then((stop) => stop?.());
  }, [isOpen, day, cart]);
  const open = () => setOpen(true);
  return {
    told: told?.day === day ? told : null,
    onPointerEnter: open,
    onFocus: open,
    onBlur: () => setOpen(false),
  };
}
