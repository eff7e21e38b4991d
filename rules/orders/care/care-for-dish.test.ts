import { expect, test } from 'vitest';
import { careForDish } from './care-for-dish.ts';
import { careOf } from './care-of.ts';

test.each([
  ['ohne Sesam', ['sesame'], { asked: ['sesame'], asksForCare: true }],
  ['ohne Sesam', ['milk'], { asked: [], asksForCare: false }],
  ['ohne Sesam und Kiwi', ['milk'], { asked: [], asksForCare: true }],
  ['Nussallergie', ['wheat', 'peanuts', 'soy'], { asked: ['peanuts'], asksForCare: true }],
  ['Allergie gegen Schalenfrüchte', ['peanuts'], { asked: [], asksForCare: false }],
  ['ohne Zwiebeln', [], { asked: [], asksForCare: true }],
  ['zwei vegan', [], { asked: [], asksForCare: false }],
  ['zwei vegan, einer mit EpiPen', [], { asked: [], asksForCare: true }],
  ['Zweite Klingel', ['sesame'], { asked: [], asksForCare: false }],
])('"%s" concerns a dish with %j: %j', (note, allergens, concerns) => {
  expect(careForDish(allergens, careOf(note))).toEqual(concerns);
});
