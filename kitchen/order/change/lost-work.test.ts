import { expect, test } from 'vitest';
import { lostWork } from './lost-work.ts';

const none = { isStarted: false, isCooked: false, isPacked: false };
const items = [
  { productId: 1, ...none, isStarted: true },
  { productId: 2, ...none, isStarted: true, isCooked: true },
  { productId: 3, ...none, isPacked: true },
  { productId: 4, ...none },
  { productId: 5, isStarted: true, isCooked: true, isPacked: true },
];
const change = (productId: number, from: number, to: number) => ({
  productId,
  name: `dish ${productId}`,
  from,
  to,
});

test.each([
  ['more of what is begun', change(1, 1, 2), { open: ['dish 1'] }],
  ['more of what is packed', change(3, 1, 2), { toPack: ['dish 3'] }],
  ['more of what nobody has touched', change(4, 1, 2), {}],
  ['less of what is made, which stays made', change(2, 2, 1), {}],
  ['less of what is packed', change(3, 2, 1), { toPack: ['dish 3'] }],
  ['less of what is made and packed', change(5, 2, 1), { toPack: ['dish 5'] }],
  ['what is made and taken out', change(2, 2, 0), { gone: ['dish 2'] }],
  ['what is packed and taken out', change(3, 1, 0), { gone: ['dish 3'] }],
  ['something new', change(6, 0, 1), {}],
])('%s', (_, wanted, lost) => {
  expect(lostWork(items, [wanted] as Parameters<typeof lostWork>[1])).toEqual({
    open: [],
    toPack: [],
    gone: [],
    ...lost,
  });
});
