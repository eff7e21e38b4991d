import type { Day } from '../booking/berlin-time.ts';
import type { Cents } from '../money/money.ts';

/** What a spreadsheet takes for a formula where a cell begins with it. */
const formula = /^[=+\-@\t\r]/;

/** Amounts, days and times as our own columns have them: a spreadsheet reads them, and shows them as they are. */
const ours = /^(-?(0|[1-9]\d*),\d{2}|\d{2}\.\d{2}\.\d{4}|([01]\d|2[0-3]):[0-5]\d)$/;

/** Months as German and English spreadsheets know them. */
const month =
  'jan(uary?)?|feb(ruary?)?|märz?|mrz|mar(ch)?|apr(il)?|ma[iy]|jun[ie]?|jul[iy]?|aug(ust)?|sep(t(ember)?)?|' +
  'o[ck]t(ober)?|nov(ember)?|de[cz](ember)?';

/** What a spreadsheet takes for something else, which it then writes in another way. */
const changed = [
  // Numbers: 0815 becomes 815, 1.000 becomes 1000, (12) becomes -12, and a long one ends in zeros.
  /^(0\d+|\d{16,}|\d[\d.]*,\d*|,\d+|\d+(\.\d{3,})+|\(\d+\)|\d+-|\d+ +\d+\/\d+)$/,
  // Powers: the order 4711e123 becomes 4,711E+126.
  /^\d[\d.,]*e[+-]?\d+$/i,
  // Days: 10.12 becomes 10. Dez, 3-4 becomes 03. Apr, and 03.2027 becomes Mrz 27.
  /^(0*\d{1,2}|\d{4})( *[./-] *(0*\d{1,2}|\d{4})){1,2}\.?$/,
  new RegExp(`^(?=.*\\d)(\\d{1,4}[ .,/-]*)?(${month})(\\.?[ .,/-]*\\d{1,4}){0,2}$`, 'i'),
  // Times: 1:2 becomes 01:02, and 9 a becomes 9:00 AM.
  /^\d+(:\d+){1,2}$/,
  /^\d+(:\d+){0,2} +[ap]m?$/i,
];

/** What is written as it is, whatever a spreadsheet makes of it. */
interface OwnCell {
  readonly own: string;
}

/**
 * Rows as the CSV that German spreadsheets open by a double click: semicolons, UTF-8 with its mark at the beginning. A text
 * that would be read as a formula, or as a number, a day or a time and written in another way, gets an apostrophe in front.
 */
export function writeCsv(rows: readonly (readonly (string | OwnCell)[])[]): string {
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

/** A month that is meant as one, `2026-11`; as a text it may be the number of an order. */
export const csvMonth = (own: string): OwnCell => ({ own });

function cell(given: string | OwnCell): string {
  const safe = typeof given !== 'string' ? given.own : isTaken(given) ? `'${given}` : given;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Whether a spreadsheet would take a text for what it is not, and write it in another way. */
const isTaken = (text: string) =>
  !ours.test(text) && (formula.test(text) || changed.some((form) => form.test(text.trim())));

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
