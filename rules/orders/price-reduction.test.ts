import { expect, test } from 'vitest';
import { mostReduction } from './price-reduction.ts';

const order = {
  status: 'PAID',
  stage: 'READY',
  preferDateAndTime: '2026-11-27T12:30',
  total: 11_600,
} as const;
const before = Date.parse('2026-11-27T12:29+01:00');
const due = Date.parse('2026-11-27T12:30+01:00');

test('the price of an order is reduced once it has left, or once its time has come', () => {
  expect(mostReduction(order, before)).toBe(0);
  expect(mostReduction(order, due)).toBe(11_599);
  expect(mostReduction({ ...order, stage: 'OUT' }, before)).toBe(11_599);
  expect(mostReduction({ ...order, stage: 'DELIVERED', preferDateAndTime: null }, before)).toBe(11_599);
});

test('without a time it is reduced only once it has left, and never where it is unpaid or canceled', () => {
  expect(mostReduction({ ...order, preferDateAndTime: null }, due)).toBe(0);
  expect(mostReduction({ ...order, status: 'PENDING' }, due)).toBe(0);
  expect(mostReduction({ ...order, status: 'CANCELED', stage: 'DELIVERED' }, due)).toBe(0);
});
