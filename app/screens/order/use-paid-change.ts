import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { LinkedOrder } from '#contract/shop/order-link.ts';
import { keepWish, keptWish } from '../../stores/order-wish.ts';
import { type Done, openChangeOf } from './order-notes.tsx';

/** Milliseconds between two questions whether the money has arrived, and how often it is asked: about 20 s in all. */
const pause = 1500;
const most = 14;

/**
 * Whoever comes back from paying a change (`?changed`) waits here until the shop has heard of the money; true so long.
 * Afterwards the order is what was wished, or says that the change still waits, or that its money is on its way.
 */
export function usePaidChange(
  order: LinkedOrder,
  onStale: () => void,
  onDone: (done: Done) => void,
): boolean {
  const [query, setQuery] = useSearchParams();
  const isBack = query.has('changed');
  const [turn, setTurn] = useState(0);
  const before = useRef<number | null>(null);
  const change = openChangeOf(order);
  const isOpen = change !== null;
  const isAwaited = isOpen && !change.paymentUnderWay;
  const { publicProductOrderId: publicId, version } = order;
  useEffect(() => {
    if (!isBack) return;
    before.current ??= keptWish(publicId)?.version ?? version;
    if (isAwaited && turn < most) {
      const timer = setTimeout(() => {
        onStale();
        setTurn(turn + 1);
      }, pause);
      return () => clearTimeout(timer);
    }
    if (!isOpen && version > before.current) {
      keepWish(publicId, null);
      onDone({ kind: 'changed', difference: 0 });
    }
    setQuery({}, { replace: true, preventScrollReset: true });
  }, [isBack, isOpen, isAwaited, turn, version, publicId, onStale, onDone, setQuery]);
  return isBack && isAwaited;
}
