import { expect, test } from 'vitest';
import { typedPercent } from './typed-percent.ts';

test('per cent are typed with a sign, a comma or a point', () => {
  expect(['5', '+5', '-2,5', '−3 %', '7.25%'].map(typedPercent)).toEqual([5, 5, -2.5, -3, 7.25]);
});

test('nothing, nought and what is none change nothing', () => {
  expect(['', '0', 'x', '5,123', '-95', '901', '1e2'].map(typedPercent)).toEqual(Array(7).fill(null));
});
