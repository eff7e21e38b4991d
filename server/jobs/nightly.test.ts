import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { berlinInstant } from '#rules/booking/berlin-instant.ts';
import { jobDays } from '#server/db/schema/jobs.ts';
import { startTestShop, type TestShop } from '../../tests/support/shop.ts';
import { onceADay, onceANight } from './nightly.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const at = (time: string, day = '2027-01-31') => ({
  db: shop.deps.db,
  now: () => berlinInstant(day, time),
});

test('a job of the night is done once a day, by one of all processes, after three', async () => {
  let done = 0;
  const work = async () => {
    done++;
    return true;
  };
  await onceANight(at('02:59'), 'count', work);
  expect(done).toBe(0);
  await Promise.all(Array.from({ length: 10 }, () => onceANight(at('03:00'), 'count', work)));
  expect(done).toBe(1);
  await onceANight(at('22:00'), 'count', work);
  expect(done).toBe(1);
  await onceANight(at('09:00', '2027-02-01'), 'count', work);
  expect(done).toBe(2);
});

test('one that failed, or whose process closed in the middle of it, is done again five minutes later', async () => {
  const outcomes: boolean[] = [];
  const ends = (outcome: boolean) => async () => {
    outcomes.push(outcome);
    return outcome;
  };
  const failing = () => Promise.reject(new Error('the provider is away'));
  await expect(onceANight(at('03:10'), 'try', failing)).rejects.toThrow('away');
  await onceANight(at('03:14'), 'try', ends(true));
  expect(outcomes).toEqual([]);
  await onceANight(at('03:16'), 'try', ends(false));
  await onceANight(at('03:22'), 'try', ends(true));
  await onceANight(at('07:00'), 'try', ends(true));
  expect(outcomes).toEqual([false, true]);
});

test('a clock that was a day ahead for a moment does not use up the work of the next day', async () => {
  const done: string[] = [];
  const ask = (time: string, day: string) =>
    onceADay(at(time, day), 'remind', '10:00', async () => {
      done.push(day);
      return true;
    });
  await ask('10:30', '2027-03-02');
  await ask('10:31', '2027-03-01');
  await ask('10:30', '2027-03-02');
  await ask('10:40', '2027-03-02');
  expect(done).toEqual(['2027-03-02', '2027-03-01', '2027-03-02']);
});

test('one that takes hours is not begun by another process meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const begun: string[] = [];
  let time = '04:00';
  const later = { db: shop.deps.db, now: () => berlinInstant('2027-04-05', time) };
  const run = () =>
    onceANight(later, 'long', () => {
      begun.push(time);
      return promise;
    });
  const first = run();
  await expect.poll(() => begun).toEqual(['04:00']);
  time = '06:00';
  vi.advanceTimersByTime(60_000);
  const startedAt = async () =>
    (await shop.deps.db.select().from(jobDays).where(eq(jobDays.job, 'long')))[0]?.startedAt.getTime();
  await expect.poll(startedAt).toBe(later.now());
  time = '06:04';
  await run();
  resolve(true);
  await first;
  time = '08:00';
  await run();
  expect(begun).toEqual(['04:00']);
});
