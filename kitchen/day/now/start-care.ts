import { careOf } from '#rules/orders/care/care-of.ts';
import { careWords } from '../../parts/care-words.ts';
import type { StartFor } from './starts.ts';

/**
 * What whoever begins a dish has to mind about one of the orders that it is for; empty for nothing. Of an order that names an
 * allergen that is so at each dish, also where none declares it: knife and board count too.
 */
export function startCare({ asked, note }: Pick<StartFor, 'asked' | 'note'>): string {
  const { allergens, asksForMore } = careOf(note);
  return careWords({ asksForCare: asksForMore || allergens.length > 0, asksForMore, asked });
}
