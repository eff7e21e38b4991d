import { expect, test } from 'vitest';
import { isBinding, type OrderMove, type OrderStatus, statusAfter } from './order-moves.ts';

const all: [OrderStatus, OrderMove, OrderStatus | null][] = [
  ['PENDING', 'paid', 'PAID'],
  ['PENDING', 'dropped', 'CANCELED'],
  ['PENDING', 'canceled', null],
  ['PAID', 'paid', null],
  ['PAID', 'dropped', null],
  ['PAID', 'canceled', 'CANCELED'],
  ['CANCELED', 'paid', 'PAID'],
  ['CANCELED', 'dropped', null],
  ['CANCELED', 'canceled', null],
];

test.each(all)('an order that is %s and is %s becomes %s', (from, event, to) => {
  expect(statusAfter(from, event)).toBe(to);
});

test('only an order whose money is there is cooked', () => {
  const statuses = ['PENDING', 'PAID', 'CANCELED'] as const;
  expect(statuses.filter((status) => isBinding({ status }))).toEqual(['PAID']);
});
