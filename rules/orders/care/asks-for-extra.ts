import { careOf } from './care-of.ts';
import { readNote } from './noted-guests.ts';

/**
 * Whether a note asks for something that has to be packed besides the dishes. What the shop has written of the guests asks
 * for care while cooking, and is nothing to pack.
 */
export const asksForExtra = (note: string): boolean => careOf(readNote(note).own).asks;
