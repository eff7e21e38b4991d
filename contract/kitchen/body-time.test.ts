import { expect, test } from 'vitest';
import { bodyTime, mostPhotoBytes } from './body-time.ts';

test('over 100 kbit/s every body arrives in time, and a small one is waited for no longer than ten seconds', () => {
  const needed = (bytes: number) => (bytes * 8 * 1000) / 100_000;
  for (const bytes of [0, 1000, 500_000, mostPhotoBytes])
    expect(bodyTime(bytes)).toBeGreaterThanOrEqual(needed(bytes) + 10_000);
  expect(bodyTime(1000)).toBeLessThan(10_100);
});
