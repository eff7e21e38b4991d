import { expect, test } from 'vitest';
import { storedDishes } from '../../tests/planner/optima.ts';
import { layTable } from '../planner/lay-table.ts';
import type { Wish } from '../planner/wish.ts';
import { fedBy } from './fed.ts';

const wish: Wish = {
  guests: 24,
  vegan: 5,
  vegetarian: 6,
  halal: 2,
  without: { nuts: 1 },
  meal: 'lunch',
  occasion: 'team',
  budget: 2000,
};
const isMain = (id: number) => storedDishes.find((dish) => dish.id === id)?.course === 'main';
const { table } = layTable(storedDishes, wish);

test('a laid table is enough for all, each diet counted for itself', () => {
  const fed = fedBy(storedDishes, table, wish);
  expect(fed.enough).toBe(24);
  expect(fed.groups.map(({ who, guests, fed }) => [who, guests, fed])).toEqual([
    ['vegan', 5, 5],
    ['vegetarian', 6, 6],
    ['halal', 2, 2],
    [null, 11, 11],
  ]);
  expect(fed.without).toEqual([{ who: 'nuts', guests: 1, dishes: fed.dishes }]);
});

test('without the halal mains their guests have nothing, and others neither', () => {
  const halal = storedDishes.filter(({ diets }) => diets.includes('halal')).map(({ id }) => id);
  const rest = table.filter(({ id }) => !halal.includes(id));
  const { groups, enough } = fedBy(storedDishes, rest, wish);
  expect(groups.find(({ who }) => who === 'halal')).toMatchObject({ fed: 0, dishes: 0 });
  expect(enough).toBeLessThan(24);
  expect(groups.find(({ who }) => who === null)?.fed).toBeLessThan(11);
});

test('a course of which the menu has nothing that any of them eats takes nobody away', () => {
  const all: Wish = { ...wish, guests: 20, vegan: 0, vegetarian: 0, halal: 20, without: {}, meal: 'dinner' };
  const dishes = storedDishes.filter(({ course, diets }) => course === 'main' || !diets.includes('halal'));
  const laid = layTable(dishes, all);
  expect(laid.gaps.map(({ course, who }) => [course, who])).toContainEqual(['side', null]);
  expect(fedBy(dishes, laid.table, all).enough).toBe(20);
  expect(
    fedBy(
      dishes,
      laid.table.filter(({ id }) => !isMain(id)),
      all,
    ).enough,
  ).toBe(0);
});

test('of a mixed dish the part of a diet counts for who eats so, all of it for all', () => {
  const mixed = storedDishes
    .filter(({ id }) => id === 101)
    .map((rolls) => ({ ...rolls, parts: { vegan: 1, vegetarian: 4 } }));
  const { groups } = fedBy(mixed, [{ id: 101, pieces: 4 }], { ...wish, halal: 0 });
  expect(groups.map(({ who, fed, dishes }) => [who, fed, dishes])).toEqual([
    ['vegan', 2, 1],
    ['vegetarian', 6, 1],
    [null, 13, 1],
  ]);
});

test('an empty table feeds nobody, and drinks are no dishes', () => {
  expect(fedBy(storedDishes, [], wish)).toMatchObject({ enough: 0, dishes: 0 });
  expect(fedBy(storedDishes, [{ id: 704, pieces: 3 }], wish)).toMatchObject({ enough: 0, dishes: 0 });
});

test('a sweet that is missing is said by the number, and takes nobody’s main away', () => {
  const rest = table.filter(({ id }) => storedDishes.find((dish) => dish.id === id)?.course !== 'sweet');
  const { enough, short, groups } = fedBy(storedDishes, rest, wish);
  expect(enough).toBe(0);
  expect(short).toEqual([{ course: 'sweet', fed: 0 }]);
  expect(groups.every(({ guests, fed }) => guests === fed)).toBe(true);
});
