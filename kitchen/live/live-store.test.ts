import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { heard, lost, useLive } from './live-store.ts';

const at = (time: string) => new Date(`2026-06-10T${time}:00+02:00`).getTime();
const [board, strip] = ['/kitchen/api/days/2026-06-10', '/kitchen/api/days?from=2026-06-10&count=10'];

beforeEach(() => {
  vi.useFakeTimers({ now: at('12:00') });
  heard();
});
afterEach(() => {
  vi.useRealTimers();
});

test('what is shown is as old as the oldest of it, whichever comes last', () => {
  lost({ address: board, at: at('09:00') });
  lost({ address: strip, at: at('11:55') });
  lost();
  expect(useLive.getState()).toEqual({ isConnected: false, heardAt: at('09:00') });
});

test('once what was the oldest has been kept anew, it is so old no more', () => {
  lost({ address: board, at: at('09:00') });
  lost({ address: strip, at: at('11:55') });
  lost({ address: board, at: at('11:58') });
  expect(useLive.getState().heardAt).toBe(at('11:55'));
});

test('nothing of it counts any more once the shop has answered', () => {
  lost({ address: board, at: at('09:00') });
  heard();
  expect(useLive.getState()).toEqual({ isConnected: true, heardAt: at('12:00') });
  lost({ address: strip, at: at('11:55') });
  expect(useLive.getState().heardAt).toBe(at('11:55'));
});

test('without anything kept, it is of when the shop was heard last', () => {
  vi.setSystemTime(at('12:30'));
  lost();
  expect(useLive.getState()).toEqual({ isConnected: false, heardAt: at('12:00') });
});
