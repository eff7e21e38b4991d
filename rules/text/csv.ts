/** What a spreadsheet takes for a formula where a cell begins with it. */
const formula = /^[=+\-@\t\r]/;

/**
 * Rows as the CSV that German spreadsheets open by a double click: semicolons, UTF-8 with its mark at the beginning. A text
 * that would be read as a formula gets an apostrophe in front.
 */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('')}`;
}

function cell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The rows of a CSV, separated by what its first line has most of: semicolon, comma or tab. Empty lines are left out. */
export function readCsv(text: string): string[][] {
  const given = text.replace(/^\uFEFF/, '');
  const [head = ''] = given.split(/[\r\n]/, 1);
  const [separator = ';'] = [';', ',', '\t'].toSorted((a, b) => head.split(b).length - head.split(a).length);
  const rows: string[][] = [];
  let [row, value, isQuoted]: [string[], string, boolean] = [[], '', false];
  const endCell = () => {
    row.push(value);
    value = '';
  };
  const endRow = () => {
    endCell();
    if (row.some((each) => each.trim() !== '')) rows.push(row);
    row = [];
  };
  for (let index = 0; index < given.length; index++) {
    const character = given[index] ?? '';
    if (isQuoted) {
      if (character !== '"') value += character;
      else if (given[index + 1] === '"') value += given[++index];
      else isQuoted = false;
    } else if (character === '"' && value === '') isQuoted = true;
    else if (character === separator) endCell();
    else if (character === '\n' || (character === '\r' && given[index + 1] !== '\n')) endRow();
    else if (character !== '\r') value += character;
  }
  endRow();
  return rows;
}
