import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askedAtOf } from '../live/asked-at.ts';
import { lastKnown } from '../live/last-known.ts';
import { heard, useLive } from '../live/live-store.ts';
import { shownPresses } from '../presses/shown-presses.ts';
import { ApiError, call, isUnreachable } from './call.ts';

const at = (time: string) => new Date(`2026-06-10T${time}+02:00`).getTime();
const day = '/days/2026-06-10';

/** What the network or the worker's memory answers next. */
function answerWith(data: object, keptAt?: number) {
  const headers = keptAt === undefined ? undefined : { 'X-Kept-At': String(keptAt) };
  vi.stubGlobal('fetch', async () => Response.json(data, headers && { headers }));
}

beforeEach(() => {
  vi.useFakeTimers({ now: at('10:05:01') });
  heard();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const tick = {
  press: { id: 'a', at: at('10:05:00'), method: 'PUT', path: '', order: 'b', shows: { COOKED: true } },
  at: at('10:05:00'),
} as const;
const shownOn = (data: object) => shownPresses({ sent: [tick], waiting: [] }, askedAtOf(data));

test('what was sent before the shop was asked is in its answer', async () => {
  answerWith({ isCooked: true });
  expect(shownOn(await call('GET', day))).toEqual([]);
});

test('a dish stays made where what is shown was kept before its tick was sent', async () => {
  answerWith({ isCooked: false }, at('10:04:00'));
  const data = await call<object>('GET', day);
  expect(askedAtOf(data)).toBe(at('10:04:00'));
  expect(shownOn(data)).toEqual([tick.press]);
});

test('and where nobody answers and what is shown is of before', async () => {
  vi.setSystemTime(at('10:04:00'));
  answerWith({ isCooked: false });
  const load = () => lastKnown('call.test', () => call<object>('GET', day));
  await load();
  vi.setSystemTime(at('10:05:01'));
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('away')));
  expect(shownOn(await load())).toEqual([tick.press]);
});

test('the bar says the time of the oldest that is shown, without who is signed in', async () => {
  answerWith({}, at('09:00:00'));
  await call('GET', day);
  answerWith({}, at('09:55:00'));
  await call('GET', '/days?from=2026-06-10&count=10');
  answerWith({}, at('07:00:00'));
  await call('GET', '/me');
  expect(useLive.getState()).toEqual({ isConnected: false, heardAt: at('09:00:00') });
});

test('who wants an answer no more has not lost the shop', async () => {
  vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => {
    await new Promise((_answer, refuse) => signal?.addEventListener('abort', () => refuse(signal.reason)));
  });
  const asking = new AbortController();
  const asked = call('GET', '/orders?q=jana', { signal: asking.signal });
  asking.abort();
  await expect(asked).rejects.toThrow('aborted');
  expect(useLive.getState()).toMatchObject({ isConnected: true });
});

test('what came too slowly for the shop may go through later', () => {
  expect(isUnreachable(new ApiError(408, {}))).toBe(true);
  expect(isUnreachable(new ApiError(409, {}))).toBe(false);
});

test('a photo has the time that it needs over a slow line, and what is small is given up after 15 s', async () => {
  const times: number[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    times.push(ms);
    return new AbortController().signal;
  });
  answerWith({});
  await call('PUT', '/orders/a/handover/photo', { body: new Blob([new Uint8Array(500_000)]) });
  await call('POST', '/orders/a/handover', { body: {} });
  expect(times).toEqual([55_000, 15_000]);
});
