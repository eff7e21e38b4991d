import { expect, test } from 'vitest';
import { isMistypedVatNumber, plainTaxId } from './vat-number.ts';

test.each([
  ['de 136 695 976', 'DE136695976'],
  [' ATU 13.585.627 ', 'ATU13585627'],
  ['CHE-123.456.789 MWST', 'CHE123456789MWST'],
  [' 12/345/67890 ', '12/345/67890'],
  ['12-345/6789', '12-345/6789'],
  ['StNr 3012345678', 'StNr 3012345678'],
  [' STNR 3012345678 ', 'STNR 3012345678'],
  ['Ust DE136695976', 'Ust DE136695976'],
  ['JP 1234 5678 90123', 'JP 1234 5678 90123'],
  ['', ''],
])('%j is written as %s', (typed, plain) => {
  expect(plainTaxId(typed)).toBe(plain);
});

test.each(['DE136695976', 'de 136 695 976', 'ATU13585627', 'ATU10223006', 'DE 122268496'])(
  '%s can be a number that was given',
  (text) => {
    expect(isMistypedVatNumber(text)).toBe(false);
  },
);

test.each(['DE136695976', 'ATU13585627'])(
  'one digit of %s that is another one is noticed, wherever it stands',
  (right) => {
    const wrong = Array.from(right).flatMap((sign, at) =>
      /\d/.test(sign)
        ? Array.from('0123456789')
            .filter((other) => other !== sign)
            .map((other) => right.slice(0, at) + other + right.slice(at + 1))
        : [],
    );
    expect(wrong.filter((text) => !isMistypedVatNumber(text))).toEqual([]);
  },
);

test.each(['DE 163 695 976', 'ATU31585627'])('two digits in the wrong turn are noticed: %s', (text) => {
  expect(isMistypedVatNumber(text)).toBe(true);
});

test.each([
  'FR12345678901',
  '12/345/67890',
  'DE12',
  'DE12345678',
  'ATU1234567',
  'ATU123456789',
  'AT13585627',
  '',
])('of %j nothing can be told', (text) => {
  expect(isMistypedVatNumber(text)).toBe(false);
});
