import type { Order } from '#contract/shop/orders.ts';
import { m } from '#messages';

type Stage = NonNullable<Order['stage']>;

const words: Record<Stage, (isPickup: boolean) => string> = {
  IN_PREPARATION: () => m.orders_stage_in_preparation(),
  READY: (isPickup) => (isPickup ? m.orders_stage_ready_pickup() : m.orders_stage_ready()),
  OUT: () => m.orders_stage_out(),
  DELIVERED: (isPickup) => (isPickup ? m.orders_stage_picked_up() : m.orders_stage_delivered()),
};

/** How far a paid order is, by a plate that fills and in words; nothing before the kitchens have begun. */
export function OrderStage({ order: { stage, fulfilment } }: { order: Order }) {
  if (!stage) return null;
  return (
    <p className="flex items-center gap-2 font-semibold text-small">
      <Plate stage={stage} />
      {words[stage](fulfilment === 'PICKUP')}
    </p>
  );
}

/** Half full, full, on its way, cleared. */
const drawn: Record<Stage, string> = {
  IN_PREPARATION: 'M6 12a6 6 0 0 0 12 0z',
  READY: 'M6 12a6 6 0 0 0 12 0a6 6 0 0 0-12 0z',
  OUT: 'M7.5 12h9m-3.5-3.5 3.5 3.5-3.5 3.5',
  DELIVERED: 'm8 12.2 2.8 2.8L16 9.5',
};

function Plate({ stage }: { stage: Stage }) {
  const isLine = stage === 'OUT' || stage === 'DELIVERED';
  return (
    <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true" className="flex-none text-petrol">
      <circle cx="12" cy="12" r="11" fill="#fff" stroke="currentColor" strokeWidth="1.5" />
      <circle cx="12" cy="12" r="8.6" fill="none" stroke="currentColor" strokeWidth="0.8" />
      <path
        d={drawn[stage]}
        fill={isLine ? 'none' : 'currentColor'}
        stroke={isLine ? 'currentColor' : 'none'}
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
