/** What is stored, on one line: a line break in a name would look like the next row, an escape would paint one. */
export function oneLine(cell: string): string {
  return cell.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ');
}

/** Rows as text in columns, a rule below the heads; columns that are numbers stand at their right. */
export function table(
  heads: readonly string[],
  stored: readonly (readonly string[])[],
  right: number[] = [],
): string {
  const rows = stored.map((row) => row.map(oneLine));
  const widths = heads.map((head, column) =>
    Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) =>
        right.includes(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd();
  return [line(heads), widths.map((width) => '─'.repeat(width)).join('  '), ...rows.map(line), ''].join('\n');
}

/** Label and value, one pair a line. */
export function pairs(rows: readonly (readonly [label: string, value: string])[]): string {
  const width = Math.max(...rows.map(([label]) => label.length));
  return rows.map(([label, value]) => `${label.padEnd(width)}  ${oneLine(value)}\n`).join('');
}
