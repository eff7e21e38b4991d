import { expect, test } from 'vitest';
import { filledInBy, fillIn, unknownPlaceholders } from './fill-in.ts';

const company = {
  company: 'Küche Neun GmbH',
  street: 'Weg 9',
  postalCode: '10999',
  city: 'Berlin',
  phone: '030 123',
  whatsApp: '030 124',
  email: 'a@neun.berlin',
  salesEmail: 'b@neun.berlin',
  represented: ['Ada Eins', 'Bo Zwei', 'Cy Drei'],
  registerCourt: { en: 'Local court Berlin', de: 'Amtsgericht Berlin' },
  registerNumber: 'HRB 9',
  vatId: 'DE123456789',
  taxNumber: '12/345/67890',
};
const place = {
  country: { en: 'Germany', de: 'Deutschland' },
  supervisoryAuthority: { en: 'Commissioner', de: 'Beauftragte' },
  openingHours: { opens: '08:00', closes: '23:00' },
};

test('a placeholder says what it stands for, in the language of its text', () => {
  const text = '{company}, {country}: {represented}, täglich ab {opens}';
  expect(fillIn(text, filledInBy(company, place, 'de'))).toBe(
    'Küche Neun GmbH, Deutschland: Ada Eins, Bo Zwei und Cy Drei, täglich ab 08:00',
  );
  expect(fillIn('{country} {registerCourt}', filledInBy(company, place, 'en'))).toBe(
    'Germany Local court Berlin',
  );
});

test('what a value says is not read as a placeholder again, and a dollar is a dollar', () => {
  const values = filledInBy({ ...company, company: '{city} $& GmbH' }, place, 'de');
  expect(fillIn('{company}', values)).toBe('{city} $& GmbH');
});

test('what is in braces and no placeholder is found, each once, and stays as it is written', () => {
  expect(unknownPlaceholders('{company} {compny} {} { city } {compny} {')).toEqual([
    '{compny}',
    '{}',
    '{ city }',
  ]);
  expect(fillIn('{compny} {', filledInBy(company, place, 'de'))).toBe('{compny} {');
  expect(unknownPlaceholders('{__proto__} {constructor}')).toEqual(['{__proto__}', '{constructor}']);
});

test('nobody who represents the company leaves the place empty', () => {
  const values = filledInBy({ ...company, represented: [] }, place, 'de');
  expect(fillIn('{represented}|{firstRepresented}', values)).toBe('|');
});
