import { expect, test } from 'vitest';
import { asOfDay, changedParts, legalLacks, partOf, withParts } from './legal-draft.ts';
import type { LegalPage, LegalTexts } from './legal-page.ts';

const page: LegalPage = {
  title: 'Imprint',
  updated: null,
  numbered: false,
  intro: null,
  sections: [{ heading: 'Contact', body: ['{phone}', ['{email}']] }],
};
const texts: LegalTexts = { de: { ...page, title: 'Impressum' }, en: page };

test('a part is written by itself, and all others stay', () => {
  const changed = withParts(texts, { 'de.title': 'Anbieter', 'en.intro': 'Who we are.' });
  expect(changed.de).toEqual({ ...texts.de, title: 'Anbieter' });
  expect(changed.en).toEqual({ ...texts.en, intro: 'Who we are.' });
  expect(changedParts(texts, changed)).toEqual(['de.title', 'en.intro']);
  expect(partOf(changed, 'en.intro')).toBe('Who we are.');
  expect(changedParts(texts, withParts(texts, {}))).toEqual([]);
});

test('that it holds from another day on is no change of what it says', () => {
  const later = asOfDay(texts, '2026-11-22');
  expect([later.de.updated, later.en.updated]).toEqual(['2026-11-22', '2026-11-22']);
  expect(changedParts(texts, later)).toEqual([]);
});

test('a whole text lacks nothing', () => {
  expect(legalLacks(texts)).toEqual([]);
});

test('what is empty is named by language and section', () => {
  const empty = { ...page, title: ' ', sections: [...page.sections, { heading: '', body: [] }] };
  expect(legalLacks({ de: empty, en: { ...page, sections: [] } })).toEqual([
    { field: 'en.sections', code: 'MISSING' },
    { field: 'de.title', code: 'MISSING' },
    { field: 'de.sections.1.heading', code: 'MISSING' },
    { field: 'de.sections.1.body', code: 'MISSING' },
    { field: 'sections', code: 'SECTION_COUNT' },
  ]);
});

test('languages have as many sections', () => {
  const longer = { ...page, sections: [...page.sections, ...page.sections] };
  expect(legalLacks({ de: page, en: longer })).toEqual([{ field: 'sections', code: 'SECTION_COUNT' }]);
});

test('a placeholder that does not exist is named once, as it is written', () => {
  const wrong = { ...page, intro: '{compny} {compny}' };
  expect(legalLacks({ de: page, en: wrong })).toEqual([
    { field: 'en', code: 'UNKNOWN_PLACEHOLDER', what: '{compny}' },
  ]);
});
