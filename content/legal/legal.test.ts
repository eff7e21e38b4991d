import { expect, test } from 'vitest';
import { deliveryCostRange } from '#rules/booking/delivery-cost.ts';
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

test('the terms say of the cost of delivery what its rule says', () => {
  expect(deliveryCostRange().least).toBe(0);
  expect(JSON.stringify(legal.terms.en)).toContain('Delivery in Berlin and setting up are included');
  expect(JSON.stringify(legal.terms.de)).toContain('Lieferung in Berlin und Aufbau sind enthalten');
});

test('the imprint names court, VAT id, e-mail and phone', () => {
  for (const page of [legal.imprint.en, legal.imprint.de]) {
    const text = JSON.stringify(page);
    for (const needed of ['Charlottenburg', 'DE000000000', '@', '030']) expect(text).toContain(needed);
  }
});

test('the accessibility statement names standard, date, contact and authority', () => {
  for (const page of [legal.accessibility.en, legal.accessibility.de]) {
    const text = JSON.stringify(page);
    expect(page.updated).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    for (const needed of ['EN 301 549', 'WCAG', 'axe', 'MLBF', '@', '030']) expect(text).toContain(needed);
  }
});

test('both languages of a page are built alike', () => {
  for (const { en, de } of Object.values(legal)) {
    const shape = (page: typeof en) =>
      page.sections.map(({ paragraphs, list = [] }) => [paragraphs.length, list.length]);
    expect(shape(de)).toEqual(shape(en));
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

test('inside the cancellation window the terms allow partial charges', () => {
  expect(JSON.stringify(legal.terms.en)).toMatch(/may keep a part of the price/);
  expect(JSON.stringify(legal.terms.de)).toMatch(/einen Teil des Preises einbehalten/);
});

test('the cookie policy covers its four purposes and both lifetimes', () => {
  const topics = {
    en: ['Essential', 'Preference', 'Analytics', 'Marketing', 'Session', 'persistent'],
    de: ['Notwendige', 'Präferenz', 'Analyse', 'Marketing', 'Sitzungs', 'dauerhafte'],
  };
  for (const language of ['en', 'de'] as const) {
    const headings = legal.cookies[language].sections.map(({ heading }) => heading).join(' ');
    for (const topic of topics[language]) expect(headings).toContain(topic);
  }
});
