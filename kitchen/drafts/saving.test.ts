import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type DraftField, fieldOf, withFields } from '#rules/catalogue/draft-fields.ts';
import { type MenuProduct, newMenuProduct } from '#rules/catalogue/menu-product.ts';

/** What a browser has around the page that writes. */
beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  });
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Save = (
  revision: number,
  changes: object,
) => Promise<{ readonly known: MenuProduct; readonly revision: number }>;

/** A page that was loaded just now. */
async function page() {
  vi.resetModules();
  const { startSaving } = await import('./saving.ts');
  const { ApiError } = await import('../api/call.ts');
  const begin = (save: Save, by = 1) =>
    startSaving<MenuProduct, DraftField>({
      ...{ key: 'draft', by, fields: { fieldOf, withFields } },
      ...{ known: newMenuProduct, revision: 3, save },
    });
  return { begin, ApiError };
}

const theirs = { field: 'name.de', value: 'Ihres', by: 'Marta', at: 0 };

test('two texts in one field are still two after a reload: nothing is sent before somebody chooses', async () => {
  const { begin, ApiError } = await page();
  const first = begin(() =>
    Promise.reject(new ApiError(409, { code: 'EditedMeanwhile', theirs: [theirs], revision: 9 })),
  );
  const stop = first.run();
  first.write('name.de', 'Meines');
  await first.flush();
  stop();
  const sent: [number, object][] = [];
  const again = (await page()).begin(async (revision, changes) => {
    sent.push([revision, changes]);
    return { known: newMenuProduct, revision: revision + 1 };
  });
  again.run();
  expect(again.use.getState().desk.conflicts['name.de']).toEqual({ theirs, mine: 'Meines' });
  await again.flush();
  expect(sent).toEqual([]);
  again.settle('name.de', 'mine');
  await again.flush();
  expect(sent).toEqual([[9, { 'name.de': 'Meines' }]]);
});

test('what was left while nobody answers is tried no more until somebody comes back, who goes on with it', async () => {
  const { begin } = await page();
  let asked = 0;
  const save: Save = () => {
    asked += 1;
    return Promise.reject(new TypeError('no connection'));
  };
  const first = begin(save);
  const stop = first.run();
  first.write('name.de', 'Meines');
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toBe(1);
  const again = begin(save);
  expect(again).toBe(first);
  // Nobody goes on with what another has written.
  const theirs = begin(save, 2);
  expect(theirs.isSaved(theirs.use.getState().desk)).toBe(true);
  expect(again.shownOn(again.use.getState().desk).name.de).toBe('Meines');
  again.run();
  await vi.advanceTimersByTimeAsync(9000);
  expect(asked).toBeGreaterThan(2);
});
