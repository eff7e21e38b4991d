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
const read = (table: readonly TableLine[]) =>
  table.map(({ id, pieces }) => (pieces === 1 ? `${id}` : `${pieces}×${id}`)).join(' ');

describe('the visitor', () => {
  test('is told what is missing by what he has taken off, which the menu would have', () => {
    const { short, gaps } = lay(wish, { banned: [103, 206, 303, 307] });
    expect(short).toEqual([{ course: 'main', what: 'portions', who: 'vegan', has: 0, needs: 9 }]);
    expect(gaps).toEqual(lay(wish).gaps);
  });

  test('is told what he has set that should not be there', () => {
    const kept = [101, 601, 707].map((id) => ({ id, pieces: 1 }));
    const { short } = lay({ ...wish, occasion: 'birthday' }, { kept: [...kept, { id: 705, pieces: 1 }] });
    expect(short.map((lack) => [lack.course, lack.what, lack.who])).toEqual([
      ['main', 'pork', null],
      ['sweet', 'allergen', 'nuts'],
      ['drink', 'caffeine', null],
      ['drink', 'alcohol', null],
    ]);
  });
});

describe('menus that lack something', () => {
  const gaps = (dishes: readonly Dish[], of = everything) =>
    layTable(dishes, of).gaps.map(({ course, what, who }) => [course, what, who ?? 'all'].join(' '));
  const only = (...ids: number[]) => storedDishes.filter(({ id }) => ids.includes(id));

  test('say each course that there is nothing of, once', () => {
    const all = ['main portions all', 'side portions all', 'sweet portions all', 'drink litres all'];
    expect(gaps([])).toEqual(all);
    expect(gaps([], wish)).toEqual(all);
    expect(layTable([], wish).table).toEqual([]);
  });

  test('lay what there is', () => {
    expect(gaps(only(103, 404, 704))).toEqual(['sweet portions all', 'drink not-only-water all']);
    expect(read(layTable(only(103, 404, 704), everything).table)).toBe('3×103 3×404 2×704');
  });

  test('say that there is only bread, only cola, or only one dish for a diet', () => {
    expect(gaps(only(103, 504, 606, 705))).toEqual(['side not-only-bread all', 'drink water all']);
    expect(gaps(only(305, 404, 606, 704, 705), { ...everything, halal: 2 })).toEqual([
      'main dishes halal',
      'side portions halal',
      'sweet portions halal',
    ]);
  });
});
