import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { heard } from './live-store.ts';
import { seenAt, showSince } from './seen-at.ts';

const minute = 60_000;
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-06-10T12:00:00+02:00') });
  heard();
});
afterEach(() => {
  vi.useRealTimers();
});

const agoSeen = () => Date.now() - seenAt();

test('what is seen is as old as the oldest of what is shown, also once the clock is set back', () => {
  const away = [showSince(Date.now() - 2 * minute), showSince(Date.now())];
  vi.advanceTimersByTime(10 * minute);
  expect(agoSeen()).toBe(12 * minute);
  // So little that what is shown would pass for younger than it is.
  vi.setSystemTime(Date.now() - 5 * minute);
  expect(agoSeen()).toBe(12 * minute);
  vi.setSystemTime(Date.now() - 60 * minute);
  vi.advanceTimersByTime(minute);
  expect(agoSeen()).toBe(13 * minute);
  for (const gone of away) gone();
});

test('what is of a time to come is so old that nothing newer was seen', () => {
  vi.advanceTimersByTime(minute);
  expect(agoSeen()).toBe(minute);
  vi.setSystemTime(Date.now() - 60 * minute);
  expect(seenAt()).toBe(0);
  heard();
  expect(agoSeen(), 'heard since').toBe(0);
  const away = showSince(Date.now() + minute);
  expect(seenAt()).toBe(0);
  away();
});

test('a clock that is kept right by itself goes back a little, which makes nothing old', () => {
  const away = showSince(Date.now() + 20);
  expect(agoSeen()).toBe(0);
  away();
});
