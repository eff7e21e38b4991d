import { expect, test } from 'vitest';
import { defaultOrderSorting, sortOrders, toggleOrderSorting } from './order-sorting.ts';

const orders = [
  { id: 1, createdDate: 200, status: 'PAID' },
  { id: 2, createdDate: null, status: 'CANCELED' },
  { id: 3, createdDate: 300, status: 'PENDING' },
];
const ids = (sorting: Parameters<typeof sortOrders>[1]) => sortOrders(orders, sorting).map(({ id }) => id);

test('newest first by default, a missing date counts as 0', () => {
  expect(ids(defaultOrderSorting)).toEqual([3, 1, 2]);
});

test('status sorts alphabetically', () => {
  expect(ids({ key: 'status', direction: 'ascending' })).toEqual([2, 1, 3]);
});

test('the active key turns, the other key starts descending', () => {
  const turned = toggleOrderSorting(defaultOrderSorting, 'date');
  expect(turned).toEqual({ key: 'date', direction: 'ascending' });
  expect(toggleOrderSorting(turned, 'date')).toEqual(defaultOrderSorting);
  expect(toggleOrderSorting(turned, 'status')).toEqual({ key: 'status', direction: 'descending' });
});
