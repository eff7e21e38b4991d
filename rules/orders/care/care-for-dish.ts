import { declaredAmong } from '../../catalogue/declared-among.ts';
import type { Care } from './care-of.ts';

/**
 * What of a note concerns a dish: what in it is named, and whether whoever makes it has to read the note at all. A diet alone
 * changes no dish: who eats what is seen to when the order is put together, and stands in its note.
 */
export function careForDish(
  allergens: readonly string[],
  care: Care,
): { asked: readonly string[]; asksForCare: boolean } {
  const asked = declaredAmong(allergens, care.allergens);
  return { asked, asksForCare: asked.length > 0 || care.asksForMore };
}
