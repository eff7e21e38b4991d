import { expect, test } from 'vitest';
import { toPack, unpackedOf } from './to-pack.ts';

test('what a note asks for besides has to be packed like the dishes', () => {
  expect(toPack([101, 402], 'Bitte ohne Zwiebeln')).toEqual(['101', '402', 'wish']);
  expect(toPack([101, 402], '')).toEqual(['101', '402']);
});

test.each([
  ['all of it is reported', ['101', '402', 'wish'], []],
  ['a part of it is reported', ['101'], ['402', 'wish']],
  ['none of it is reported: it is packed without ticks', [], []],
])('where %s', (_, packed, missing) => {
  expect(unpackedOf(['101', '402', 'wish'], (item) => packed.includes(item))).toEqual(missing);
});
