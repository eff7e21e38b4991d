import { expect, test } from 'vitest';
import { typedQuantity } from './stepper.tsx';

test.each([
  ['0', 0],
  ['12', 12],
  [' 7 ', 7],
  ['007', 7],
])('typing %j means %i', (text, quantity) => {
  expect(typedQuantity(text)).toBe(quantity);
});

test.each(['', '-1', '+1', '1.5', '1,5', '1e3', 'two', '٣', '1234567'])('typing %j is ignored', (text) => {
  expect(typedQuantity(text)).toBeNull();
});
