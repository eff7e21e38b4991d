/** Where a row stands in its list. */
export interface Box {
  readonly top: number;
  readonly height: number;
}

/** The place that a row gets when it is pulled by so many pixels: below all others whose middle its own has passed. */
export function placeAfter(boxes: readonly Box[], from: number, moved: number): number {
  const middle = ({ top, height }: Box) => top + height / 2;
  const own = boxes[from];
  if (!own) return from;
  return boxes.filter((box, index) => index !== from && middle(box) < middle(own) + moved).length;
}

/** A list in which one has gone from one place to another. */
export function withMoved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const moved = items.slice(from, from + 1);
  return items.toSpliced(from, 1).toSpliced(to, 0, ...moved);
}

/** A list in which those that are named have changed places among themselves; all others stay where they are. */
export function inOrder<Item extends { readonly id: number }>(
  items: readonly Item[],
  ids: readonly number[],
): Item[] {
  const named = new Map(items.map((item) => [item.id, item]));
  const known = ids.filter((id) => named.has(id));
  let next = 0;
  return items.map((item) => {
    if (!known.includes(item.id)) return item;
    return named.get(known[next++] ?? item.id) ?? item;
  });
}
