/** What belongs together on paper, as high as it was drawn, in pixels. */
export interface BlockSize {
  /** Of its heading and edges, which every sheet repeats that it goes on to. */
  readonly overhead: number;
  readonly rows: readonly number[];
  /** Whether it begins where there is room for a row of it, though it does not end there. */
  readonly mayTear?: boolean;
}

/** Rows of a block that stand on one sheet. */
export interface Part {
  readonly block: number;
  readonly from: number;
  /** The first row that does not. */
  readonly to: number;
}

/**
 * Lays blocks on sheets. One is torn where it is higher than a whole sheet or may be, then between rows.
 * @param room height of a sheet's body, in pixels
 * @returns what stands on each sheet; one empty sheet where there is nothing
 */
export function layOnSheets(blocks: readonly BlockSize[], room: number): Part[][] {
  const sheets: Part[][] = [[]];
  let left = room;
  const turn = () => {
    sheets.push([]);
    left = room;
  };
  for (const [block, { overhead, rows, mayTear = false }] of blocks.entries()) {
    const together = heightOf(overhead, mayTear ? rows.slice(0, 1) : rows);
    if (together > left && together <= room) turn();
    let from = 0;
    do {
      let fit = rowsThatFit(rows.slice(from), left - overhead);
      if (fit === 0 && rows.length > 0 && left < room) {
        turn();
        fit = rowsThatFit(rows.slice(from), left - overhead);
      }
      // A row that is higher than a sheet is cut: it has to stand somewhere.
      const to = rows.length === 0 ? 0 : from + Math.max(1, fit);
      sheets.at(-1)?.push({ block, from, to });
      left -= heightOf(overhead, rows.slice(from, to));
      from = to;
      if (from < rows.length) turn();
    } while (from < rows.length);
  }
  return sheets;
}

const heightOf = (overhead: number, rows: readonly number[]) =>
  rows.reduce((sum, row) => sum + row, overhead);

function rowsThatFit(rows: readonly number[], room: number): number {
  let height = 0;
  const tooMuch = rows.findIndex((row) => {
    height += row;
    return height > room;
  });
  return tooMuch < 0 ? rows.length : tooMuch;
}
