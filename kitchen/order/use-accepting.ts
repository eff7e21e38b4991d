import { useEffect } from 'react';
import type { KitchenOrderDetails } from '#contract/kitchen/orders/order-details.ts';
import { call } from '../api/call.ts';
import { useMe } from '../shell/use-signed-in.ts';

/** Says, once it is open, that somebody has looked at a new order; who drives it looks for nobody but themselves. */
export function useAccepting({ publicProductOrderId, state, stage }: KitchenOrderDetails): void {
  const { role } = useMe();
  const isNew = state === 'BINDING' && stage === 'NEW' && role !== 'DRIVER';
  useEffect(() => {
    if (!isNew) return;
    const body = { stage: 'ACCEPTED', from: 'NEW' };
    call('POST', `/orders/${publicProductOrderId}/stage`, { body }).catch(() => {
      // Nobody is waiting for it, and the next look says it again.
    });
  }, [publicProductOrderId, isNew]);
}
