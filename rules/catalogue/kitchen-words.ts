import type { Locale } from '../text/locale.ts';
import { type LocalizedText, readLocalizedText } from '../text/localized-text.ts';

const numbers = { en: new Intl.NumberFormat('en-GB'), de: new Intl.NumberFormat('de-DE') };

/** What so many of a product are in the kitchen's words: four platters of burgers are 80 burgers. */
export function inKitchenWords(
  quantity: number,
  unit: LocalizedText & { readonly perPiece: number },
  locale: Locale,
): string {
  return `${numbers[locale].format(quantity * unit.perPiece)} ${unit[locale]}`;
}

/** What a kitchen calls a product: its name up to the first comma, without what is in the box. */
export function kitchenName(name: string, locale: Locale): string {
  return readLocalizedText(name, locale).split(',', 1)[0] ?? '';
}
