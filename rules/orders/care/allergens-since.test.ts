import { expect, test } from 'vitest';
import { allergensSince } from './allergens-since.ts';

const version = (number: number, ...allergens: string[]) => ({
  number,
  at: new Date(number * 1000),
  allergens,
});

test.each([
  ['one that came', [version(1), version(2, 'milk')], { milk: 2 }],
  ['none that was there', [version(1, 'milk'), version(2, 'milk')], {}],
  ['none that came before', [version(0), version(1, 'milk'), version(2, 'milk')], {}],
  ['none that was taken off again', [version(1), version(2, 'milk'), version(3)], {}],
  [
    'one that came a second time',
    [version(1), version(2, 'milk'), version(3), version(4, 'milk')],
    { milk: 4 },
  ],
  ['none that was there and came back', [version(1, 'milk'), version(2), version(3, 'milk')], {}],
  [
    'one that stays beside another',
    [version(1), version(2, 'milk'), version(3, 'milk', 'nuts')],
    { milk: 2, nuts: 3 },
  ],
  ['of what was not kept then what came since', [version(5), version(6, 'milk')], { milk: 6 }],
])('tells %s', (_, versions, since) => {
  expect(Object.fromEntries(allergensSince(versions, new Date(1500)))).toEqual(since);
});
