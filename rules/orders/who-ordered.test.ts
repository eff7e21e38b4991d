import { expect, test } from 'vitest';
import { contactPerson, orderingParty, orderName, type Party } from './who-ordered.ts';

const jana: Party = { customerType: 'PRIVATE', name: 'Jana', lastname: 'Holm' };
const studio: Party = { customerType: 'COMMERCIAL', name: 'Studio Kühn', lastname: '', contact: 'Mira Kühn' };
const bookkeeping: Party = {
  customerType: 'COMMERCIAL',
  name: 'Holm & Söhne GmbH, Buchhaltung',
  lastname: '',
  contact: 'Jana Holm',
};
const nobody: Party = { customerType: 'PRIVATE', name: '', lastname: '' };

test.each([
  ['a person', jana, 'Jana Holm', 'Jana Holm'],
  ['a person with one name', { ...jana, lastname: '' }, 'Jana', 'Jana'],
  ['a company', studio, 'Studio Kühn', 'Mira Kühn'],
  ['a company where nobody is to be asked for', { ...studio, contact: '' }, 'Studio Kühn', ''],
  ['a company without a name', { ...studio, name: '' }, 'Mira Kühn', 'Mira Kühn'],
  ['nobody whose name is known', nobody, '', ''],
  ['a person whose invoice names a company', { ...bookkeeping, orderedBy: jana }, 'Jana Holm', 'Jana Holm'],
  [
    'a company whose invoice names another',
    { ...bookkeeping, orderedBy: studio },
    'Studio Kühn',
    'Mira Kühn',
  ],
  ['a company whose invoice names a person', { ...jana, orderedBy: studio }, 'Studio Kühn', 'Mira Kühn'],
  [
    'somebody without a name whose invoice names a company',
    { ...bookkeeping, orderedBy: nobody },
    bookkeeping.name,
    '',
  ],
])(
  'an order of %s is known by who ordered, never by whom its invoice names instead',
  (_, customer, name, person) => {
    expect(orderName(customer)).toBe(name);
    expect(contactPerson(customer)).toBe(person);
  },
);

test('who ordered is told by their names alone', () => {
  expect(orderingParty({ ...bookkeeping, orderedBy: studio })).toEqual(studio);
  const kept = { ...jana, email: 'jana@example.com', vatIdOrTaxId: '' };
  expect(orderingParty(kept)).toEqual(jana);
});
