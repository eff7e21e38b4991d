import type { KitchenCustomer } from '#contract/kitchen/customers.ts';
import { careOf } from '#rules/orders/care/care-of.ts';
import { type Draft, earlierCare } from './draft.ts';

type Earlier = Pick<KitchenCustomer, 'recentOrders' | 'lastNotes'>;

/** What a customer has said last that they or their guests may not eat, also of what was canceled; empty for nothing. */
export function lastCare({ recentOrders, lastNotes }: Earlier): string {
  const notes = lastNotes ?? recentOrders.map(({ note }) => note);
  return notes.map(careIn).find(Boolean) ?? '';
}

/** What was said last, as long as it is nowhere in the draft. */
export function careNotTaken({ customer, allergies, instruction }: Draft): string {
  const care = customer ? lastCare(customer) : '';
  return allergies.includes(care) || instruction.includes(care) ? '' : care;
}

/** The draft with what was said last beside what is said now. */
export function withLastCare(draft: Draft): Draft {
  const care = careNotTaken(draft);
  if (!care) return draft;
  const said = draft.allergies.trim();
  return { ...draft, allergies: said ? `${said}, ${care}` : care, lastAllergies: care };
}

/** What of a note was said of allergies, or the sentences that name one or ask for something to be left out. */
function careIn(note: string): string {
  const said = earlierCare(note);
  if (said) return said;
  return note
    .split(/(?<=[.;!?])\s+|\n/)
    .filter((sentence) => {
      const { allergens, asksForMore } = careOf(sentence);
      return allergens.length > 0 || asksForMore;
    })
    .join(' ')
    .replace(/[.;]$/, '')
    .trim();
}
