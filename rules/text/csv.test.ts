import { expect, test } from 'vitest';
import { csvAmount, readCsv, writeCsv } from './csv.ts';

const cellsOf = (text: string) => readCsv(text).map(({ cells }) => cells);

test('a spreadsheet opens it: semicolons, the mark of UTF-8, whole lines', () => {
  expect(
    writeCsv([
      ['Nummer', 'Preis'],
      ['101', '58,00'],
    ]),
  ).toBe('\uFEFFNummer;Preis\r\n101;58,00\r\n');
});

test.each(['=1+1', '+49 30', '-5', '@cmd', '\tx'])('%j is no formula there', (text) => {
  expect(cellsOf(writeCsv([['x', text]]))[0]?.[1]).toBe(`'${text}`);
});

test.each(['0815', '4711e123', '01067', '12345678901234567'])('%s stays as it is written', (text) => {
  expect(cellsOf(writeCsv([['x', text]]))[0]?.[1]).toBe(`'${text}`);
});

test.each(['101', '0,05', '4f2a91c7', '03.11.2026', '0'])('%s needs no mark for that', (text) => {
  expect(cellsOf(writeCsv([['x', text]]))[0]?.[1]).toBe(text);
});

test('an amount below 0 stays a number', () => {
  expect(cellsOf(writeCsv([['x', csvAmount(-9400)]]))[0]?.[1]).toBe('-94,00');
  expect([5, 0, 123_456].map(csvAmount)).toEqual(['0,05', '0,00', '1234,56']);
});

test('whatever is written is read again', () => {
  const rows = [
    ['Nummer', 'Gericht'],
    ['101', 'Brötchen; gemischt, "fein"'],
    ['102', 'zwei\r\nZeilen'],
    ['103', ''],
  ];
  expect(cellsOf(writeCsv(rows))).toEqual(rows);
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
  [
    'sep=|\na;x|b\n1|2\n',
    [
      ['a;x', 'b'],
      ['1', '2'],
    ],
  ],
  ['', []],
])('%j is read as others write it', (text, rows) => {
  expect(cellsOf(text)).toEqual(rows);
});

test('a row is known by the line that it begins in, as an editor counts', () => {
  const rows = readCsv('a;b\r\n\r\n1;"x\r\ny"\r\n2;z');
  expect(rows.map(({ line }) => line)).toEqual([1, 3, 5]);
});
