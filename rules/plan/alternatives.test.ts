import { expect, test } from 'vitest';
import { storedDishes } from '../../tests/planner/optima.ts';
import type { Wish } from '../planner/wish.ts';
import { alternatives, bestInstead } from './alternatives.ts';

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
const table = [
  { id: 103, pieces: 1 },
  { id: 605, pieces: 1 },
  { id: 606, pieces: 1 },
];
const dishOf = (id: number) => storedDishes.find((dish) => dish.id === id);
const instead = (id: number) => alternatives(storedDishes, { table }, { instead: id, wish });

test('are of the same course and not on the table, and what has a named allergen comes last', () => {
  const rows = instead(605);
  expect(rows.map(({ id }) => dishOf(id)?.course)).toEqual(rows.map(() => 'sweet'));
  expect(rows.map(({ id }) => id)).not.toContain(606);
  const first = rows.findIndex(({ allergens }) => allergens.length > 0);
  expect(first).toBeGreaterThan(0);
  expect(rows.slice(first).every(({ allergens }) => allergens.includes('nuts'))).toBe(true);
});

test('are for about as many, and say what the table costs more', () => {
  const before = dishOf(103);
  for (const { id, pieces, difference } of instead(103)) {
    const dish = dishOf(id);
    const portions = (dish?.serves ?? 0) * pieces;
    expect(portions).toBeGreaterThan((before?.serves ?? 0) / 2);
    expect(difference).toBe((dish?.price ?? 0) * pieces - (before?.price ?? 0));
  }
});

test('say whose dish would be lost, and what no guest of this table should get', () => {
  const rows = instead(103);
  expect(rows.find(({ losesDiet }) => losesDiet === 'vegan')).toBeDefined();
  const pork = rows.find(({ id }) => dishOf(id)?.pork);
  expect(pork?.forbidden).toBe('pork');
});

test('there are none for a dish that is not on the menu', () => {
  expect(instead(9999)).toEqual([]);
});

test('what suits stands best where something of its kind stood, and else what is nearest in price', () => {
  const noMilk = { ...wish, without: { milk: 2 } };
  const kinds = storedDishes.map(({ id, kind }) => {
    const of = { instead: id, wish: noMilk };
    const suiting = alternatives(storedDishes, { table }, of).filter(
      ({ allergens, forbidden, losesDiet }) => allergens.length === 0 && !forbidden && !losesDiet,
    );
    const alike = suiting.find((row) => kind !== null && dishOf(row.id)?.kind === kind);
    expect(bestInstead(storedDishes, { table }, of)).toEqual(alike ?? suiting[0]);
    return alike && alike !== suiting[0] ? kind : null;
  });
  // Where this changes something: else the test would say nothing.
  expect(kinds.some(Boolean)).toBe(true);
});
