import { useState } from 'react';
import { defaultOrderSorting, sortOrders, toggleOrderSorting } from '#rules/orders/order-sorting.ts';
import { useMedia, wideWindow } from '../../page/use-media.ts';
import { OrderCards } from './order-cards.tsx';
import { OrderTable } from './order-table.tsx';
import type { OrdersProps } from './orders-props.ts';
import type { SortProps } from './sort-button.tsx';

/** The orders, newest first until sorted otherwise: a table on wide screens, cards on narrow ones (spec §2, §4). */
export function OrderList({ orders, locale, onChange }: Omit<OrdersProps, keyof SortProps>) {
  const [sorting, setSorting] = useState(defaultOrderSorting);
  const isWide = useMedia(wideWindow);
  const List = isWide ? OrderTable : OrderCards;
  return (
    <List
      orders={sortOrders(orders, sorting)}
      locale={locale}
      onChange={onChange}
      sorting={sorting}
      onSort={(key) => setSorting(toggleOrderSorting(sorting, key))}
    />
  );
}
