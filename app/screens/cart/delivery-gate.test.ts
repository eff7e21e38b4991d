import { expect, test } from 'vitest';
import { deliveryBlocker } from './delivery-gate.ts';

const fine = { items: 2, gone: 0, missing: 0, signedIn: true };

test('a filled cart above the minimum, signed in, goes on', () => {
  expect(deliveryBlocker(fine)).toBeNull();
});

test.each([
  [{ ...fine, items: 0, missing: 5000, signedIn: false }, 'empty'],
  [{ ...fine, gone: 1, missing: 100, signedIn: false }, 'gone'],
  [{ ...fine, missing: 1, signedIn: false }, 'minimum'],
  [{ ...fine, signedIn: false }, 'sign-in'],
])('%o is stopped by %s', (state, blocker) => {
  expect(deliveryBlocker(state)).toBe(blocker);
});
