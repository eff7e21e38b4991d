import { expect, test } from 'vitest';
import { type Wish, wishProblem } from './wish.ts';

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

test('a table is laid for 10 to 120 guests', () => {
  expect(wishProblem(wish)).toBeNull();
  expect(wishProblem({ ...wish, guests: 120 })).toBeNull();
  expect(wishProblem({ ...wish, guests: 13 })).toBeNull();
  const few = { ...wish, guests: 10, vegan: 0, vegetarian: 0, halal: 0 };
  expect(wishProblem(few)).toBeNull();
  expect(wishProblem({ ...few, guests: 9 })).toEqual({ field: 'guests', code: 'TOO_FEW' });
  expect(wishProblem({ ...wish, guests: 121 })).toEqual({ field: 'guests', code: 'TOO_MANY' });
  expect(wishProblem({ ...wish, guests: 24.5 })).toEqual({ field: 'guests', code: 'NO_COUNT' });
  expect(wishProblem({ ...wish, guests: -24 })).toEqual({ field: 'guests', code: 'NO_COUNT' });
});

test('no more eat so than come', () => {
  const problem = { field: 'diets', code: 'MORE_THAN_GUESTS' };
  expect(wishProblem({ ...wish, halal: 13 })).toBeNull();
  expect(wishProblem({ ...wish, halal: 14 })).toEqual(problem);
  expect(wishProblem({ ...wish, vegan: 17 })).toEqual(problem);
  expect(wishProblem({ ...wish, vegetarian: 18 })).toEqual(problem);
  expect(wishProblem({ ...wish, vegan: -1 })).toEqual({ field: 'diets', code: 'NO_COUNT' });
  expect(wishProblem({ ...wish, without: { milk: 24, eggs: 24 } })).toBeNull();
  expect(wishProblem({ ...wish, without: { milk: 25 } })).toEqual({
    field: 'without',
    code: 'MORE_THAN_GUESTS',
  });
  expect(wishProblem({ ...wish, without: { milk: 0.5 } })).toEqual({ field: 'without', code: 'NO_COUNT' });
});

test('a budget is whole cents a head, or none', () => {
  expect(wishProblem({ ...wish, budget: null })).toBeNull();
  expect(wishProblem({ ...wish, budget: 100_000 })).toBeNull();
  for (const budget of [0, -100, 12.5, 100_001, Number.NaN]) {
    expect(wishProblem({ ...wish, budget })).toEqual({ field: 'budget', code: 'NO_AMOUNT' });
  }
});
