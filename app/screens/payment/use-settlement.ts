import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { browserApi } from '../../api/browser.ts';
import { currentCart } from '../../stores/cart.ts';
import { clearDraft } from '../../stores/clear-draft.ts';
import { beginNextDraft } from '../../stores/delivery-draft.ts';
import { takeOrdered } from '../../stores/ordered-cart.ts';
import { accessToken } from '../../stores/session.ts';
import type { PaidOrder } from './conversion.ts';
import { isNewlyPaid, isNewlyTaken } from './paid-orders.ts';
import { type Settlement, settleCanceled, settlePaid } from './settle-order.ts';
import { useConversion } from './use-conversion.ts';

/** How far a payment page is: still asking, done, or with nothing to ask about. */
export type SettlementState = Settlement | { readonly kind: 'settling' | 'no-order' | 'signed-out' };

/**
 * Tells the shop how the payment of `productOrderId` ended, once per page view and order (spec §4), and answers
 * how the order stands. What was ordered leaves the cart once it is paid, or the money is on its way. Without a token nothing
 * is called.
 */
export function useSettlement(status: 'PAID' | 'CANCELED') {
  const [query] = useSearchParams();
  const productOrderId = query.get('productOrderId');
  const [state, setState] = useState<SettlementState>({ kind: 'settling' });
  const [newlyPaid, setNewlyPaid] = useState<PaidOrder | null>(null);
  useConversion(newlyPaid);
  const processed = useRef(new Set<string>());

  const settle = useCallback(async () => {
    if (!productOrderId) return setState({ kind: 'no-order' });
    if (!accessToken()) return setState({ kind: 'signed-out' });
    setState({ kind: 'settling' });
    const update = () => browserApi.updateOrder(productOrderId, status);
    const take = () => {
      if (!isNewlyTaken(productOrderId)) return;
      takeOrdered();
      if (currentCart().items.length > 0) beginNextDraft();
      else clearDraft();
    };
    // Money that is on its way is paid too: who leaves meanwhile would order it once more.
    const waitOn = (milliseconds: number) => {
      take();
      return wait(milliseconds);
    };
    const settled = await (status === 'PAID' ? settlePaid(update, waitOn) : settleCanceled(update));
    if (status === 'PAID' && settled.kind === 'paid' && isNewlyPaid(productOrderId)) {
      take();
      setNewlyPaid({ productOrderId, value: settled.value });
    }
    setState(settled);
  }, [productOrderId, status]);

  useEffect(() => {
    const id = productOrderId ?? '';
    if (processed.current.has(id)) return;
    processed.current.add(id);
    void settle();
  }, [productOrderId, settle]);

  return { state, productOrderId, again: settle };
}

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
