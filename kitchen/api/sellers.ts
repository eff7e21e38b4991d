import type { Seller } from '#contract/shop/sellers.ts';

/** A seller with what its kitchen is called in one word, and its place among the colours. */
export interface Kitchen {
  readonly id: number;
  readonly name: string;
  readonly short: string;
  /** 1 and 2 have the two colours of the look, all others the third. */
  readonly color: 1 | 2 | 3;
}

/** The kitchens, in the order of their numbers; the shop's public list, which needs no session. */
export async function getKitchens(): Promise<Kitchen[]> {
  const response = await fetch('/v1/sellers', { signal: AbortSignal.timeout(15_000) });
  if (!response.ok) throw new Error(`sellers: ${response.status}`);
  const sellers = ((await response.json()) as Seller[]).toSorted((one, other) => one.id - other.id);
  return sellers.map(({ id, name }, index) => ({
    id,
    name,
    short: name.split(' ')[0] ?? name,
    color: ([1, 2] as const)[index] ?? 3,
  }));
}

let areOld = false;

/** Notes that a kitchen is called otherwise now. */
export function noteKitchensChanged(): void {
  areOld = true;
}

/** Whether the kitchens are to be asked for anew; once for each change. */
export function areKitchensOld(): boolean {
  const wereOld = areOld;
  areOld = false;
  return wereOld;
}
