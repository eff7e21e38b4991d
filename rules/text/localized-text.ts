import type { Locale } from './locale.ts';

/** A text in both languages, as data files hold it. */
export interface LocalizedText {
  readonly en: string;
  readonly de: string;
}

/** Writes the wire form: one line starting `en:`, one starting `de:` (spec §3). */
export function writeLocalizedText(text: LocalizedText): string {
  return `en:${text.en}\nde:${text.de}`;
}

/**
 * Reads one language of a localized text (spec §3). A text without language lines is the same in both
 * languages; a missing language falls back to the other one.
 */
export function readLocalizedText(text: string, locale: Locale): string {
  const { en, de } = languagesOf(text);
  return (locale === 'en' ? en || de : de || en) || text.trim();
}

/** Both languages of a localized text as far as it has them; one without language lines is the same in both. */
export function splitLocalizedText(text: string): { en: string | null; de: string | null } {
  const { en = null, de = null } = languagesOf(text);
  return en === null && de === null ? { en: text.trim(), de: text.trim() } : { en, de };
}

/** Both languages of a localized text; where it has one alone, it stands for both. */
export function bothLanguages(text: string): LocalizedText {
  const { de, en } = splitLocalizedText(text);
  return { de: de ?? en ?? '', en: en ?? de ?? '' };
}

function languagesOf(text: string): { en?: string | undefined; de?: string | undefined } {
  const lines = text.split('\n').map((line) => line.trim());
  const lineFor = (language: Locale) =>
    lines
      .find((line) => line.startsWith(`${language}:`))
      ?.slice(language.length + 1)
      .trim();
  return { en: lineFor('en'), de: lineFor('de') };
}
