import { expect, test } from 'vitest';
import { catalogue } from '#content/catalogue/catalogue.ts';
import { addDays } from '#rules/booking/berlin-time.ts';
import { portionsOf } from '#rules/catalogue/portions.ts';
import { people } from './people.ts';
import { planOf } from './plan.ts';

const days = Array.from({ length: 400 }, (_, index) => addDays('2026-11-21', index));
/** Half of what a kitchen can make in half an hour. */
const half = 60;

test('the demo has the same orders for a day whenever it is asked, each of another person', () => {
  for (const day of days.slice(0, 30)) {
    const plan = planOf(day, 0);
    expect(planOf(day, 0)).toEqual(plan);
    expect(new Set(plan.map(({ person }) => person.slug)).size).toBe(plan.length);
  }
  expect(planOf('2026-11-21', 0)).not.toEqual(planOf('2026-11-22', 0));
});

test('what a day has while it is far ahead is still there when it comes near', () => {
  for (let ahead = 9; ahead > 0; ahead--) {
    const far = planOf('2026-12-03', ahead);
    expect(planOf('2026-12-03', 0).slice(0, far.length)).toEqual(far);
  }
});

test('no half hour is more than half full of them', () => {
  const categories = new Map(catalogue.categories.map(({ id, name }) => [id, name.en]));
  const portions = new Map(
    catalogue.products.map(({ id, sellerId, categoryId, serves }) => [
      id,
      {
        sellerId,
        portions: portionsOf({
          category: categories.get(categoryId) ?? '',
          servesFrom: serves?.from ?? null,
        }),
      },
    ]),
  );
  const full: string[] = [];
  for (const day of days) {
    const load = new Map<string, number>();
    for (const { time, items } of planOf(day, 0)) {
      for (const { productId, quantity } of items) {
        const dish = portions.get(productId);
        if (!dish) throw new Error(`${productId} is not on the menu`);
        const key = `${day} ${time} ${dish.sellerId}`;
        load.set(key, (load.get(key) ?? 0) + dish.portions * quantity);
      }
    }
    full.push(...[...load].filter(([, sum]) => sum > half).map(([key, sum]) => `${key}: ${sum}`));
  }
  expect(full).toEqual([]);
});

test('everybody of the demo has an address of their own and a number that nobody answers', () => {
  expect(new Set(people.map(({ slug }) => slug)).size).toBe(people.length);
  for (const { phone, postalCode } of people) {
    expect(phone).toMatch(/^\+49305557\d{4}$/);
    expect(postalCode).toMatch(/^1[0-4]\d{3}$/);
  }
});
