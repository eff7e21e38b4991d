import { expect, test } from 'vitest';
import { isBon, isEnough } from './use-found-orders.ts';

test('one or two digits alone are the number of an order on its day', () => {
  for (const number of ['15', ' 7 ']) expect(isBon(number), number).toBe(true);
  for (const other of ['', '155', '1a', '1 5', 'Bon 7']) expect(isBon(other), other).toBe(false);
});

test('orders are looked for by a number of the day, or by three signs', () => {
  for (const query of ['7', '15', 'Küh']) expect(isEnough(query), query).toBe(true);
  for (const query of ['', 'Kü', ' K ']) expect(isEnough(query), query).toBe(false);
});
