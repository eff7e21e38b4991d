import { expect, test } from 'vitest';
import { typedBon } from './bon-of.ts';

test('one or two digits alone are the number of an order on its day', () => {
  expect(typedBon('15')).toBe(15);
  expect(typedBon(' 7 ')).toBe(7);
  for (const other of ['', '155', '1a', '1 5', 'Bon 7']) expect(typedBon(other), other).toBeNull();
});
