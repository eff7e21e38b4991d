import { draftKey } from './clear-draft.ts';
import { gap, ofEveryTab } from './delivery-draft.ts';

/**
 * The customer's purchase order for what is in the cart. It is kept beside the instructions, so that every tab that orders the
 * cart has it; nothing where none was written, or where the browser keeps nothing.
 */
export function readPurchaseOrder(): string {
  try {
    return ofEveryTab()[1] ?? '';
  } catch {
    return '';
  }
}

/** Keeps the purchase order until what is in the cart is ordered, or the session has ended. */
export function keepPurchaseOrder(purchaseOrder: string): void {
  try {
    const [instruction, , noted] = ofEveryTab();
    localStorage.setItem(draftKey, [instruction, purchaseOrder, noted].join(gap));
  } catch {
    // The screen has it in memory.
  }
}
