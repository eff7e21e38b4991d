import type { Order } from '#contract/shop/orders.ts';
import type { Locale } from '#rules/text/locale.ts';
import type { SortProps } from './sort-button.tsx';

/** What table and cards of the orders take. */
export interface OrdersProps extends SortProps {
  orders: readonly Order[];
  locale: Locale;
  /** Called when an order has become another one. */
  onChange: () => Promise<void>;
}
