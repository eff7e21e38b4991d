import { useSyncExternalStore } from 'react';
import { m } from '#messages';
import { allergenChoices, dietChoices } from '#rules/catalogue/product-filter.ts';
import { readNote } from '#rules/orders/care/noted-guests.ts';
import type { Sentence } from '#rules/plan/sentence.ts';
import { textLimit } from '#rules/text/limits.ts';
import { draftNoted, draftWritten, readDraft, writeDraft } from '../stores/delivery-draft.ts';
import { choiceName } from './declarations.ts';
import { dietCounts } from './diet-counts.ts';

/**
 * What the kitchens are to know of those who come, in the reader's language: "Von 24 Gästen zum Mittagessen: 5 vegan,
 * 2 ohne Milch."
 * Empty where everybody eats everything.
 */
export function guestNeeds(sentence: Sentence): string {
  const diets = dietChoices.map((diet) => {
    const count = sentence[diet];
    return count > 0 ? dietCounts[diet]({ count }) : '';
  });
  const allergens = allergenChoices.map((allergen) => {
    const count = sentence.without[allergen] ?? 0;
    return count > 0 ? m.plan_without({ count, name: choiceName(allergen) }) : '';
  });
  // A line may end anywhere in a note.
  const needs = [...diets, ...allergens].filter(Boolean).join(', ').replaceAll('\u00a0', ' ');
  const meal = sentence.meal ? m.plan_note_meal({ meal: sentence.meal }) : '';
  return needs && m.plan_note({ guests: sentence.guests ?? 0, meal, needs });
}

/**
 * Writes what those who come need into the note of the order, in place of what was written there before. Answers what is
 * written.
 */
export function noteGuestNeeds(sentence: Sentence, before: string): string {
  const draft = readDraft();
  const needs = guestNeeds(sentence);
  const rest = draft.instruction.replace(before, '').trim();
  const instruction = rest.includes(needs) ? rest : [needs, rest].filter(Boolean).join('\n');
  if (instruction.length <= textLimit) {
    writeDraft({ ...draft, instruction, noted: needs });
    window.dispatchEvent(new Event(draftNoted));
  }
  return needs;
}

/** Takes what is written of those who come out of the note again. */
export function takeOutGuestNeeds(): void {
  const draft = readDraft();
  writeDraft({ ...draft, instruction: readNote(draft.instruction).own, noted: '' });
  window.dispatchEvent(new Event(draftNoted));
}

/**
 * Writes it for those who come by now, in place of what was written for another number of them; whoever took it out in this tab
 * finds it out. Answers what it is now; nothing where nothing was written.
 */
export function noteOtherGuests(sentence: Sentence, before: string): string {
  if (!before) return '';
  const draft = readDraft();
  if (draft.noted !== before || draft.instruction.includes(before)) return noteGuestNeeds(sentence, before);
  const noted = guestNeeds(sentence);
  writeDraft({ ...draft, noted });
  return noted;
}

/**
 * Writes it in a tab that has not written it yet, where the note does not say it: who comes is kept as long as the cart.
 * Whoever took it out in this tab finds it out.
 */
export function noteGuestNeedsAgain(sentence: Sentence, before: string): void {
  const isDone = before !== '' && before === guestNeeds(sentence);
  if (isDone && readDraft().noted !== before) noteGuestNeeds(sentence, before);
}

/** The note of the order as it is written now. */
export const useNote = (): string => useSyncExternalStore(followDraft, () => readDraft().instruction);

function followDraft(tell: () => void) {
  addEventListener(draftWritten, tell);
  return () => removeEventListener(draftWritten, tell);
}
