import { getLocale } from '#kitchen-locale';
import { m } from '#kitchen-messages';
import type { LegalLack, LegalPart } from '#rules/text/legal-draft.ts';
import { placeOf } from '#rules/text/legal-draft.ts';
import type { OwnLegalPage } from '#rules/text/legal-page.ts';
import type { Locale } from '#rules/text/locale.ts';
import { longDay } from '#rules/text/long-day.ts';

/** What a legal page is called. */
export const pageWord = (page: OwnLegalPage): string =>
  ({ terms: m.legal_terms, privacy: m.legal_privacy, imprint: m.legal_imprint })[page]();

/** A version by its number and its day: Fassung 3 vom 12. November 2026. */
export const versionWord = ({ number, day }: { readonly number: number; readonly day: string }): string =>
  m.legal_version({ number, day: longDay(day, getLocale()) });

/** Where a version came from: the program, or somebody by name. */
export const howWord = ({ how, by }: { readonly how: string; readonly by: string | null }): string =>
  how === 'IMPORTED' ? m.legal_imported() : m.legal_published_by({ who: by ?? m.legal_somebody() });

export const languageWord = (locale: Locale): string =>
  locale === 'de' ? m.legal_german() : m.legal_english();

/** What a part is called: Abschnitte, deutsch. */
export function partWord(part: LegalPart): string {
  const [locale, name] = placeOf(part);
  const what = { title: m.legal_part_title, intro: m.legal_part_intro, sections: m.legal_part_sections }[
    name
  ]();
  return m.legal_part({ what, language: languageWord(locale) });
}

/** What keeps a text from being published, in words. */
export function lackWord({ field, code, what = '' }: LegalLack): string {
  if (code === 'SECTION_COUNT') return m.legal_lack_count();
  const [locale = 'de', part, index, of] = field.split('.');
  const language = languageWord(locale === 'en' ? 'en' : 'de');
  if (code === 'UNKNOWN_PLACEHOLDER') return m.legal_lack_placeholder({ language, what });
  if (part === 'title') return m.legal_lack_title({ language });
  if (index === undefined) return m.legal_lack_sections({ language });
  const number = Number(index) + 1;
  return of === 'heading'
    ? m.legal_lack_heading({ language, number })
    : m.legal_lack_body({ language, number });
}
