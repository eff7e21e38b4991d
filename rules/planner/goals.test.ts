import { expect, test } from 'vitest';
import { chanceWish } from '../../tests/planner/chance-wishes.ts';
import { storedDishes } from '../../tests/planner/optima.ts';
import { wishedFor } from '../../tests/planner/wished.ts';
import { chanceOf } from '../../tests/torture/support/chance.ts';
import { coursePlans } from './course-plan.ts';
import type { Wish } from './wish.ts';

/** What is asked of a table besides its promises: what, how much of it, and what a missing one is as bad as. */
const goalsOf = (wish: Wish) =>
  coursePlans(storedDishes, wish)
    .flatMap(({ needs }) => needs)
    .filter(({ worth, amount }) => worth !== null && amount > 0);

const wish: Wish = {
  guests: 30,
  vegan: 4,
  vegetarian: 4,
  halal: 2,
  without: {},
  meal: 'lunch',
  occasion: 'team',
  budget: null,
};

test('a lunch should be a fifth warm, half meat for who eats everything, a sixth bread, a fifth fruit, a third without pork', () => {
  const amounts = Object.fromEntries(goalsOf(wish).map(({ name, amount }) => [name, amount]));
  expect(amounts).toEqual({ warm: 6, meat: 10, 'not-only-pork': 20, bread: 5, fruit: 6, juice: 250 });
});

test('a snack need not be warm, and has coffee for a third; a reception has Sekt instead', () => {
  const names = (of: Wish) => goalsOf({ ...of, halal: 0, meal: 'snack' }).map(({ name }) => name);
  expect(names(wish)).toEqual(['meat', 'not-only-pork', 'bread', 'fruit', 'juice', 'coffee']);
  expect(names({ ...wish, occasion: 'reception' })).toEqual([
    'meat',
    'not-only-pork',
    'bread',
    'fruit',
    'juice',
    'toast',
  ]);
});

test('whatever is wished, the goals are those that other code finds', () => {
  for (let nth = 0; nth < 200; nth++) {
    const of = chanceWish(chanceOf(20261123, nth));
    const found = goalsOf(of).map(({ course, name, amount, worth, adds }) => ({
      course,
      what: name,
      least: amount,
      cents: worth,
      brings: storedDishes.filter((dish) => dish.course === course).map(adds),
    }));
    const wished = wishedFor(of).map(({ course, what, least, cents, bring }) => ({
      course,
      what,
      least,
      cents,
      brings: storedDishes.filter((dish) => dish.course === course).map(bring),
    }));
    expect(found).toEqual(wished);
  }
});
