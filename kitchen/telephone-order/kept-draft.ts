import { type Draft, newDraft } from './draft.ts';

const key = 'telephone-order';

/**
 * The order that somebody has begun in this window, as it was before a reload; a new one where there is none. What is
 * ordered is shown by a reload of its page alone: who comes there anew takes the next call.
 */
export function keptDraft(staffId: number | null): Draft {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as {
      by: number | null;
      draft: Draft;
    } | null;
    const fresh = newDraft();
    if (kept?.by !== staffId || (kept.draft.sent && !isReloaded())) return fresh;
    // A release later there may be more to a draft.
    return { ...fresh, ...kept.draft, written: { ...fresh.written, ...kept.draft.written } };
  } catch {
    return newDraft();
  }
}

/** Whether the browser has loaded this very page again, and no other one on the way to it. */
function isReloaded(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.type === 'reload' && new URL(load.name).pathname === location.pathname;
}

/** Keeps an order for as long as the window is open, for who has begun it. */
export function keepDraft(staffId: number | null, draft: Draft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ by: staffId, draft }));
  } catch {
    // A browser that keeps nothing: then a reload begins anew.
  }
}

/** Forgets what was begun: with who has begun it, their callers leave the window. */
export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
