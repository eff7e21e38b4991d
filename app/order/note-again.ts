import { noteWithAdded } from '#rules/orders/care/noted-guests.ts';
import { textLimit } from '#rules/text/limits.ts';
import { type DeliveryDraft, readDraft, writeDraft } from '../stores/delivery-draft.ts';
import { doneForThem } from '../stores/who-comes.ts';
import type { ToldOrder } from './order-texts.ts';

/** Writes the notes of the old order, and where it goes: in place of what is written; or only the notes, below it. */
export function noteAgain(
  { deliveryInstruction, fulfilment }: ToldOrder,
  what: 'replace' | 'add',
  place: Partial<DeliveryDraft>,
): void {
  const draft = readDraft();
  const old = deliveryInstruction ?? '';
  const both = noteWithAdded(draft.instruction, old, doneForThem().note);
  if (what === 'replace') writeDraft({ ...draft, ...place, fulfilment, instruction: old });
  else if (both.length <= textLimit) writeDraft({ ...draft, instruction: both });
}
