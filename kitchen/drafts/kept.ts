/** What somebody has written in this browser and the shop does not have; `by` is who wrote it, null for a tablet. */
type Kept<Value extends object> = Value & { readonly by: number | null };

/** What somebody wrote under a key; null for nothing, and for what is another one's. */
export function kept<Value extends object>(key: string, by: number | null): Value | null {
  try {
    const found = JSON.parse(localStorage.getItem(key) ?? 'null') as Kept<Value> | null;
    return found?.by === by ? found : null;
  } catch {
    return null;
  }
}

/** Keeps it, also over a reload, until it has reached the shop: then it is null. */
export function keep(key: string, by: number | null, value: object | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify({ by, ...value }));
  } catch {
    // A browser that keeps nothing has it as long as the page is open.
  }
}
