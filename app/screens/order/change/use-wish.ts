import { useCallback, useEffect, useState } from 'react';
import type { LinkedOrder } from '#contract/shop/order-link.ts';
import { keepWish, keptWish, noWish, type OrderWish } from '../../../stores/order-wish.ts';
import { countChanges, tidyWish } from './wish.ts';

/**
 * What is to be different about an order, kept in this tab until it is made or dropped. `isMoved` once somebody else has
 * changed the order since: the wish stays, and is one about what the order is now.
 */
export function useWish(order: LinkedOrder) {
  const { publicProductOrderId: publicId, version } = order;
  const [kept, setKept] = useState(() => keptWish(publicId) ?? { version, wish: noWish });
  const [isMoved, setMoved] = useState(false);
  const tidy = tidyWish(order, kept.wish);
  const count = countChanges(tidy);

  useEffect(() => {
    if (kept.version === version) return;
    setMoved(count > 0);
    setKept({ ...kept, version });
  }, [kept, version, count]);

  useEffect(() => {
    keepWish(publicId, count > 0 ? kept : null);
  }, [publicId, kept, count]);

  const change = useCallback(
    (different: (before: OrderWish) => Partial<OrderWish>) =>
      setKept((before) => ({ ...before, wish: { ...before.wish, ...different(before.wish) } })),
    [],
  );
  const forget = useCallback(() => {
    keepWish(publicId, null);
    setKept({ version, wish: noWish });
  }, [publicId, version]);

  return { wish: kept.wish, tidy, count, isMoved, change, forget };
}
