import { expect, test } from 'vitest';
import { forgetFailures, hasFailedForGood, hasJustFailed } from './failed-tries.ts';

test('was dreimal scheitert, wird kein viertes Mal versucht', () => {
  expect(hasFailedForGood('eins', 0)).toBe(false);
  expect(hasFailedForGood('eins', 4000)).toBe(false);
  expect(hasFailedForGood('eins', 8000)).toBe(true);
});

test('zwischen zwei Versuchen hat der Shop einen Augenblick, um sich zu fangen', () => {
  expect(hasJustFailed('zwei', 0)).toBe(false);
  hasFailedForGood('zwei', 0);
  expect(hasJustFailed('zwei', 2900)).toBe(true);
  expect(hasJustFailed('zwei', 3000)).toBe(false);
});

test('jeder Handgriff hat seine eigenen Versuche', () => {
  hasFailedForGood('drei', 0);
  hasFailedForGood('drei', 4000);
  expect(hasJustFailed('vier', 4000)).toBe(false);
  expect(hasFailedForGood('vier', 8000)).toBe(false);
});

test('was noch einmal gesendet wird, hat alle Versuche vor sich', () => {
  for (const at of [0, 4000, 8000]) hasFailedForGood('fünf', at);
  forgetFailures('fünf');
  expect(hasJustFailed('fünf', 8000)).toBe(false);
  expect(hasFailedForGood('fünf', 8000)).toBe(false);
});
