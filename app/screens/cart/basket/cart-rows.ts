import type { CartItem } from '#rules/orders/cart.ts';

/** The lines of the cart as they stand on the screen. */
export interface Rows {
  /** What was in the cart when it was looked at last. */
  readonly items: readonly CartItem[];
  /** Lines that were taken out and keep their place, with their index among all rows, ascending. */
  readonly removed: readonly Removed[];
}

interface Removed {
  readonly item: CartItem;
  readonly place: number;
}

/** A line, or the place of one that was taken out. */
export interface Row {
  readonly item: CartItem;
  readonly isRemoved: boolean;
}

/** All rows in their order. */
export function rowsOf({ items, removed }: Rows): Row[] {
  const rows = items.map((item) => ({ item, isRemoved: false }));
  for (const { item, place } of removed) rows.splice(place, 0, { item, isRemoved: true });
  return rows;
}

/**
 * The rows once the cart holds `items`. One line that is taken out, here or in another tab, leaves its place, so that no
 * other moves under a pointer. Several at once were ordered or replaced: of them there is nothing to put back.
 */
export function followCart(rows: Rows, items: readonly CartItem[]): Rows {
  const gone = rows.items.filter((item) => !holds(items, item));
  const removed = rows.removed.filter(({ item }) => !holds(items, item));
  const [item] = gone;
  if (!item || gone.length > 1 || items.length >= rows.items.length) return { items, removed };
  const place = rowsOf(rows).findIndex((row) => row.item === item);
  return { items, removed: [...removed, { item, place }].sort((a, b) => a.place - b.place) };
}

/** What the cart holds once a line that was taken out is back in its place. */
export const itemsWith = (rows: Rows, back: CartItem): CartItem[] =>
  rowsOf(rows)
    .filter(({ item, isRemoved }) => !isRemoved || item === back)
    .map(({ item }) => item);

const holds = (items: readonly CartItem[], { product }: CartItem) =>
  items.some((item) => item.product.id === product.id);
