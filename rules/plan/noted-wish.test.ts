import { expect, test } from 'vitest';
import { storedDishes } from '../../tests/planner/optima.ts';
import type { NotedGuests } from '../orders/care/noted-guests.ts';
import { layTable } from '../planner/lay-table.ts';
import { type Meal, meals } from '../planner/wish.ts';
import { fedBy } from './fed.ts';
import { notedWish } from './noted-wish.ts';

const noted: NotedGuests = {
  text: '',
  guests: 24,
  vegan: 5,
  vegetarian: 6,
  halal: 2,
  without: { nuts: 2 },
  meal: null,
};
const { text: _, meal: __, ...who } = noted;
const tableFor = (meal: Meal) =>
  layTable(storedDishes, { ...who, meal, occasion: 'team', budget: null }).table;

test('whoever was noted is who is wished for', () => {
  expect(notedWish(noted, storedDishes, { table: tableFor('lunch'), at: null })).toEqual({
    ...who,
    meal: 'lunch',
    occasion: 'birthday',
    budget: null,
  });
});

test.each(meals)('a table that was laid for a %s is looked at as one', (meal) => {
  expect(notedWish(noted, storedDishes, { table: tableFor(meal), at: '18:00' }).meal).toBe(meal);
});

test.each(meals)('what is laid for a %s is enough as it was ordered', (meal) => {
  const table = tableFor(meal);
  const { enough, groups } = fedBy(storedDishes, table, notedWish(noted, storedDishes, { table, at: null }));
  expect(enough).toBe(24);
  for (const { fed, guests } of groups) expect(fed).toBe(guests);
});

test('when more come, it stays the meal that it was ordered as', () => {
  const table = tableFor('lunch');
  const more = { ...noted, guests: 36 };
  const wish = notedWish(more, storedDishes, { table, noted, at: null });
  expect(wish).toMatchObject({ guests: 36, meal: 'lunch' });
  expect(fedBy(storedDishes, table, wish).enough).toBeLessThan(36);
});

test.each(meals)(
  'a note that says %s means it, whatever is left of the table and whenever it comes',
  (meal) => {
    const said = { ...noted, meal };
    for (const table of [tableFor('dinner'), tableFor('lunch').slice(1), []])
      expect(notedWish(said, storedDishes, { table, at: '12:00' }).meal).toBe(meal);
  },
);

test('what is enough for no meal is looked at as a lunch', () => {
  expect(notedWish(noted, storedDishes, { table: [], at: null }).meal).toBe('lunch');
  expect(notedWish(noted, storedDishes, { table: tableFor('snack').slice(1), at: null }).meal).toBe('lunch');
});

test('what comes by day is no dinner, however much of it there is', () => {
  const mealAt = (at: string | null) =>
    notedWish(noted, storedDishes, { table: tableFor('dinner'), at }).meal;
  expect([mealAt('12:00'), mealAt('15:30'), mealAt('16:00'), mealAt(null)]).toEqual([
    'lunch',
    'lunch',
    'dinner',
    'dinner',
  ]);
});
