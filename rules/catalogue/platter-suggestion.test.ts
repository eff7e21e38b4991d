import { expect, test } from 'vitest';
import { isGuestCount } from '../booking/guest-count.ts';
import { suggestedPlatters } from './platter-suggestion.ts';

test.each([
  ['10-15', 2],
  ['15-20', 2],
  ['20-25', 3],
  ['25-30', 3],
  ['30-35', 4],
  ['35-40', 4],
  ['40+', 4],
] as const)('%s guests are suggested %i platters', (range, platters) => {
  expect(suggestedPlatters(range)).toBe(platters);
});

test('only the listed ranges are guest counts', () => {
  expect(isGuestCount('10-15')).toBe(true);
  expect(isGuestCount('12')).toBe(false);
});
