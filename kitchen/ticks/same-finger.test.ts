import { expect, test } from 'vitest';
import { sameFinger } from './same-finger.ts';

test('a second tap of the same finger is not meant, and the next one is', () => {
  const finger = sameFinger();
  expect([0, 200, 450, 699, 700].map((at) => finger.isMeant(at))).toEqual([true, false, false, false, true]);
});

test('what has just moved under a finger was not meant by it', () => {
  const finger = sameFinger();
  finger.moved(10_000);
  expect(finger.isMeant(10_300)).toBe(false);
  expect(finger.isMeant(10_700)).toBe(true);
});
