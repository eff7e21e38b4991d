import { expect, test } from 'vitest';
import { csvAmount, csvDay, csvMonth, readCsv, writeCsv } from './csv.ts';

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

test.each([
  ['a number', ['1.000', '1.234.567', '12,5', '12,500', ',5', '007,50', '(12)', '12-', '0 1/2', ' 0815']],
  ['a power', ['1E5', '1E+5', '1e-5', '1,5E3', '2E10']],
  ['a day', ['10.12', '10.12.', '1.2.27', '3-4', '1/2', '1 / 2', '12-2026', '2026-11', '2027-001']],
  ['a day', ['03.2027', 'Mai 27', 'mai 2027', '1. Mai', '3-Dez', 'MARCH1', 'Sept2', 'Okt. 5', 'Mrz-27']],
  ['a day', ['2026-11-03', '1. Januar 2027', 'May 27, 2027', ' 10.12 ']],
  ['a time', ['1:2', '9:05', '25:00', '12:30:15', '9 a', '9 PM', '9:30 pm']],
])('a text is not taken for %s', (_what, texts) => {
  expect(cellsOf(writeCsv([['x', ...texts]]))[0]?.slice(1)).toEqual(texts.map((text) => `'${text}`));
});

test('what no spreadsheet takes for a number, a day or a time gets no mark', () => {
  const words = ['Mai', 'Augustin 5', 'Novum 24', 'Marie 3', '3 Köche', 'K2', 'B-4711', '10115 Berlin', '9a'];
  const numbers = ['RE-2026-00042', '12/345/67890', '133/8150/8159', '1.2.3.4', '19 %', '4f2a91c7'];
  const row = ['x', ...words, ...numbers];
  expect(cellsOf(writeCsv([row]))[0]).toEqual(row);
});

test('amounts, days, times and months of our own columns stay what they are', () => {
  const row = [csvAmount(100), csvAmount(123_456), csvDay('2026-12-10'), '09:05', csvMonth('2026-11')];
  expect(writeCsv([row])).toBe('\uFEFF1,00;1234,56;10.12.2026;09:05;2026-11\r\n');
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
