import { expect, test } from 'vitest';
import { companyOfFiles } from '#content/shop.ts';
import { companyOf, companyValues, companyWrong } from './company-values.ts';

const values = companyValues(companyOfFiles);
const words = (field: string, problem: string) => `${field} ${problem}`;

test('a company and its form say the same', () => {
  expect(companyOf(values)).toEqual(companyOfFiles);
  expect(companyWrong(values, words)).toEqual({});
});

test('what was typed loosely is written as it has to be', () => {
  const typed = {
    ...values,
    vatId: ' de 123 456 789',
    represented: 'Klara Lindholz , , Mert Aydin',
    city: ' Berlin ',
  };
  expect(companyOf(typed)).toMatchObject({
    vatId: 'DE123456789',
    represented: ['Klara Lindholz', 'Mert Aydin'],
    city: 'Berlin',
  });
});

test('what is wrong is said at its field, of the court in the language that lacks it', () => {
  expect(companyWrong({ ...values, courtEn: ' ', represented: '', phone: '12' }, words)).toEqual({
    courtEn: 'courtEn missing',
    represented: 'represented missing',
    phone: 'phone wrong',
  });
  expect(companyWrong({ ...values, courtDe: '' }, words)).toEqual({ courtDe: 'courtDe missing' });
});
