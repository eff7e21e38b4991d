import { seeded } from './hostile.ts';

/** Chance that can be repeated. */
export interface Chance {
  /** A whole number from 0 up to a limit, without it. */
  below(limit: number): number;
  /** True so many times in a hundred. */
  of(hundredths: number): boolean;
  pick<T>(list: readonly T[]): T;
}

/** Chance of a seed; each history of a run has its own, whatever the others do. */
export function chanceOf(seed: number, nth = 0): Chance {
  const next = seeded((seed + Math.imul(nth, 0x9e37_79b1)) >>> 0);
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    of: (hundredths) => below(100) < hundredths,
    pick: (list) => list[below(list.length)] as (typeof list)[number],
  };
}
