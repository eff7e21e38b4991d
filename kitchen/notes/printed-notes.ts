import type { Note } from '#contract/kitchen/orders/notes.ts';
import { byText, whenText } from '../order/order-words.ts';

/** So many are printed, as on the screens. */
const most = 2;

/** The newest notes of an order as lines on paper, which is read on another day too, and how many more it has; empty without one. */
export function printedNotes({ notes = [] }: { readonly notes?: readonly Note[] | undefined }): string {
  const lines = notes.slice(0, most).map(({ text, at, by }) => `${text} (${whenText(at, 0)}, ${byText(by)})`);
  return [...lines, ...(notes.length > most ? [`… + ${notes.length - most}`] : [])].join('\n');
}
