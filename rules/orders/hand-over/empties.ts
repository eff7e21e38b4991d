import type { Cents } from '../../money/money.ts';

/**
 * Cents of deposit that stand on one empty, by what it is: bottles of beer, other bottles that are filled again, bottles and cans
 * that are not, and crates.
 */
export const emptiesKinds = [8, 15, 25, 150] as const;

/** How many empties of each kind, by their cents. */
export type Empties = Readonly<Partial<Record<(typeof emptiesKinds)[number], number>>>;

/** How many empties there are of all kinds. */
export const emptiesCount = (empties: Empties): number =>
  emptiesKinds.reduce((sum, kind) => sum + (empties[kind] ?? 0), 0);

/** Cents that empties bring. */
export const emptiesCents = (empties: Empties): number =>
  emptiesKinds.reduce((sum, kind) => sum + kind * (empties[kind] ?? 0), 0);

/**
 * Cents that were collected of a deposit at its hand-over, below 0 where more was paid out for empties; null where nobody said
 * what came back empty.
 * @param due cents of deposit on what was handed over
 */
export function collectedDeposit(due: Cents, returned: Cents | null | undefined): Cents | null {
  if (typeof returned === 'number') return due - returned;
  return due === 0 ? 0 : null;
}
