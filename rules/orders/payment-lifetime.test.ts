import { expect, test } from 'vitest';
import { lifetimeOf } from './payment-lifetime.ts';
import { telephoneFingerprint } from './telephone-order.ts';

test('an order of the shop can be paid for half an hour, one by telephone for two hours', () => {
  expect(lifetimeOf({ fingerprint: 'k3Jd81' })).toBe(31 * 60_000);
  expect(lifetimeOf({ fingerprint: telephoneFingerprint('0f8fad5b') })).toBe(7_200_000);
});
