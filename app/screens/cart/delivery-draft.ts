import type { DeliveryChoice } from './checkout-request.ts';

/** What the delivery step has been told, kept for this tab: a failed payment brings the customer back to it. */
export const draftKey = 'deliveryDraft';

export const emptyDraft: DeliveryChoice = {
  fulfilment: 'DELIVERY',
  addressId: null,
  instruction: '',
  discountCode: null,
};

/** Reads a stored draft; whatever is no draft gives the empty one. */
export function parseDraft(stored: string | null): DeliveryChoice {
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
