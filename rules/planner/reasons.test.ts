import { expect, test } from 'vitest';
import { storedDishes } from '../../tests/planner/optima.ts';
import { coursePlans } from './course-plan.ts';
import { type Before, layTable } from './lay-table.ts';
import { reasonsOn } from './reasons.ts';
import type { Wish } from './wish.ts';

const wish: Wish = {
  guests: 24,
  vegan: 5,
  vegetarian: 6,
  halal: 2,
  without: {},
  meal: 'lunch',
  occasion: 'team',
  budget: 2000,
};

/** What is said of a dish: why, to whom, for how many. */
function reasonOf(id: number, of: Wish, before?: Before) {
  const { why, who, guests } = layTable(storedDishes, of, before).reasons.find((one) => one.id === id) ?? {};
  return [why, who, guests];
}

test('a dish is there for the diet that would have too little without it', () => {
  expect(reasonOf(103, wish)).toEqual(['portions', 'vegan', 5]);
  expect(reasonOf(305, wish)).toEqual(['dishes', 'halal', 2]);
  const nuts = { ...wish, without: { nuts: 1 } };
  expect(reasonOf(509, nuts)).toEqual(['portions', 'vegetarian', 6]);
});

test('of two dishes for the same diets each is there for another of them', () => {
  const of: Wish = { ...wish, guests: 25, vegan: 3, vegetarian: 2, halal: 4, meal: 'dinner', budget: 3000 };
  const { reasons } = layTable(storedDishes, of);
  const mains = storedDishes.filter(({ course }) => course === 'main').map(({ id }) => id);
  const told = reasons
    .filter(({ id, who }) => who && mains.includes(id))
    .map(({ why, who }) => `${why} ${who}`);
  expect(told.length).toBeGreaterThan(1);
  expect(new Set(told).size).toBe(told.length);
});

test('or for who cannot eat an allergen', () => {
  const gluten = { ...wish, guests: 20, vegan: 2, vegetarian: 3, halal: 0, without: { gluten: 1 } };
  expect(reasonOf(507, gluten)).toEqual(['dishes', 'gluten', 1]);
  expect(reasonOf(607, gluten)).toEqual(['portions', 'gluten', 1]);
});

test('or for what it alone is: bread, fruit, water, juice, something warm', () => {
  expect(reasonOf(504, wish)).toEqual(['bread', null, 24]);
  expect(reasonOf(603, wish)).toEqual(['fruit', null, 24]);
  expect(reasonOf(704, wish)).toEqual(['water', null, 24]);
  expect(reasonOf(701, wish)).toEqual(['juice', null, 24]);
  const family: Wish = {
    ...wish,
    guests: 18,
    vegan: 0,
    vegetarian: 0,
    halal: 0,
    meal: 'dinner',
    occasion: 'family',
  };
  expect(reasonOf(105, { ...family, budget: null })).toEqual(['warm', null, 18]);
});

test('or for so many guests who would get nothing', () => {
  // Two of three sweets are enough for 18 of 24.
  expect(reasonOf(608, wish)).toEqual(['portions', null, 6]);
});

test('or because the visitor has chosen it', () => {
  expect(reasonOf(605, wish, { kept: [{ id: 605, pieces: 1 }] })).toEqual(['chosen', null, 24]);
});

test('or else, where nothing would be missing, because it suits, is liked by many, or for a change', () => {
  const why = (id: number, of: Wish) => {
    const serving = (dish: number, pieces: number) =>
      storedDishes.filter((one) => one.id === dish).map((one) => ({ dish: one, pieces }));
    const table = [...serving(103, 9), ...serving(305, 9), ...serving(508, 9), ...serving(id, 1)];
    const plans = coursePlans(storedDishes, of);
    return reasonsOn(table, plans, { wish: of, kept: new Map() }).at(-1);
  };
  expect(why(202, { ...wish, occasion: 'reception' })).toEqual({
    id: 202,
    why: 'reception',
    who: null,
    guests: 24,
  });
  expect(why(203, { ...wish, occasion: 'family' })?.why).toBe('lunch');
  expect(why(105, { ...wish, occasion: 'reception' })?.why).toBe('best-seller');
  expect(why(306, { ...wish, occasion: 'family', meal: 'dinner' })?.why).toBe('variety');
});
