import { expect, test } from 'vitest';
import { careForDish } from './care-for-dish.ts';
import { careOf } from './care-of.ts';

test.each([
  ['ohne Sesam', ['sesame'], { asked: ['sesame'], asksForCare: true }],
  ['ohne Sesam', ['milk'], { asked: [], asksForCare: false }],
  ['ohne Sesam und Kiwi', ['milk'], { asked: [], asksForCare: true }],
  ['Nussallergie', ['wheat', 'peanuts', 'soy'], { asked: ['peanuts'], asksForCare: true }],
  ['Allergien:\nCashew\nNüsse', ['peanuts'], { asked: ['peanuts'], asksForCare: true }],
  ['Allergies:\n- pecan\n- nuts', ['peanuts'], { asked: ['peanuts'], asksForCare: true }],
  ['a table under the tree - nuts must be left out', ['peanuts'], { asked: ['peanuts'], asksForCare: true }],
  ['keine Erd‑ und Haselnüsse', ['peanuts'], { asked: ['peanuts'], asksForCare: true }],
  ['keine Erd– und Walnüsse', ['peanuts'], { asked: ['peanuts'], asksForCare: true }],
  ['keine Erd- bzw. Haselnüsse', ['peanuts'], { asked: ['peanuts'], asksForCare: true }],
  ['keine Erd- + Haselnüsse', ['peanuts'], { asked: ['peanuts'], asksForCare: true }],
  ['keine Erd- sowie Walnüsse', ['peanuts'], { asked: ['peanuts'], asksForCare: true }],
  ['keine Para\u00a0Nüsse', ['peanuts'], { asked: [], asksForCare: false }],
  ['Allergie gegen Schalenfrüchte', ['peanuts'], { asked: [], asksForCare: false }],
  ['ohne Zwiebeln', [], { asked: [], asksForCare: true }],
  ['zwei vegan', [], { asked: [], asksForCare: false }],
  ['zwei vegan, einer mit EpiPen', [], { asked: [], asksForCare: true }],
  ['Zweite Klingel', ['sesame'], { asked: [], asksForCare: false }],
])('"%s" concerns a dish with %j: %j', (note, allergens, concerns) => {
  expect(careForDish(allergens, careOf(note))).toEqual(concerns);
});
