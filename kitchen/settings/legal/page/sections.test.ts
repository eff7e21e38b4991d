import { expect, test } from 'vitest';
import type { LegalPage } from '#rules/text/legal-page.ts';
import { emptySection, withNewSection, withoutSection, withSection, withSectionUp } from './sections.ts';

const page = (...headings: string[]): LegalPage => ({
  title: '',
  updated: null,
  numbered: true,
  intro: null,
  sections: headings.map((heading) => ({ heading, body: [heading] })),
});
const headings = ({ sections }: LegalPage) => sections.map(({ heading }) => heading);
const texts = { de: page('A', 'B', 'C'), en: page('a', 'b', 'c') };

test('a section comes, goes and moves in both languages at once', () => {
  expect(headings(withNewSection(texts).en)).toEqual(['a', 'b', 'c', '']);
  expect(headings(withoutSection(texts, 1).de)).toEqual(['A', 'C']);
  expect(headings(withSectionUp(texts, 2).de)).toEqual(['A', 'C', 'B']);
  expect(withSectionUp(texts, 0)).toEqual(texts);
});

test('languages of unlike sections become alike by writing and adding', () => {
  const unlike = { de: page('A', 'B', 'C'), en: page('a') };
  expect(headings(withNewSection(unlike).en)).toEqual(['a', '', '', '']);
  expect(withSection(unlike.en.sections, 2, { heading: 'c', body: [] })).toEqual([
    ...unlike.en.sections,
    emptySection,
    { heading: 'c', body: [] },
  ]);
});
