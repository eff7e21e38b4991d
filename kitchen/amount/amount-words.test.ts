import { expect, test } from 'vitest';
import { amountProblem, writtenAmount } from './amount-words.ts';

test('an amount is written without marks for thousands, with cents where there are any', () => {
  expect([writtenAmount(125_000), writtenAmount(125_050), writtenAmount(5)]).toEqual([
    '1250',
    '1250,50',
    '0,05',
  ]);
});

test.each([
  ['24,90', undefined],
  ['1.000,00', undefined],
  ['1.250', 'Meinen Sie 1250 oder 1,25? Bitte ohne Zeichen für Tausender.'],
  ['12,555', 'Meinen Sie 12555 oder 12,56? Bitte ohne Zeichen für Tausender.'],
  ['-3', 'Bitte einen Betrag wie 25 oder 24,90 eintragen'],
  ['', 'Bitte einen Betrag wie 25 oder 24,90 eintragen'],
  ['0', 'Bitte einen Betrag wie 25 oder 24,90 eintragen'],
  ['1.234,5', 'Höchstens 1.000,00\u00a0€'],
])('“%s” is refused with how to write it: %s', (typed, problem) => {
  expect(amountProblem(typed, { least: 1, most: 100_000 })).toBe(problem);
});
