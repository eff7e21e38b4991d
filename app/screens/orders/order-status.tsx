import type { Order } from '#contract/shop/orders.ts';
import { m } from '#messages';
import { Chip } from '#ui/chip.tsx';

/** An order's status: PAID green, CANCELED red, anything else blue (spec §4). */
export function OrderStatus({ order: { status, paymentUnderWay } }: { order: Order }) {
  if (paymentUnderWay) return <Chip tone="neutral">{m.orders_status_under_way()}</Chip>;
  if (status === 'PAID') return <Chip tone="good">{m.orders_status_paid()}</Chip>;
  if (status === 'CANCELED') return <Chip tone="bad">{m.orders_status_canceled()}</Chip>;
  return <Chip tone="neutral">{status === 'PENDING' ? m.orders_status_pending() : status}</Chip>;
}
