import { noteWithAdded } from '#rules/orders/care/noted-guests.ts';
import { textLimit } from '#rules/text/limits.ts';
import { type DeliveryDraft, readDraft, writeDraft } from '../stores/delivery-draft.ts';
import { keepPurchaseOrder } from '../stores/purchase-order.ts';
import { doneForThem } from '../stores/who-comes.ts';
import type { ToldOrder } from './order-texts.ts';

/**
 * Writes the notes of the old order, and where it goes: in place of what is written, where the purchase order of before is
 * forgotten, which was for another order; or only the notes, below it.
 */
export function noteAgain(
  { deliveryInstruction, fulfilment }: ToldOrder,
  what: 'replace' | 'add',
  place: Partial<DeliveryDraft>,
): void {
  const draft = readDraft();
  const old = deliveryInstruction ?? '';
  const both = noteWithAdded(draft.instruction, old, doneForThem().note);
  if (what === 'replace') {
    writeDraft({ ...draft, ...place, fulfilment, instruction: old });
    keepPurchaseOrder('');
  } else if (both.length <= textLimit) writeDraft({ ...draft, instruction: both });
}
