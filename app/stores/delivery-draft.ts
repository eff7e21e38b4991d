import type { Fulfilment } from '#rules/fulfilment.ts';
import { draftKey } from './clear-draft.ts';

/** What the delivery step asks for beside the cart. */
export interface DeliveryDraft {
  readonly fulfilment: Fulfilment;
  readonly addressId: number | null;
  readonly instruction: string;
  /** The discount code as the shop accepted it. */
  readonly discountCode: string | null;
}

export const emptyDraft: DeliveryDraft = {
  fulfilment: 'DELIVERY',
  addressId: null,
  instruction: '',
  discountCode: null,
};

/** Reads a stored draft; whatever is no draft gives the empty one. */
export function parseDraft(stored: string | null): DeliveryDraft {
  try {
    const draft = JSON.parse(stored ?? '{}') as Record<string, unknown>;
    return {
      fulfilment: draft.fulfilment === 'PICKUP' ? 'PICKUP' : 'DELIVERY',
      addressId: Number.isSafeInteger(draft.addressId) ? Number(draft.addressId) : null,
      instruction: typeof draft.instruction === 'string' ? draft.instruction.slice(0, 1000) : '',
      discountCode: typeof draft.discountCode === 'string' ? draft.discountCode.slice(0, 200) : null,
    };
  } catch {
    return emptyDraft;
  }
}

/** The draft of this tab: a failed payment brings the customer back to it. */
export function readDraft(): DeliveryDraft {
  try {
    return parseDraft(sessionStorage.getItem(draftKey));
  } catch {
    return emptyDraft;
  }
}

/** Keeps the draft as long as the tab; where storage is blocked it lives as long as the page. */
export function writeDraft(draft: DeliveryDraft): void {
  try {
    sessionStorage.setItem(draftKey, JSON.stringify(draft));
  } catch {
    // Nothing to do: the screen has it in memory.
  }
}
