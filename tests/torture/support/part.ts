import type { Field } from './field.ts';

/** What a part of the torture found. */
export interface Outcome {
  /** What was done, in words, with numbers. */
  readonly faults: string;
  /** Everything that must be 0: lost, twice, wrong. */
  readonly losses: Readonly<Record<string, number>>;
  /** What took longer than promised; on a machine that is busy with other things it may not be 0. */
  readonly late: Readonly<Record<string, number>>;
  /** What was measured besides. */
  readonly measured: string;
}

/** Does `amount` rounds of something bad to the shop. */
export type Part = (field: Field, amount: number) => Promise<Outcome>;

/** Runs a job so many times, some at once. */
export async function together(
  times: number,
  atOnce: number,
  job: (nth: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < times) await job(next++);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, times) }, worker));
}

/** The value below which so many hundredths of all values lie. */
export function percentile(values: readonly number[], hundredths: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * hundredths) / 100))] ?? 0;
}

export function randomBelow(limit: number): number {
  return Math.floor(Math.random() * limit);
}
