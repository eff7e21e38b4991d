import { expect, test } from 'vitest';
import { type Company, type CompanyField, companyProblem, readCompany } from './company.ts';

const company: Company = {
  company: 'Tischlein Catering GmbH',
  represented: ['Klara Lindholz', 'Jonas Ackermann'],
  street: 'Lausitzer Straße 10',
  postalCode: '10999',
  city: 'Berlin',
  phone: '030 5557 2140',
  whatsApp: '030 5557 2140',
  email: 'hallo@tischlein.example',
  salesEmail: 'bestellung@tischlein.example',
  registerCourt: { de: 'Amtsgericht Berlin-Charlottenburg', en: 'Local court Berlin-Charlottenburg' },
  registerNumber: 'HRB 000000 B',
  vatId: 'DE000000000',
  taxNumber: '00/000/00000',
};

test('a company that has never been set is that of the files', () => {
  for (const value of [null, undefined, '', 'no JSON', '[]', '"Tischlein"', 'null'])
    expect(readCompany(value, company)).toEqual(company);
});

test('a company that has been set takes the place of that of the files', () => {
  const moved = {
    ...company,
    company: 'Tischlein GmbH',
    street: 'Ohlauer Straße 2',
    represented: ['Klara Lindholz'],
  };
  expect(readCompany(JSON.stringify(moved), company)).toEqual(moved);
});

test('a field that is missing or cannot be used is that of the files, the others are as set', () => {
  const value = JSON.stringify({
    city: 'Potsdam',
    postalCode: '1446',
    phone: 'call us',
    represented: 'Klara Lindholz',
    registerCourt: { de: 'Amtsgericht Potsdam' },
    vatId: 'ATU12345678',
    colour: 'red',
  });
  expect(readCompany(value, company)).toEqual({ ...company, city: 'Potsdam' });
});

test('nothing is wrong with the company of the files', () => {
  const fields = Object.entries(company) as [CompanyField, unknown][];
  expect(fields.map(([field, value]) => companyProblem(field, value)).filter(Boolean)).toEqual([]);
});

test.each<[CompanyField, unknown, string]>([
  ['company', '  ', 'missing'],
  ['represented', [], 'missing'],
  ['represented', ['Klara Lindholz', ''], 'missing'],
  ['represented', Array.from({ length: 9 }, () => 'Klara'), 'tooLong'],
  ['street', 'x'.repeat(121), 'tooLong'],
  ['street', 'Lausitzer Straße 10\n10999', 'wrong'],
  ['company', 'Tisch\u202Elein', 'wrong'],
  ['postalCode', '1099', 'wrong'],
  ['postalCode', 'D-10999', 'wrong'],
  ['phone', '5557 2140', 'wrong'],
  ['whatsApp', 'tischlein', 'wrong'],
  ['email', 'hallo@tischlein', 'wrong'],
  ['salesEmail', 'hallo@tisch lein.example', 'wrong'],
  ['salesEmail', 'a@b.example, c@d.example', 'wrong'],
  ['vatId', 'DE12345678', 'wrong'],
  ['vatId', 'de123456789', 'wrong'],
  ['registerCourt', { de: 'Amtsgericht Berlin', en: '' }, 'missing'],
  ['registerCourt', 'Amtsgericht Berlin', 'wrong'],
  ['taxNumber', 17, 'wrong'],
])('%s cannot be %j: %s', (field, value, problem) => {
  expect(companyProblem(field, value)).toBe(problem);
});
