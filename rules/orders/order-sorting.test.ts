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
  expect(toggleOrderSorting(defaultOrderSorting, 'status')).toEqual({
    key: 'status',
    direction: 'descending',
  });
});

test.each([
  ['date', 'ascending', [5, 1, 4, 2, 3]],
  ['date', 'descending', [2, 3, 4, 1, 5]],
  ['status', 'ascending', [3, 5, 2, 1, 4]],
  ['status', 'descending', [1, 4, 2, 3, 5]],
] as const)('by %s %s, equal ones stay in the order they came in', (key, direction, sorted) => {
  const mixed = [
    { id: 1, createdDate: 100, status: 'PENDING' },
    { id: 2, createdDate: 300, status: 'PAID' },
    { id: 3, createdDate: 300, status: 'CANCELED' },
    { id: 4, createdDate: 200, status: 'PENDING' },
    { id: 5, createdDate: 50, status: 'CANCELED' },
  ];
  expect(sortOrders(mixed, { key, direction }).map(({ id }) => id)).toEqual(sorted);
});
