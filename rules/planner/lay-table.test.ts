import { describe, expect, test } from 'vitest';
import { storedDishes } from '../../tests/planner/optima.ts';
import type { Dish, TableLine } from './dish.ts';
import { type Before, layTable } from './lay-table.ts';
import type { Wish } from './wish.ts';

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
const everything: Wish = { ...wish, vegan: 0, vegetarian: 0, halal: 0, without: {} };

const lay = (of: Wish, before?: Before) => layTable(storedDishes, of, before);
const dishOf = (id: number) => storedDishes.find((dish) => dish.id === id);
const read = (table: readonly TableLine[]) =>
  table.map(({ id, pieces }) => (pieces === 1 ? `${id}` : `${pieces}×${id}`)).join(' ');
const served = (table: readonly TableLine[]) => table.flatMap(({ id }) => dishOf(id) ?? []);
const course = (table: readonly TableLine[], name: Dish['course']) =>
  table.filter(({ id }) => dishOf(id)?.course === name);

test('what none of the guests eats is not laid, and what is missing then is said', () => {
  const gluten = lay({ ...everything, vegan: 24, without: { gluten: 24 } });
  expect(served(gluten.table).filter(({ allergens }) => allergens.includes('gluten'))).toEqual([]);
  const halal = lay({ ...everything, halal: 24 });
  const food = served(halal.table).filter((dish) => dish.course !== 'drink');
  expect(food.every(({ diets }) => diets.includes('halal'))).toBe(true);
  expect(halal.gaps.map(({ course, what }) => [course, what])).toEqual([
    ['side', 'portions'],
    ['sweet', 'portions'],
  ]);
});

describe('a team lunch for 24', () => {
  test('has something for each diet, nothing with nuts, and stays below its budget', () => {
    const { table, price, over, gaps, short, anew } = lay(wish);
    expect(read(table)).toBe('103 303 305 508 509 401 405 504 603 606 608 701 704');
    expect([price, anew, over]).toEqual([44160, 44160, 0]);
    expect(served(table).some(({ allergens }) => allergens.includes('nuts'))).toBe(false);
    expect(gaps).toEqual([
      { course: 'side', what: 'portions', who: 'halal', has: 0, needs: 2 },
      { course: 'sweet', what: 'portions', who: 'halal', has: 0, needs: 2 },
    ]);
    expect(short).toEqual([]);
  });

  test('is the same whatever the order of the menu', () => {
    expect(layTable(storedDishes.toReversed(), wish)).toEqual(lay(wish));
  });

  test('does not move when it is laid on itself', () => {
    const laid = lay(wish);
    expect(lay(wish, { was: laid.table })).toEqual(laid);
  });
});

describe('the visitor', () => {
  test('finds what he has set exactly so, and nothing of what he has taken off', () => {
    const kept = [
      { id: 305, pieces: 3 },
      { id: 605, pieces: 1 },
    ];
    const { table, short } = lay(wish, { kept, banned: [103, 504], was: lay(wish).table });
    expect(table).toEqual(expect.arrayContaining(kept));
    expect(table.map(({ id }) => id)).not.toContain(103);
    expect(table.map(({ id }) => id)).not.toContain(504);
    expect(short).toEqual([]);
  });

  test('takes a dish off by setting it to none', () => {
    expect(lay(wish, { kept: [{ id: 103, pieces: 0 }] })).toEqual(lay(wish, { banned: [103] }));
  });

  test('pays for sauces and chips that he adds, and nobody is fed by them', () => {
    const noLimit = { ...everything, budget: null };
    const plain = lay(noLimit);
    const { table, price, reasons } = lay(noLimit, { kept: [{ id: 502, pieces: 3 }] });
    expect(table).toEqual([...plain.table, { id: 502, pieces: 3 }]);
    expect(price).toBe(plain.price + 3 * 1450);
    expect(reasons.at(-1)).toEqual({ id: 502, why: 'chosen', who: null, guests: 24 });
  });
});

