import { expect, test } from 'vitest';
import { complaints } from '../../tests/planner/complaints.ts';
import { sampleDishes } from '../../tests/planner/sample-dishes.ts';
import { trial } from '../../tests/planner/trial.ts';
import { layTable } from './lay-table.ts';
import type { Wish } from './wish.ts';

const seconds = Number(process.env.PLANNER_SECONDS ?? 8);
const seed = Number(process.env.PLANNER_SEED ?? Date.now() % 1_000_000_000);

/**
 * As many wishes by chance as some seconds hold, a third of them with dishes that nobody sells: PLANNER_SECONDS for more,
 * PLANNER_SEED for the same ones again. `npm run torture -- planner` tries thousands.
 */
test('whatever is wished, every promise is kept or said to be broken, and nothing moves without need', {
  timeout: (seconds + 20) * 1000,
}, () => {
  const end = Date.now() + seconds * 1000;
  let wishes = 0;
  for (; wishes < 10 || Date.now() < end; wishes++) {
    const { wish, found } = trial(seed, wishes, sampleDishes);
    expect(found, `wish ${wishes} of seed ${seed}: ${JSON.stringify(wish)}`).toEqual([]);
  }
});

test('who looks at a table sees whatever is wrong with it', () => {
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
  const good = layTable(sampleDishes, wish);
  const { table, gaps, reasons } = good;
  const seen = (wrong: Partial<typeof good>) => complaints(sampleDishes, wish, { ...good, ...wrong });
  expect(seen({})).toEqual([]);
  for (const line of table) expect(seen({ table: table.filter((one) => one !== line) })).not.toEqual([]);
  for (const id of [101, 206, 707, 708, 502])
    expect(seen({ table: [...table, { id, pieces: 1 }] })).not.toEqual([]);
  expect(seen({ price: good.price + 1 })).not.toEqual([]);
  expect(seen({ over: 1 })).not.toEqual([]);
  expect(seen({ gaps: gaps.slice(1) })).not.toEqual([]);
  const [gap] = gaps;
  const [reason] = reasons;
  if (!gap || !reason) throw new Error('there are neither gaps nor reasons');
  expect(seen({ gaps: [...gaps, { ...gap, who: 'vegan' }] })).not.toEqual([]);
  expect(seen({ short: [{ ...gap, who: 'vegan' }] })).not.toEqual([]);
  for (const why of ['bread', 'team', 'chosen', 'dishes'] as const) {
    expect(seen({ reasons: [{ ...reason, why }, ...reasons.slice(1)] })).not.toEqual([]);
  }
  expect(seen({ reasons: [{ ...reason, guests: 4 }, ...reasons.slice(1)] })).not.toEqual([]);
});
