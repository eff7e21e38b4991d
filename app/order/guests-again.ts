import type { Time } from '#rules/booking/berlin-time.ts';
import { readNote } from '#rules/orders/care/noted-guests.ts';
import { needsAdded } from '#rules/plan/needs-added.ts';
import { notedWish } from '#rules/plan/noted-wish.ts';
import { readSentence } from '#rules/plan/sentence.ts';
import { tableOf } from '#rules/plan/table-of.ts';
import { plannableDishes } from '../api/plannable-dishes.ts';
import { doneForThem, forgetWhoComes, keepWhoComes, sentenceKept } from '../stores/who-comes.ts';
import type { ToldOrder } from './order-texts.ts';

/**
 * Reads out of the instructions of an old order who came to it, as the shop wrote it there, and answers what has the cart mind
 * them: in place of those whom it minds, or where what is ordered is only added, beside them, as far as somebody needs what nobody
 * did before: the instructions say it then, too.
 */
export async function guestsAgain(order: ToldOrder): Promise<(what: 'replace' | 'add') => void> {
  const [noted] = readNote(order.deliveryInstruction ?? '').noted;
  if (!noted) return (what) => what === 'replace' && forgetWhoComes();
  const dishes = await plannableDishes().catch(() => []);
  const lines = Object.entries(order.productQuantities).map(([id, pieces]) => ({ id: Number(id), pieces }));
  const at = (order.preferDateAndTime?.slice(11, 16) ?? null) as Time | null;
  const { meal } = notedWish(noted, dishes, { table: tableOf(dishes, lines), at });
  const { text, ...who } = noted;
  const sentence = { ...who, meal, occasion: null, budget: null };
  return (what) => {
    const kept = sentenceKept();
    if (what === 'replace' || !kept) return keepWhoComes(sentence, { note: text, cart: '' });
    const both = needsAdded(readSentence(new URLSearchParams(kept)), sentence);
    const done = doneForThem();
    if (both) keepWhoComes(both, { ...done, note: done.note || text });
  };
}
