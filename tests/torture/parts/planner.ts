import { sampleDishes } from '../../planner/sample-dishes.ts';
import { type Fault, faults, trial } from '../../planner/trial.ts';
import type { Part } from '../support/part.ts';

const seed = Number(process.env.PLANNER_SEED ?? Date.now() % 1_000_000_000);

/** Tables for wishes by chance, a third of them with dishes that nobody sells, each looked at by other code. */
export const planner: Part = async (_field, amount) => {
  const found = new Map<Fault, number>();
  let tables = 0;
  for (let nth = 0; nth < amount; nth++) {
    const one = trial(seed, nth, sampleDishes);
    tables += one.tables;
    for (const { fault, what } of one.found) {
      const times = (found.get(fault) ?? 0) + 1;
      found.set(fault, times);
      if (times <= 5) console.log(`${fault}: ${what} (wish ${nth}: ${JSON.stringify(one.wish)})`);
    }
  }
  return {
    faults: `${amount} wishes (seed ${seed}), ${tables} tables`,
    losses: Object.fromEntries(faults.map((fault) => [fault, found.get(fault) ?? 0])),
    late: {},
    measured: `${tables} tables laid and looked at`,
  };
};
