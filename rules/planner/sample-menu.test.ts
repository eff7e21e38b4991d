import { describe, expect, test } from 'vitest';
import { sampleDishes } from '../../tests/planner/sample-dishes.ts';
import { layTable } from './lay-table.ts';
import { inSizes } from './sizes.ts';
import { meals, occasions, type Wish } from './wish.ts';

const wish: Wish = {
  guests: 24,
  vegan: 0,
  vegetarian: 0,
  halal: 0,
  without: {},
  meal: 'lunch',
  occasion: 'team',
  budget: null,
};
const lay = (of: Partial<Wish>) => layTable(sampleDishes, { ...wish, ...of });
const served = (of: Partial<Wish>) =>
  lay(of).table.flatMap(({ id }) => sampleDishes.find((dish) => dish.id === id) ?? []);

describe('of the sample menu', () => {
  test.each(['gluten', 'eggs', 'milk', 'soy', 'sesame', 'nuts', 'celery', 'mustard', 'sulphites'] as const)(
    'who eats no %s has something of every course, also among vegans, at every number of guests',
    (allergen) => {
      for (const guests of [10, 12, 24, 60, 120]) {
        for (const vegan of [0, 2]) {
          const { gaps, table } = lay({ guests, vegan, without: { [allergen]: 2 } });
          expect([guests, vegan, gaps]).toEqual([guests, vegan, []]);
          const mains = table.flatMap(({ id }) => sampleDishes.find((dish) => dish.id === id) ?? []);
          const eaten = mains.filter(
            ({ course, allergens }) => course === 'main' && !allergens.includes(allergen),
          );
          expect(eaten.length).toBeGreaterThan(0);
        }
      }
    },
  );

  test('who eats neither gluten nor anything of an animal has mains, sides and sweets', () => {
    for (const course of ['main', 'side', 'sweet']) {
      const own = sampleDishes.filter(
        (dish) =>
          dish.course === course && dish.diets.includes('vegan') && !dish.allergens.includes('gluten'),
      );
      expect([course, own.length >= 2]).toEqual([course, true]);
    }
  });

  test('coffee is laid before tea, Sekt before what has none, and what is raised to toast quenches no thirst', () => {
    const snack = served({ meal: 'snack' });
    expect(snack.filter(({ kind }) => kind === 'coffee').map(({ id }) => id)).toEqual([702]);
    const reception = served({ meal: 'snack', occasion: 'reception', guests: 40 });
    expect(reception.filter(({ kind }) => kind === 'sekt').map(({ id }) => id)).toEqual([708]);
    for (const meal of meals) {
      for (const occasion of occasions) {
        const toasts = served({ meal, occasion, halal: 2 }).filter(({ kind }) => kind === 'sekt');
        expect(toasts).toEqual([]);
      }
    }
  });

  describe('where all have a diet', () => {
    const hot = (of: Partial<Wish>) =>
      served({ meal: 'snack', ...of })
        .filter(({ kind }) => kind === 'coffee')
        .map(({ id }) => id);

    test.each([20, 24])('%i vegans get tea, and coffee once one of them eats everything', (guests) => {
      expect(hot({ guests, vegan: guests })).toEqual([711]);
      expect(hot({ guests, vegan: guests - 1 })).toEqual([702]);
    });

    test('coffee stays where some or all are vegetarian or eat halal', () => {
      for (const some of [12, 24]) {
        expect(hot({ vegan: 24 - some, vegetarian: some })).toEqual([702]);
        expect(hot({ vegan: 24 - some, halal: some })).toEqual([702]);
      }
    });

    test('nothing is laid that is declared for others alone, and what is promised to drink is there', () => {
      for (const meal of meals) {
        for (const occasion of occasions) {
          const others = served({ meal, occasion, vegan: 24 }).filter(
            ({ diets }) => diets.length > 0 && !diets.includes('vegan'),
          );
          expect([meal, occasion, others]).toEqual([meal, occasion, []]);
          for (const diets of [{ vegan: 24 }, { vegetarian: 24 }, { halal: 24 }]) {
            const { gaps } = lay({ meal, occasion, ...diets });
            expect(gaps.filter(({ course }) => course === 'drink')).toEqual([]);
          }
        }
      }
    });

    test('no hot drink is laid where none is for them, and water that nobody has declared is', () => {
      const menu = sampleDishes
        .filter(({ id }) => id !== 711)
        .map((dish) => (dish.kind === 'water' ? { ...dish, diets: [] } : dish));
      const { table, gaps } = layTable(menu, { ...wish, vegan: 24, meal: 'snack' });
      const kinds = table.map(({ id }) => menu.find((dish) => dish.id === id)?.kind);
      expect(kinds).not.toContain('coffee');
      expect(kinds).toContain('water');
      expect(gaps).toEqual([]);
    });
  });

  test('a small table costs less for the half sizes: twelve guests without them pay more', () => {
    const halves = [110, 407, 408, 609];
    const of = { ...wish, guests: 12, vegan: 1, vegetarian: 2 };
    const whole = layTable(
      sampleDishes.filter(({ id }) => !halves.includes(id)),
      of,
    );
    expect(layTable(sampleDishes, of).price).toBeLessThan(whole.price);
  });

  test('two small ones never stand where a large one of the same is as much for less', () => {
    const sizes = [
      [110, 103],
      [408, 403],
      [407, 404],
      [609, 606],
    ];
    for (const guests of [10, 12, 18, 24, 30, 40, 60, 80, 120]) {
      for (const meal of meals) {
        for (const occasion of occasions) {
          for (const budget of [null, 2000]) {
            const { table } = lay({ guests, meal, occasion, budget });
            const twice = sizes.filter(([small]) =>
              table.some(({ id, pieces }) => id === small && pieces > 1),
            );
            expect([guests, meal, occasion, budget, twice]).toEqual([guests, meal, occasion, budget, []]);
          }
        }
      }
    }
  });

  test('nobody stands before one toasty for sixty: of each dish at least eight of a hundred guests find something', () => {
    const sizes = inSizes(sampleDishes);
    for (const guests of [60, 80, 100, 120]) {
      for (const meal of meals) {
        for (const occasion of occasions) {
          const portions = new Map<unknown, number>();
          for (const { id, pieces } of lay({ guests, meal, occasion }).table) {
            const dish = sampleDishes.find((one) => one.id === id);
            if (!dish || dish.course === 'drink') continue;
            const whole = sizes.get(id);
            portions.set(whole, (portions.get(whole) ?? 0) + dish.serves * pieces);
          }
          const scarce = [...portions].filter(([, found]) => found < guests * 0.08);
          expect([guests, meal, occasion, scarce]).toEqual([guests, meal, occasion, []]);
        }
      }
    }
  });
});
