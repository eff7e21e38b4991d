import { expect, test } from 'vitest';
import { orderNumber } from './order-number.ts';

test('an order is called by the first eight signs of its id, short enough to say on the telephone', () => {
  expect(orderNumber('7f3a91c2-5b0e-4d7a-9c11-2e6f80ab34d5')).toBe('7f3a91c2');
});
