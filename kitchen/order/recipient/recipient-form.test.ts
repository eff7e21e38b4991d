import { expect, test } from 'vitest';
import { begun, fieldsOf, saysSame, written, wrongIn } from './recipient-form.ts';

type Recipient = Parameters<typeof wrongIn>[0];

const holm: Recipient = {
  customerType: 'COMMERCIAL',
  name: 'Holm GmbH',
  lastname: '',
  vatIdOrTaxId: 'DE136695976',
  purchaseOrder: '4500017',
  costCentre: '',
  leitwegId: '04011000-1234512345-06',
  streetName: 'Torstraße',
  houseNumber: '1',
  streetAddition: '',
  postalCode: '10119',
  city: 'Berlin',
  country: 'Germany',
};

test('the country is named in the language of who reads it, and is Germany where none is known', () => {
  expect(begun(holm, 'de').country).toBe('Deutschland');
  expect(begun({ ...holm, country: '' }, 'en').country).toBe('Germany');
});

test('everything that an invoice cannot say is found at once, in the turn of its fields', () => {
  expect([...wrongIn(holm)]).toEqual([]);
  const wrong = { ...holm, name: ' ', vatIdOrTaxId: 'DE12', leitwegId: '1-2', postalCode: '1', city: '' };
  expect([...wrongIn(wrong)]).toEqual([
    ['name', 'MISSING'],
    ['vatIdOrTaxId', 'VAT_NUMBER'],
    ['leitwegId', 'LEITWEG_ID'],
    ['postalCode', 'POSTCODE'],
    ['city', 'MISSING'],
  ]);
  expect([...wrongIn({ ...holm, country: 'Atlantis' })]).toEqual([['country', 'COUNTRY']]);
  expect([...wrongIn({ ...holm, vatIdOrTaxId: 'DE 136 695 967' })]).toEqual([['vatIdOrTaxId', 'VAT_DIGIT']]);
});

test('a wrong digit is found in a number that is typed, not in the one that stood there', () => {
  const stood = { ...holm, vatIdOrTaxId: 'DE136695967' };
  expect(wrongIn({ ...stood, houseNumber: '2' }, stood).size).toBe(0);
  expect(wrongIn({ ...stood, vatIdOrTaxId: 'de 136 695 967' }, stood).size).toBe(0);
  const other = { ...stood, vatIdOrTaxId: 'DE136659976' };
  expect([...wrongIn(other, stood)]).toEqual([['vatIdOrTaxId', 'VAT_DIGIT']]);
});

test('a person has a last name and no numbers: what was typed as one is not sent', () => {
  const jana: Recipient = { ...holm, customerType: 'PRIVATE', name: 'Jana', lastname: 'Holm' };
  expect(fieldsOf(jana)).not.toContain('vatIdOrTaxId');
  expect(wrongIn({ ...jana, vatIdOrTaxId: 'DE12' }).size).toBe(0);
  expect(written(jana)).toMatchObject({ lastname: 'Holm', vatIdOrTaxId: '', leitwegId: '' });
  expect(written({ ...jana, customerType: 'COMMERCIAL' })).toMatchObject({ lastname: '' });
});

test('blanks around make nothing different', () => {
  expect(saysSame(holm, { ...holm, name: ' Holm GmbH ' })).toBe(true);
  expect(saysSame(holm, { ...holm, houseNumber: '2' })).toBe(false);
});
