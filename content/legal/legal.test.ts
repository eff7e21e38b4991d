import { expect, test } from 'vitest';
import { deliveryCostRange } from '#rules/booking/delivery-cost.ts';
import { filledInBy, fillIn, unknownPlaceholders } from '#rules/text/fill-in.ts';
import { parseBody, printBody } from '#rules/text/legal-body.ts';
import { type LegalPageName, textsOf, withTexts } from '#rules/text/legal-page.ts';
import { type Locale, locales } from '#rules/text/locale.ts';
import { sectionTopic } from '#rules/text/section-topic.ts';
import { companyOfFiles, shop } from '../shop.ts';
import { legal } from './legal.ts';

const filledIn = (page: LegalPageName, locale: Locale) =>
  withTexts(legal[page][locale], (text) => fillIn(text, filledInBy(companyOfFiles, shop, locale)));

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

test('the terms have the sections that the search leads to', () => {
  for (const { sections } of [legal.terms.en, legal.terms.de]) {
    const headings = sections.map(({ heading }) => heading);
    const topics = headings.map((_, index) => sectionTopic(headings, index));
    expect(topics.filter(Boolean)).toEqual(['prices', 'delivery', 'cancellation']);
  }
});

test('the terms say of the cost of delivery what its rule says', () => {
  expect(deliveryCostRange().least).toBe(0);
  expect(JSON.stringify(legal.terms.en)).toContain('Delivery in Berlin and setting up are included');
  expect(JSON.stringify(legal.terms.de)).toContain('Lieferung in Berlin und Aufbau sind enthalten');
});

test('the imprint names court, VAT id, e-mail and phone', () => {
  for (const locale of locales) {
    const text = JSON.stringify(filledIn('imprint', locale));
    for (const needed of ['Charlottenburg', 'DE000000000', '@', '030']) expect(text).toContain(needed);
  }
});

test('the accessibility statement names standard, date, contact and authority', () => {
  for (const page of locales.map((locale) => filledIn('accessibility', locale))) {
    const text = JSON.stringify(page);
    expect(page.updated).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    for (const needed of ['EN 301 549', 'WCAG', 'axe', 'MLBF', '@', '030']) expect(text).toContain(needed);
  }
});

test('both languages of a page are built alike', () => {
  for (const { en, de } of Object.values(legal)) {
    const shape = (page: typeof en) =>
      page.sections.map(({ body }) => body.map((block) => (typeof block === 'string' ? 1 : [block.length])));
    expect(shape(de)).toEqual(shape(en));
  }
});

test('no section is empty', () => {
  for (const page of Object.values(legal).flatMap(({ en, de }) => [en, de])) {
    for (const { heading, body } of page.sections) {
      expect(heading).not.toBe('');
      expect(body.flat().length).toBeGreaterThan(0);
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

test('a text names the company by placeholders alone, and by none that does not exist', () => {
  const { company, street, email, salesEmail, vatId, registerNumber, phone, represented } = companyOfFiles;
  const own = [company, street, email, salesEmail, vatId, registerNumber, phone, ...represented];
  for (const text of Object.values(legal).flatMap(({ en, de }) => [...textsOf(en), ...textsOf(de)])) {
    expect(unknownPlaceholders(text)).toEqual([]);
    expect(own.filter((fact) => text.includes(fact))).toEqual([]);
  }
});

test('each section can be written in one field and read again, and is the same', () => {
  for (const { sections } of Object.values(legal).flatMap(({ en, de }) => [en, de])) {
    for (const { body } of sections) expect(parseBody(printBody(body))).toEqual(body);
  }
});
