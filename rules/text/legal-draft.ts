import { isSameValue } from '../catalogue/draft-fields.ts';
import { unknownPlaceholders } from './fill-in.ts';
import { type LegalPage, type LegalTexts, textsOf } from './legal-page.ts';
import { type Locale, locales } from './locale.ts';

/** The parts of a legal page that are written one by one: two people in different ones do not meet. */
export const legalParts = [
  'de.title',
  'de.intro',
  'de.sections',
  'en.title',
  'en.intro',
  'en.sections',
] as const;
export type LegalPart = (typeof legalParts)[number];

/** What is written into some parts. */
export type LegalChanges = { readonly [Part in LegalPart]?: unknown };

type PartName = 'title' | 'intro' | 'sections';

/** Which language and what of it a part is. */
export function placeOf(part: LegalPart): [Locale, PartName] {
  return part.split('.') as [Locale, PartName];
}

/** What stands in a part. */
export function partOf(texts: LegalTexts, part: LegalPart): unknown {
  const [locale, name] = placeOf(part);
  return texts[locale][name];
}

/** The texts with other words in some parts. */
export function withParts(texts: LegalTexts, changes: LegalChanges): LegalTexts {
  const pages = { ...texts };
  for (const part of legalParts) {
    if (!(part in changes)) continue;
    const [locale, name] = placeOf(part);
    pages[locale] = { ...pages[locale], [name]: changes[part] };
  }
  return pages;
}

/** The parts in which two texts differ. */
export function changedParts(one: LegalTexts, other: LegalTexts): LegalPart[] {
  return legalParts.filter((part) => !isSameValue(partOf(one, part), partOf(other, part)));
}

/** The texts as of a day: both languages say it. */
export function asOfDay({ de, en }: LegalTexts, updated: string): LegalTexts {
  return { de: { ...de, updated }, en: { ...en, updated } };
}

export const legalCodes = ['MISSING', 'SECTION_COUNT', 'UNKNOWN_PLACEHOLDER'] as const;

/** What keeps a text from being published; `field` as `de.sections.2.heading`, `what` as it is written. */
export interface LegalLack {
  readonly field: string;
  readonly code: (typeof legalCodes)[number];
  readonly what?: string;
}

/** All that keeps a text from being published: what is empty, unknown placeholders, languages of unlike sections. */
export function legalLacks(texts: LegalTexts): LegalLack[] {
  const lacks = locales.flatMap((locale) => lacksOf(texts[locale], locale));
  if (texts.de.sections.length !== texts.en.sections.length)
    lacks.push({ field: 'sections', code: 'SECTION_COUNT' });
  return lacks;
}

function lacksOf(page: LegalPage, locale: Locale): LegalLack[] {
  const missing = (field: string): LegalLack => ({ field: `${locale}.${field}`, code: 'MISSING' });
  return [
    ...(page.title.trim() === '' ? [missing('title')] : []),
    ...(page.sections.length === 0 ? [missing('sections')] : []),
    ...page.sections.flatMap(({ heading, body }, index) => [
      ...(heading.trim() === '' ? [missing(`sections.${index}.heading`)] : []),
      ...(body.flat().join('').trim() === '' ? [missing(`sections.${index}.body`)] : []),
    ]),
    ...[...new Set(textsOf(page).flatMap(unknownPlaceholders))].map((what) => ({
      field: locale,
      code: 'UNKNOWN_PLACEHOLDER' as const,
      what,
    })),
  ];
}
