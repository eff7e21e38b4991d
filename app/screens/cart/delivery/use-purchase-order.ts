import { useCallback, useEffect, useState } from 'react';
import { draftKey } from '../../../stores/clear-draft.ts';
import { keepPurchaseOrder, readPurchaseOrder } from '../../../stores/purchase-order.ts';

/** The purchase order for what is in the cart, also as another tab has just written or forgotten it; and what writes it. */
export function usePurchaseOrder() {
  const [purchaseOrder, setPurchaseOrder] = useState(readPurchaseOrder);
  useEffect(() => {
    const read = ({ key }: StorageEvent) => {
      if (key === draftKey || key === null) setPurchaseOrder(readPurchaseOrder());
    };
    addEventListener('storage', read);
    return () => removeEventListener('storage', read);
  }, []);
  const write = useCallback((written: string) => {
    keepPurchaseOrder(written);
    setPurchaseOrder(written);
  }, []);
  return [purchaseOrder, write] as const;
}
