import { expect, test } from 'vitest';
import { guestsAsked } from './guests-asked.ts';

test.each([
  ['vegan für 30', 30, 'vegan'],
  ['vegan fuer 30 Personen', 30, 'vegan'],
  ['Salat für 12 Gäste ohne Nüsse', 12, 'Salat  ohne Nüsse'],
  ['40 Leute', 40, ''],
  ['for 25 people', 25, ''],
  ['cheese for 8 guests', 8, 'cheese'],
  ['für 20 Kolleginnen', 20, ''],
])('“%s” is for %d', (query, guests, rest) => {
  expect(guestsAsked(query)).toEqual({ guests, query: rest });
});

test.each(['vegan', '12', 'Bier 0,33', 'für Kinder', 'Platte 3000 Personen', ''])(
  '“%s” does not say for how many',
  (query) => expect(guestsAsked(query)).toEqual({ guests: null, query }),
);
