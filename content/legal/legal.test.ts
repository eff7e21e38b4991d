import { expect, test } from 'vitest';
import { legal } from './legal.ts';

/** How many sections spec §2 asks for. */
const sections = { terms: 10, privacy: 9, cookies: 7 } as const;

test.each(Object.entries(sections))('%s has its sections in both languages', (page, count) => {
  const { en, de } = legal[page as keyof typeof sections];
  expect(en.sections).toHaveLength(count);
  expect(de.sections).toHaveLength(count);
});

test('the terms carry their date, the cancellation window and the law that governs', () => {
  for (const page of [legal.terms.en, legal.terms.de]) {
    const text = JSON.stringify(page);
    expect(page.updated).toBe('2024-05-24');
    expect(text).toMatch(/48/);
    expect(text).toMatch(/law of the Federal Republic of Germany|Recht der Bundesrepublik Deutschland/);
  }
});

test('the imprint names court, VAT id, e-mail and phone', () => {
  for (const page of [legal.imprint.en, legal.imprint.de]) {
    const text = JSON.stringify(page);
    for (const needed of ['Charlottenburg', 'DE000000000', '@', '030']) expect(text).toContain(needed);
  }
});

test('no section is empty', () => {
  for (const page of Object.values(legal).flatMap(({ en, de }) => [en, de])) {
    for (const { heading, paragraphs, list = [] } of page.sections) {
      expect(heading).not.toBe('');
      expect(paragraphs.length + list.length).toBeGreaterThan(0);
    }
  }
});
