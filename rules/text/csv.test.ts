import { expect, test } from 'vitest';
import { readCsv, writeCsv } from './csv.ts';

test('a spreadsheet opens it: semicolons, the mark of UTF-8, whole lines', () => {
  expect(
    writeCsv([
      ['Nummer', 'Preis'],
      ['101', '58,00'],
    ]),
  ).toBe('\uFEFFNummer;Preis\r\n101;58,00\r\n');
});

test.each(['=1+1', '+49 30', '-5', '@cmd', '\tx'])('%j is no formula there', (text) => {
  expect(readCsv(writeCsv([['x', text]]))[0]?.[1]).toBe(`'${text}`);
});

test('whatever is written is read again', () => {
  const rows = [
    ['Nummer', 'Gericht'],
    ['101', 'Brötchen; gemischt, "fein"'],
    ['102', 'zwei\r\nZeilen'],
    ['103', ''],
  ];
  expect(readCsv(writeCsv(rows))).toEqual(rows);
});

test.each([
  [
    'a,b\n1,2\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a\tb\r1\t2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a;b\n\n;\n1;"x;y"',
    [
      ['a', 'b'],
      ['1', 'x;y'],
    ],
  ],
  [
    'a;b\n1;it "s',
    [
      ['a', 'b'],
      ['1', 'it "s'],
    ],
  ],
  ['', []],
])('%j is read as others write it', (text, rows) => {
  expect(readCsv(text)).toEqual(rows);
});
