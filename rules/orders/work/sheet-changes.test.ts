import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changesBetween, type SheetContent, type SheetLine } from './sheet-changes.ts';

const line = (changes: Partial<SheetLine> = {}): SheetLine => ({
  bon: 7,
  time: '12:30',
  name: 'de:Wrap-Platte',
  quantity: 2,
  startBy: '10:10',
  wish: null,
  ...changes,
});
const wish = (words: string) => line({ name: '', wish: words });
const keys = (before: SheetContent, after: SheetContent) =>
  changesBetween(before, after).map(({ key }) => key);

test('a sheet on which nothing changed is valid', () => {
  expect(changesBetween({ a: line() }, { a: line() })).toEqual([]);
});

test('what changed comes worst first: wishes, what is struck, other numbers, what is new', () => {
  const before = { old: line(), more: line(), same: line() };
  const after = { fresh: line(), more: line({ quantity: 3 }), same: line(), asks: wish('nuts') };
  expect(keys(before, after)).toEqual(['asks', 'old', 'more', 'fresh']);
  expect(changesBetween(before, after)[1]).toMatchObject({ was: { quantity: 2 }, now: null });
});

test.each([
  ['another quantity', { quantity: 3 }],
  ['another time', { time: '13:00' }],
  ['another start', { startBy: '10:40' }],
  ['another Bon number', { bon: 9 }],
])('%s is a change', (_, change) => {
  expect(keys({ a: line() }, { a: line(change) })).toEqual(['a']);
});

test('what a dish declares is a change, and none where the sheet did not keep it', () => {
  const before = { a: line({ declared: 'eggs,wheat' }), b: line() };
  const after = { a: line({ declared: 'eggs,milk,wheat' }), b: line({ declared: 'milk' }) };
  expect(keys(before, after)).toEqual(['a']);
});

test('another wish is a change, another name of the same dish is none', () => {
  expect(keys({ a: wish('nuts') }, { a: wish('sesame') })).toEqual(['a']);
  expect(keys({ a: line() }, { a: line({ name: 'de:Wraps' }) })).toEqual([]);
});

test('from any sheet to any other every line that differs is named once, and back the same lines', () => {
  const lines = fc.dictionary(
    fc.constantFrom('a', 'b', 'c', 'd'),
    fc.record({ quantity: fc.integer({ min: 1, max: 3 }) }).map((change) => line(change)),
  );
  fc.assert(
    fc.property(lines, lines, (one, other) => {
      const there = keys(one, other);
      expect(new Set(there).size).toBe(there.length);
      expect(keys(other, one).toSorted()).toEqual(there.toSorted());
      for (const key of Object.keys(one)) {
        const differs = one[key]?.quantity !== other[key]?.quantity;
        expect(there.includes(key)).toBe(differs);
      }
    }),
  );
});
