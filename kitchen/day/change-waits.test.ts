import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChangeWaits } from './change-waits.tsx';

const at = (time: string) => new Date(`2026-06-10T${time}+02:00`).getTime();
const shownAt = (now: number, until: number | null) => {
  vi.setSystemTime(now);
  return renderToStaticMarkup(createElement(ChangeWaits, { until }));
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('that a change waits is said until its time is over', () => {
  const until = at('11:30:00') / 1000;
  expect(shownAt(at('11:29:59'), until)).toContain('11:30');
  expect(shownAt(at('11:30:00'), until)).toBe('');
  expect(shownAt(at('11:00:00'), null)).toBe('');
});
