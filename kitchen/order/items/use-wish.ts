import { useEffect, useLayoutEffect, useState } from 'react';
import type { MenuItem } from '#contract/kitchen/menu/menu-items.ts';
import type { ShownDetails } from '../shown-order.ts';
import { type KeptWish, keepWish, keptWish } from './kept-wish.ts';
import { changesAnything, type ItemsWish, noWish, wishBody, wishedRows } from './wish.ts';

/**
 * What is to be different about an order, kept in this window until it is done or given up. `isMoved` once somebody else
 * has changed the order since: the wish stays, and is one about what the order is now.
 */
export function useWish(order: ShownDetails, menu: readonly MenuItem[]) {
  const { publicProductOrderId: id, version } = order;
  const [before] = useState(() => keptWish(id));
  const [kept, setKept] = useState<KeptWish>(before ?? { version, wish: noWish });
  const [isMoved, setMoved] = useState(false);
  const { wish } = kept;
  const rows = wishedRows(order, menu, wish);
  const isAny = changesAnything(order, rows, wish);

  useEffect(() => {
    if (kept.version === version) return;
    setMoved(isAny);
    setKept({ ...kept, version });
  }, [kept, version, isAny]);

  const touched = wish === noWish ? null : kept;
  // Before it is shown: what somebody can read is kept.
  useLayoutEffect(() => keepWish(id, touched), [id, touched]);

  return {
    rows,
    wish,
    isAny,
    isMoved,
    /** What was wished before this was opened, while nothing else is; null otherwise. */
    fromBefore: before?.wish === wish ? before : null,
    body: wishBody(order, rows, wish),
    change: (next: (before: ItemsWish) => ItemsWish) =>
      setKept((now) => ({ version: now.version, wish: next(now.wish), at: Math.floor(Date.now() / 1000) })),
    forget: () => {
      setMoved(false);
      setKept({ version, wish: noWish });
    },
  };
}
