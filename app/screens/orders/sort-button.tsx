import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { m } from '#messages';
import type { OrderSorting } from '#rules/orders/order-sorting.ts';

export interface SortProps {
  sorting: OrderSorting;
  onSort: (key: OrderSorting['key']) => void;
}

/** Sorts by one key; the arrow shows the direction. In cards the direction is also said, a table says it by itself. */
export function SortButton({
  label,
  sortKey,
  sorting,
  onSort,
  isDirectionSaid = false,
}: SortProps & { label: string; sortKey: OrderSorting['key']; isDirectionSaid?: boolean }) {
  const isActive = sorting.key === sortKey;
  const isAscending = sorting.direction === 'ascending';
  const Arrow = !isActive ? ArrowUpDown : isAscending ? ArrowUp : ArrowDown;
  const direction = isAscending ? m.orders_sorted_ascending() : m.orders_sorted_descending();
  return (
    <button
      type="button"
      className="sort-button"
      aria-pressed={isDirectionSaid ? isActive : undefined}
      onClick={() => onSort(sortKey)}
    >
      {label}
      {isDirectionSaid && isActive ? <span className="sr-only">, {direction}</span> : null}
      <Arrow size={18} aria-hidden="true" />
    </button>
  );
}
