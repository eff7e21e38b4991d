import { afterAll, beforeAll, expect, test } from 'vitest';
import { berlinInstant } from '#rules/booking/berlin-instant.ts';
import { startTestShop, type TestShop } from '../../tests/support/shop.ts';
import { onceANight } from './nightly.ts';

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

test('one that failed, or whose process closed in the middle of it, is done again an hour later', async () => {
  const outcomes: boolean[] = [];
  const ends = (outcome: boolean) => async () => {
    outcomes.push(outcome);
    return outcome;
  };
  const failing = () => Promise.reject(new Error('the provider is away'));
  await expect(onceANight(at('03:10'), 'try', failing)).rejects.toThrow('away');
  await onceANight(at('04:00'), 'try', ends(true));
  expect(outcomes).toEqual([]);
  await onceANight(at('04:11'), 'try', ends(false));
  await onceANight(at('05:12'), 'try', ends(true));
  await onceANight(at('07:00'), 'try', ends(true));
  expect(outcomes).toEqual([false, true]);
});
