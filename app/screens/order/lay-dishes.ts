/** Most dishes that stand on a drawn table; more would hide one another. */
export const mostOnTable = 14;

/**
 * Lays dishes on a table, in rows from the back to the front: one row of few, two on a wide window, up to four on a phone.
 * The front row is never the longer one.
 */
export function layDishes<Dish>(dishes: readonly Dish[], isNarrow: boolean): Dish[][] {
  const laid = dishes.slice(0, mostOnTable);
  const inRow = isNarrow ? 4 : 7;
  const few = isNarrow ? 2 : 4;
  const count = laid.length <= few ? 1 : Math.max(2, Math.ceil(laid.length / inRow));
  const rows: Dish[][] = [];
  let from = 0;
  for (let row = 0; row < count; row += 1) {
    const to = from + Math.ceil((laid.length - from) / (count - row));
    rows.push(laid.slice(from, to));
    from = to;
  }
  return rows;
}
