import { expect, test } from 'vitest';
import { priceDifference } from './price-difference.ts';

test('another dish costs more, less, or the same', () => {
  expect(priceDifference(300)).toBe('+\u2060€3.00');
  expect(priceDifference(-1300)).toBe('−\u2060€13.00');
  expect(priceDifference(0)).toBe('same price');
});
