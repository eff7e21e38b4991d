import fc from 'fast-check';
import { expect, test } from 'vitest';
import { layOnSheets } from './lay-on-sheets.ts';

const block = (overhead: number, ...rows: number[]) => ({ overhead, rows });

test('what fits stands on one sheet', () => {
  expect(layOnSheets([block(10, 20, 20), block(10, 20)], 100)).toEqual([
    [
      { block: 0, from: 0, to: 2 },
      { block: 1, from: 0, to: 1 },
    ],
  ]);
  expect(layOnSheets([], 100)).toEqual([[]]);
});

test('a block that does not fit any more goes whole to the next sheet', () => {
  expect(layOnSheets([block(10, 50), block(10, 30, 30)], 100)).toEqual([
    [{ block: 0, from: 0, to: 1 }],
    [{ block: 1, from: 0, to: 2 }],
  ]);
});

test('a block that may be torn begins where a row of it fits', () => {
  const torn = { ...block(10, 30, 30), mayTear: true };
  expect(layOnSheets([block(10, 40), torn], 100)).toEqual([
    [
      { block: 0, from: 0, to: 1 },
      { block: 1, from: 0, to: 1 },
    ],
    [{ block: 1, from: 1, to: 2 }],
  ]);
  expect(layOnSheets([block(10, 60), torn], 100)).toEqual([
    [{ block: 0, from: 0, to: 1 }],
    [{ block: 1, from: 0, to: 2 }],
  ]);
});

test('a block higher than a sheet goes on, between rows, and begins where the one before ended', () => {
  expect(layOnSheets([block(10, 20), block(10, 40, 40, 40)], 100)).toEqual([
    [
      { block: 0, from: 0, to: 1 },
      { block: 1, from: 0, to: 1 },
    ],
    [{ block: 1, from: 1, to: 3 }],
  ]);
});

test('a block without rows is laid too, and a row higher than a sheet stands alone', () => {
  expect(layOnSheets([block(30), block(0, 500)], 100)).toEqual([
    [{ block: 0, from: 0, to: 0 }],
    [{ block: 1, from: 0, to: 1 }],
  ]);
});

test('every row stands on exactly one sheet, in its order, and no sheet is fuller than it can be', () => {
  const anyBlock = fc.record({
    overhead: fc.integer({ min: 0, max: 40 }),
    rows: fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 12 }),
    mayTear: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(anyBlock, { maxLength: 12 }), (blocks) => {
      const sheets = layOnSheets(blocks, 100);
      const laid = sheets
        .flat()
        .flatMap(({ block: index, from, to }) =>
          Array.from({ length: to - from }, (_, row) => [index, from + row]),
        );
      expect(laid).toEqual(blocks.flatMap(({ rows }, index) => rows.map((_, row) => [index, row])));
      for (const parts of sheets) {
        const height = parts.reduce((sum, { block: index, from, to }) => {
          const { overhead = 0, rows = [] } = blocks[index] ?? {};
          return sum + overhead + rows.slice(from, to).reduce((all, row) => all + row, 0);
        }, 0);
        expect(height).toBeLessThanOrEqual(100);
      }
    }),
  );
});
