import type { Locale } from './locale.ts';
import { readLocalizedText } from './localized-text.ts';

/** Dishes as they are told, each as often as it is there: `2 × Bier, 1 × Sekt`. */
export function countedText(
  items: readonly { readonly quantity: number; readonly name: string }[],
  locale: Locale,
): string {
  return items
    .map(({ quantity, name }) => `${quantity}\u00a0×\u00a0${readLocalizedText(name, locale)}`)
    .join(', ');
}
