import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Load = (of: { params: { day: string }; day: string }) => Promise<{ askedAt: number }>;

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test.each<[string, () => Promise<Load>]>([
  ['day', async () => (await import('../day/route.tsx')).clientLoader],
  ['production', async () => (await import('../production/route.tsx')).clientLoader],
  ['packing', async () => (await import('../packing/route.tsx')).clientLoader],
  ['runs', async () => (await import('../runs/load-runs.ts')).loadRuns],
])('what %s shows is of when that was asked for which the worker has kept', async (_, loadOf) => {
  const load = await loadOf();
  const at = Date.now() - 60_000;
  vi.stubGlobal('fetch', async () => Response.json({}, { headers: { 'X-Kept-At': String(at) } }));
  const day = '2026-06-10';
  expect((await load({ params: { day }, day })).askedAt).toBe(at);
});
