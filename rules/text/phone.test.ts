import { expect, test } from 'vitest';
import { isWholePhoneNumber } from './phone.ts';

test('a telephone number that can be called has five digits at least', () => {
  expect(['110 11', '+49 (0)30/5557-0440', '030.5557'].map(isWholePhoneNumber)).toEqual([true, true, true]);
  expect(['abc', '', '030 1', 'mobile 0170 1234567'].map(isWholePhoneNumber)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
