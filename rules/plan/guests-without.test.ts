import { expect, test } from 'vitest';
import { eatEverything, guestsWithout } from './guests-without.ts';

const wish = (without: object, more: object = {}) => ({
  ...{ guests: 16, vegan: 0, vegetarian: 0, halal: 0, without },
  ...more,
});
const four = { gluten: 1, eggs: 1, milk: 1, nuts: 1 };

test('four allergies of one guest each may be one guest’s, or four guests’', () => {
  expect(guestsWithout(['gluten', 'eggs', 'milk', 'nuts'], wish(four))).toEqual({ from: 1, to: 4 });
  expect(guestsWithout(['gluten', 'eggs'], wish({ gluten: 3, eggs: 2, nuts: 4 }))).toEqual({
    from: 3,
    to: 5,
  });
});

test('of one allergy it is known how many cannot eat it, and it is never more than come', () => {
  expect(guestsWithout(['nuts'], wish({ nuts: 2, milk: 5 }))).toEqual({ from: 2, to: 2 });
  expect(guestsWithout(['nuts', 'milk'], wish({ nuts: 12, milk: 10 }))).toEqual({ from: 12, to: 16 });
});

test('who has an allergy does not eat everything; those of a diet may be the same guests', () => {
  expect(eatEverything(wish({}))).toEqual({ from: 16, to: 16 });
  expect(eatEverything(wish({ nuts: 2 }))).toEqual({ from: 14, to: 14 });
  expect(eatEverything(wish(four))).toEqual({ from: 12, to: 15 });
  expect(eatEverything(wish({ nuts: 1, milk: 1 }, { vegan: 2 }))).toEqual({ from: 12, to: 14 });
  expect(eatEverything(wish({ nuts: 6 }, { vegan: 2, halal: 1 }))).toEqual({ from: 7, to: 10 });
  expect(eatEverything(wish({ nuts: 9, milk: 16 }, { vegan: 2 }))).toEqual({ from: 0, to: 0 });
});
