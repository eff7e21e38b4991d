import type { Day } from '../booking/berlin-time.ts';
import type { Cents } from '../money/money.ts';

/** What a spreadsheet takes for a formula where a cell begins with it; an amount below 0 is none. */
const formula = /^(?!-\d+,\d{2}$)[=+\-@\t\r]/;

/** What a spreadsheet takes for a number that it then writes in another way: 0815 as 815, the order 4711e123 as 4,711E+126. */
const changedNumber = /^(0\d+|\d+e\d+|\d{16,})$/i;

/**
 * Rows as the CSV that German spreadsheets open by a double click: semicolons, UTF-8 with its mark at the beginning. A text
 * that would be read as a formula, or as a number that it is not, gets an apostrophe in front.
 */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('')}`;
}

/** An amount as German spreadsheets read it as a number: -94,00. */
export function csvAmount(cents: Cents): string {
  return (cents / 100).toFixed(2).replace('.', ',');
}

/** A row of which only some cells are said, by the heads of their columns. */
export const csvRow = (heads: readonly string[], cells: Readonly<Record<string, string>>): string[] =>
  heads.map((head) => cells[head] ?? '');

/** A day as German spreadsheets read it as one: 03.11.2026. */
export const csvDay = (day: Day): string => day.split('-').toReversed().join('.');

function cell(text: string): string {
  const safe = formula.test(text) || changedNumber.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A row of a CSV, and the line that it begins in, counted from 1. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/**
 * The rows of a CSV, separated by what its first line has most of: semicolon, comma or tab; or by what `sep=` says there, as
 * Excel understands it. Empty lines are left out.
 */
export function readCsv(text: string): CsvRow[] {
  const given = text.replace(/^\uFEFF/, '');
  const [head = ''] = given.split(/[\r\n]/, 1);
  const said = /^sep=(.)$/i.exec(head)?.[1];
  const separator = said ?? mostIn(head);
  const rows: CsvRow[] = [];
  let [cells, value, isQuoted]: [string[], string, boolean] = [[], '', false];
  let [line, begin] = [1, 1];
  const endCell = () => {
    cells.push(value);
    value = '';
  };
  const endRow = () => {
    endCell();
    const isSaid = said !== undefined && begin === 1;
    if (!isSaid && cells.some((each) => each.trim() !== '')) rows.push({ line: begin, cells });
    cells = [];
    begin = line;
  };
  for (let index = 0; index < given.length; index++) {
    const character = given[index] ?? '';
    const isEnd = character === '\n' || (character === '\r' && given[index + 1] !== '\n');
    if (isEnd) line++;
    if (isQuoted) {
      if (character !== '"') value += character;
      else if (given[index + 1] === '"') value += given[++index];
      else isQuoted = false;
    } else if (character === '"' && value === '') isQuoted = true;
    else if (character === separator) endCell();
    else if (isEnd) endRow();
    else if (character !== '\r') value += character;
  }
  endRow();
  return rows;
}

function mostIn(head: string): string {
  const [most = ';'] = [';', ',', '\t'].toSorted((a, b) => head.split(b).length - head.split(a).length);
  return most;
}
