import type { DraftChanges } from '../../api/menu.ts';

/** What was written and has not reached the shop. */
interface Kept {
  /** Who wrote it. */
  readonly by: number | null;
  readonly revision: number;
  readonly changes: DraftChanges;
}

const keyOf = (productId: number) => `menu-draft-${productId}`;

/** What somebody wrote in this browser that has not reached the shop; null for nothing. */
export function keptChanges(productId: number, by: number | null): Kept | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(productId)) ?? 'null') as Kept | null;
    return kept?.by === by ? kept : null;
  } catch {
    return null;
  }
}

/** Keeps it, also over a reload, until it has reached the shop. */
export function keepChanges(productId: number, kept: Kept): void {
  try {
    if (Object.keys(kept.changes).length === 0) localStorage.removeItem(keyOf(productId));
    else localStorage.setItem(keyOf(productId), JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing: then leaving asks.
  }
}
