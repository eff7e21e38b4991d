import { expect, test } from 'vitest';
import { reopened } from './lost-work.ts';

const none = { isStarted: false, isCooked: false, isPacked: false };
const items = [
  { productId: 1, ...none, isStarted: true },
  { productId: 2, ...none, isStarted: true, isCooked: true },
  { productId: 3, ...none, isPacked: true },
  { productId: 4, ...none },
];
const change = (productId: number, from: number, to: number) => ({
  productId,
  name: `dish ${productId}`,
  from,
  to,
});

test.each([
  ['more of what is begun', change(1, 1, 2), ['dish 1']],
  ['more of what is packed', change(3, 1, 2), ['dish 3']],
  ['more of what nobody has touched', change(4, 1, 2), []],
  ['less of what is made, which stays made', change(2, 2, 1), []],
  ['less of what is packed', change(3, 2, 1), ['dish 3']],
  ['what is made and taken out', change(2, 2, 0), ['dish 2']],
  ['something new', change(5, 0, 1), []],
])('%s', (_, wanted, names) => {
  expect(reopened(items, [wanted] as Parameters<typeof reopened>[1])).toEqual(names);
});
