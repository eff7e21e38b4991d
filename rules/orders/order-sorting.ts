/** What My orders can be sorted by (spec §4). */
export interface OrderSorting {
  readonly key: 'date' | 'status';
  readonly direction: 'ascending' | 'descending';
}

/** Newest first. */
export const defaultOrderSorting: OrderSorting = { key: 'date', direction: 'descending' };

/** A click on the active key turns the direction; on the other key it selects it, descending (spec §4). */
export function toggleOrderSorting(sorting: OrderSorting, key: OrderSorting['key']): OrderSorting {
  const turned = sorting.key === key && sorting.direction === 'descending' ? 'ascending' : 'descending';
  return { key, direction: turned };
}

/** Orders in that sorting; a missing date counts as 0, a status sorts alphabetically (spec §4). */
export function sortOrders<O extends { createdDate?: number | null; status: string }>(
  orders: readonly O[],
  { key, direction }: OrderSorting,
): O[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return orders.toSorted((a, b) =>
    key === 'date'
      ? sign * ((a.createdDate ?? 0) - (b.createdDate ?? 0))
      : sign * (a.status < b.status ? -1 : Number(a.status > b.status)),
  );
}
