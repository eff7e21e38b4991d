import { expect, test } from 'vitest';
import { sampleDishes } from '../../tests/planner/sample-dishes.ts';
import type { Dish } from './dish.ts';
import { inSizes } from './sizes.ts';

const dish = (id: number, is: Partial<Dish> = {}): Dish => ({
  ...{
    id,
    course: 'side',
    serves: 8,
    price: 3000,
    diets: [],
    parts: {},
    allergens: [],
    pork: false,
    alcohol: false,
  },
  ...{ caffeine: false, kind: 'bread', fits: [], bestSeller: false, warm: false, centilitres: 0, ...is },
});

test('what differs in its size and its price alone is one dish', () => {
  const sizes = inSizes([dish(1), dish(2, { serves: 4, price: 1600, bestSeller: true })]);
  expect(sizes.get(1)).toBe(sizes.get(2));
});

test.each([
  { kind: null },
  { kind: 'fruit' },
  { diets: ['vegan'] },
  { allergens: ['milk'] },
  { fits: ['lunch'] },
  { warm: true },
  { pork: true },
  { caffeine: true },
  { parts: { vegan: 2 } },
  // Two of one size are two dishes: nobody offers the same twice.
  { serves: 8 },
] satisfies Partial<Dish>[])('what differs by %o is another one', (is) => {
  const sizes = inSizes([dish(1), dish(2, { serves: 4, ...is })]);
  expect(sizes.get(1)).not.toBe(sizes.get(2));
});

test('of the sample menu four dishes come in two sizes', () => {
  const sizes = inSizes(sampleDishes);
  const pairs = sampleDishes.filter(({ id }) => sizes.get(id) !== id).map(({ id }) => [sizes.get(id), id]);
  expect(pairs).toEqual([
    [103, 110],
    [403, 408],
    [404, 407],
    [606, 609],
  ]);
});
