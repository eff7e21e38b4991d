import { expect, test } from 'vitest';
import { allHits, type Hit } from './hits.ts';

const today = '2026-12-01';
const order: Hit = { to: '/order/1', title: 'Jana Kühn', hint: 'Bon 3' };
const dish: Hit = { to: '/menu?q=3', title: 'Drei Dips', hint: '' };
const found = (query: string) =>
  allHits(query, { role: 'OFFICE', today, orders: [order], dishes: [dish] })
    .flatMap(({ items }) => items)
    .map(({ to }) => to);

test('what sells comes first: orders, then dishes, then screens', () => {
  expect(found('Braucht jemanden')).toEqual(['/order/1', '/menu?q=3', '/notices']);
});

test('who types a date means the day, whatever else has such a number', () => {
  expect(found('3.12.')).toEqual(['/day/2026-12-03', '/order/1', '/menu?q=3']);
  expect(found('01.12.')[0]).toBe('/');
});

test('a group of which nothing was found is not shown', () => {
  const groups = allHits('3.12.', { role: 'OFFICE', today, orders: [], dishes: [dish] });
  expect(groups.map(({ items }) => items.length)).toEqual([1, 1]);
});
