import { expect, test } from 'vitest';
import { readList } from './read-list.ts';

const list = 'Nummer;Gericht;Preis\r\n101;Süßes für 10 €;58,00\r\n';
const utf8 = (text: string) => new TextEncoder().encode(text);
const windows = (text: string) =>
  Uint8Array.from([...text].map((sign) => (sign === '€' ? 0x80 : sign.charCodeAt(0))));
const utf16 = (text: string) =>
  Uint8Array.from([
    0xff,
    0xfe,
    ...[...text].flatMap((sign) => [sign.charCodeAt(0) & 255, sign.charCodeAt(0) >> 8]),
  ]);

test.each([
  ['UTF-8', utf8(list)],
  ['UTF-8 with its mark', utf8(`\uFEFF${list}`)],
  ['Windows-1252', windows(list)],
  ['UTF-16, as Excel calls Unicode text', utf16(list)],
])('a list in %s is read', (_name, bytes) => {
  expect(readList(bytes)).toEqual({ text: list });
});

test.each([
  ['a workbook', Uint8Array.from([0x50, 0x4b, 3, 4]), 'SPREADSHEET'],
  ['an old workbook', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0]), 'SPREADSHEET'],
  ['nothing', utf8(' \r\n'), 'EMPTY'],
  ['a book', utf8('x'.repeat(60_001)), 'TOO_LONG'],
])('%s is no list', (_name, bytes, problem) => {
  expect(readList(bytes)).toEqual({ problem });
});
