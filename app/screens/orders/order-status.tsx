import type { Order } from '#contract/shop/orders.ts';
import { m } from '#messages';
import { Chip } from '#ui/chip.tsx';
import { OrderStage } from './order-stage.tsx';

/** An order's status, and how far it is once the kitchens have begun. */
export function OrderStatus({ order }: { order: Order }) {
  return (
    <div className="grid justify-items-start gap-2">
      <StatusChip order={order} />
      <OrderStage order={order} />
    </div>
  );
}

/** PAID green, CANCELED red, anything else blue (spec §4). */
function StatusChip({ order: { status, paymentUnderWay } }: { order: Order }) {
  if (paymentUnderWay) return <Chip tone="neutral">{m.orders_status_under_way()}</Chip>;
  if (status === 'PAID') return <Chip tone="good">{m.orders_status_paid()}</Chip>;
  if (status === 'CANCELED') return <Chip tone="bad">{m.orders_status_canceled()}</Chip>;
  return <Chip tone="neutral">{status === 'PENDING' ? m.orders_status_pending() : status}</Chip>;
}
