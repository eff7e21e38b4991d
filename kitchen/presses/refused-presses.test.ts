import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Press } from './press-store.ts';
import { closeRefused, followRefused, noteRefused, useRefusedPresses } from './refused-presses.ts';

let kept: Map<string, string>;
let stop: () => void;
beforeEach(() => {
  kept = new Map();
  stop = () => undefined;
  vi.stubGlobal('localStorage', {
    get length() {
      return kept.size;
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  const window = new EventTarget();
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
  vi.stubGlobal('dispatchEvent', window.dispatchEvent.bind(window));
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

const press = (id: string, by: number, at = Date.now()): Press => ({
  id,
  at,
  by,
  method: 'POST',
  path: '/orders/o/stage',
  order: 'o',
  shows: {},
});
const shown = () => useRefusedPresses.getState().all.map(({ press: { id } }) => id);
const message = '';

test('each sees their own, also where an answer comes after somebody else has signed in', () => {
  stop = followRefused(2);
  noteRefused(press('of-two', 2), { message });
  noteRefused(press('of-one', 1), { message });
  expect(shown()).toEqual(['of-two']);
  stop();
  stop = followRefused(1);
  expect(shown()).toEqual(['of-one']);
});

test('what another tab has closed is shown here no more', () => {
  stop = followRefused(2);
  noteRefused(press('one', 2), { message });
  kept.clear();
  dispatchEvent(Object.assign(new Event('storage'), { key: 'kitchen-refused 2' }));
  expect(shown()).toEqual([]);
});

test('names stay on a device for a week at most, where nobody closes what was refused', () => {
  stop = followRefused(2);
  noteRefused(press('old', 2, Date.now() - 8 * 86_400_000), { message });
  noteRefused(press('new', 2), { message });
  expect(shown()).toEqual(['new']);
  closeRefused(useRefusedPresses.getState().all);
  expect(kept.size).toBe(0);
});

test('of somebody who never comes again nothing stays longer either', () => {
  const now = Date.now();
  vi.useFakeTimers({ now: now - 8 * 86_400_000 });
  stop = followRefused(3);
  noteRefused(press('old', 3), { message });
  stop();
  vi.setSystemTime(now);
  noteRefused(press('new', 4), { message });
  stop = followRefused(2);
  vi.useRealTimers();
  expect([...kept.keys()]).toEqual(['kitchen-refused 4']);
});

test('a browser that keeps nothing shows them as long as the page is open', () => {
  vi.stubGlobal('localStorage', undefined);
  stop = followRefused(2);
  noteRefused(press('one', 2), { message });
  noteRefused(press('two', 2), { message });
  expect(shown()).toEqual(['one', 'two']);
});
