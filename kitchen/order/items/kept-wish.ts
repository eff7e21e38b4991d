import { type ItemsWish, noWish } from './wish.ts';

const keyOf = (id: string) => `items ${id}`;

/** What was wished of an order in this window, about the version that it had then. */
export interface KeptWish {
  readonly version: number;
  readonly wish: ItemsWish;
  /** When it was wished last, in Unix seconds; a release before did not note it. */
  readonly at?: number | undefined;
}

/** What was wished and is not done yet. */
export function keptWish(id: string): KeptWish | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(id)) ?? 'null') as KeptWish | null;
    return kept && { ...kept, wish: { ...noWish, ...kept.wish } };
  } catch {
    return null;
  }
}

/** Keeps it as long as the window is open; null forgets it. */
export function keepWish(id: string, kept: KeptWish | null): void {
  try {
    if (kept) sessionStorage.setItem(keyOf(id), JSON.stringify(kept));
    else sessionStorage.removeItem(keyOf(id));
  } catch {
    // A browser that keeps nothing: then a reload begins anew.
  }
}
