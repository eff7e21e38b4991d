import type { Locale } from '#rules/text/locale.ts';
import type { Letter, Template } from './letters.ts';

/** What somebody has begun to write to the customer of an order. */
export interface KeptLetter {
  readonly template: Template;
  readonly locale: Locale;
  readonly letter: Letter;
}

/** By order, until the page is left: a dialog that was closed by mistake has lost nothing. */
const kept = new Map<string, KeptLetter>();

export const keptLetter = (order: string): KeptLetter | undefined => kept.get(order);
export const keepLetter = (order: string, letter: KeptLetter): void => void kept.set(order, letter);
/** Forgets what was sent. */
export const forgetLetter = (order: string): void => void kept.delete(order);
