import { expect, test } from 'vitest';
import { type PartToMake, stillToMake } from './still-to-make.ts';

const part = (change: Partial<PartToMake>): PartToMake => ({
  quantity: 1,
  isStarted: false,
  isMade: false,
  startBy: '09:40',
  startsDayBefore: false,
  readyBy: '10:55',
  ...change,
});
const later = { quantity: 3, startBy: '16:25', readyBy: '17:40' };

test('all of it, from the first on, while nothing is begun', () => {
  expect(stillToMake([part({ startsDayBefore: true }), part(later)])).toEqual({
    left: 4,
    startBy: '09:40',
    startsDayBefore: true,
    readyBy: '10:55',
  });
});

test('what is begun is still to be made, and the next one to begin', () => {
  expect(stillToMake([part({ isStarted: true }), part(later)])).toEqual({
    left: 4,
    startBy: '16:25',
    startsDayBefore: false,
    readyBy: '10:55',
  });
});

test('what is made counts no more, whether it was told that it was begun or not', () => {
  expect(stillToMake([part({ isMade: true }), part(later)])).toMatchObject({ left: 3, readyBy: '17:40' });
  const all = [part({ isMade: true }), part({ ...later, isMade: true, isStarted: true })];
  expect(stillToMake(all)).toEqual({ left: 0, startBy: null, startsDayBefore: false, readyBy: null });
});
