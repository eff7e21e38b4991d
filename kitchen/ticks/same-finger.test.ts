import { expect, test } from 'vitest';
import { isMeantFor, sameFinger } from './same-finger.ts';

test('a second tap of the same finger is not meant, and the next one is', () => {
  const finger = sameFinger();
  expect([0, 200, 450, 699, 700].map((at) => finger.isMeant(at))).toEqual([true, false, false, false, true]);
});

test('a second tap where something was just pressed is not meant, and a tap on something else is', () => {
  const taps: [string, number][] = [
    ['rolls', 0],
    ['rolls', 150],
    ['soup', 200],
    ['rolls', 800],
  ];
  expect(taps.map(([what, at]) => isMeantFor(what, at))).toEqual([true, false, true, true]);
});

test('what has just moved under a finger was not meant by it', () => {
  const finger = sameFinger();
  finger.moved(10_000);
  expect(finger.isMeant(10_300)).toBe(false);
  expect(finger.isMeant(10_700)).toBe(true);
});
