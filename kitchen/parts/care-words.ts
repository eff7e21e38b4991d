import { m } from '#kitchen-messages';
import { foodWord } from '../paper/food-words.ts';

/** What is to be minded about a portion: without what, or that somebody has to read the note; empty for nothing. */
export function careWords({
  asksForCare,
  asked,
}: {
  asksForCare: boolean;
  asked: readonly string[];
}): string {
  if (!asksForCare) return '';
  return asked.map((slug) => m.day_without({ food: foodWord(slug) })).join(', ') || m.production_care();
}
