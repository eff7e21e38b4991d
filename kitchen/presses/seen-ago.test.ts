import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Press } from './press-store.ts';
import { forgetPressed, notePressed, seenAgo } from './seen-ago.ts';

const minute = 60_000;
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-06-10T12:00:00+02:00') });
});
afterEach(() => {
  vi.useRealTimers();
});

const pressed = (): Press => ({
  id: crypto.randomUUID(),
  at: Date.now(),
  seenAt: Date.now() - minute,
  method: 'PUT',
  path: '/x',
  order: 'x',
  shows: {},
});

test('what was seen by a press grows old while that waits, also where the clock is set back meanwhile', () => {
  const press = pressed();
  notePressed(press);
  vi.advanceTimersByTime(10 * minute);
  expect(seenAgo(press)).toBe(11 * minute);
  vi.setSystemTime(Date.now() - 60 * minute);
  expect(seenAgo(press)).toBe(11 * minute);
});

test('of a press of before a reload that is of a time to come nobody knows what it saw', () => {
  const press = pressed();
  notePressed(press);
  forgetPressed(press.id);
  vi.advanceTimersByTime(10 * minute);
  expect(seenAgo(press)).toBe(11 * minute);
  vi.setSystemTime(Date.now() - 60 * minute);
  expect(seenAgo(press)).toBeLessThan(0);
});
