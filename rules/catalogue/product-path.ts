import type { Locale } from '../text/locale.ts';
import { readLocalizedText } from '../text/localized-text.ts';

/** Characters of a name that stand in an address at most. */
const longest = 60;
const german: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** The page of a dish, with what it is called in a language: `/product/103-gruene-platte`. */
export function productPath(id: number, name: string, locale: Locale): string {
  const words = slug(readLocalizedText(name, locale));
  return `/product/${id}${words && `-${words}`}`;
}

/** The page of a dish in each language. */
export function productPaths(id: number, name: string): Readonly<Record<Locale, string>> {
  return { en: productPath(id, name, 'en'), de: productPath(id, name, 'de') };
}

/** The dish that a segment of an address names, whatever it calls it; null when it names none. */
export function productIdIn(segment: string): number | null {
  const [, id] = /^([1-9]\d{0,8})(?:-|$)/.exec(segment) ?? [];
  return id === undefined ? null : Number(id);
}

/** A name as addresses have it: small letters of ASCII and digits, words joined by dashes, no word cut in two. */
function slug(name: string): string {
  const words = name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => german[letter] ?? '')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u00ad'’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return words.length > longest
    ? words
        .slice(0, longest + 1)
        .replace(/-[^-]*$/, '')
        .slice(0, longest)
    : words;
}