describe('allergens', () => {
  test('are left out where half of the dishes remain, and else marked and counted like a diet', () => {
    const has = (allergen: 'nuts' | 'milk') => (of: Wish) =>
      served(lay(of).table).filter(({ allergens }) => allergens.includes(allergen)).length;
    expect(has('nuts')({ ...everything, budget: null, without: { nuts: 1 } })).toBe(0);
    expect(has('milk')({ ...everything, budget: null })).toBeGreaterThan(0);
    const { table } = lay({ ...everything, budget: null, without: { milk: 4 } });
    expect(served(table).some(({ allergens }) => allergens.includes('milk'))).toBe(true);
    const portions = course(table, 'main')
      .filter(({ id }) => !dishOf(id)?.allergens.includes('milk'))
      .reduce((sum, { id, pieces }) => sum + (dishOf(id)?.serves ?? 0) * pieces, 0);
    expect(portions).toBeGreaterThanOrEqual(7);
  });

  test('that are in every main leave twice the portions of two sides, and the gap is said', () => {
    const { table, gaps } = lay({ ...everything, guests: 60, without: { gluten: 10 } });
    expect(gaps).toEqual([{ course: 'main', what: 'portions', who: 'gluten', has: 0, needs: 18 }]);
    const sides = course(table, 'side').filter(({ id }) => !dishOf(id)?.allergens.includes('gluten'));
    expect(sides.length).toBeGreaterThanOrEqual(2);
    const portions = sides.reduce((sum, { id, pieces }) => sum + (dishOf(id)?.serves ?? 0) * pieces, 0);
    expect(portions).toBeGreaterThanOrEqual(20);
  });
});

describe('with halal guests, at receptions and birthdays', () => {
  const reception: Wish = { ...everything, guests: 40, meal: 'snack', occasion: 'reception' };
  const kinds = (of: Wish) => served(lay(of).table).map(({ kind }) => kind);

  test('there is a glass of Sekt for each at a reception, and none for halal guests, at lunch or for a team', () => {
    expect(lay(reception).table).toContainEqual({ id: 708, pieces: 1 });
    expect(lay({ ...reception, guests: 90, budget: null }).table).toContainEqual({ id: 708, pieces: 2 });
    expect(kinds({ ...reception, halal: 1 })).not.toContain('sekt');
    expect(kinds({ ...reception, meal: 'lunch' })).not.toContain('sekt');
    for (const occasion of ['team', 'birthday', 'family'] as const) {
      expect(kinds({ ...reception, occasion })).not.toContain('sekt');
    }
  });

  test('nothing has pork where somebody eats halal', () => {
    const hasPork = (of: Wish) => served(lay(of).table).some(({ pork }) => pork);
    expect(hasPork(reception)).toBe(true);
    expect(hasPork({ ...reception, halal: 1 })).toBe(false);
  });

  test('children get neither coffee nor cola', () => {
    const snack: Wish = { ...everything, meal: 'snack', occasion: 'team', budget: null };
    expect(kinds(snack)).toContain('coffee');
    const birthday = served(lay({ ...snack, occasion: 'birthday' }).table);
    expect(birthday.some(({ caffeine }) => caffeine)).toBe(false);
  });
});

describe('the budget', () => {
  test('is kept by less variety first', () => {
    const [tight, ample] = [1600, 3000].map((budget) => lay({ ...everything, guests: 60, budget }));
    expect(tight?.over).toBe(0);
    expect(tight?.price).toBeLessThanOrEqual(60 * 1600);
    expect(ample?.table.length).toBeGreaterThan(tight?.table.length ?? 0);
  });

  test('that is too small gets the cheapest table that keeps all promises, and says by how much', () => {
    const vegans: Wish = { ...everything, guests: 15, vegan: 15, budget: 1800 };
    const { table, price, over } = lay(vegans);
    expect(read(table)).toBe('2×103 2×405 2×606 704 705');
    expect([price, over]).toEqual([27520, 520]);
    expect(lay({ ...vegans, budget: 100 }).table).toEqual(table);
  });

  test.each([
    ['team', 'lunch', 20, 31920],
    ['birthday', 'lunch', 30, 47480],
    ['birthday', 'dinner', 30, 60460],
    ['reception', 'snack', 40, 34820],
  ] as const)('cannot be less than the cheapest %s %s for %i: %i cents', (occasion, meal, guests, cents) => {
    const { price } = lay({ ...everything, occasion, meal, guests, budget: 1 });
    expect(price).toBe(cents);
  });
});
