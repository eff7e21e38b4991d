import { expect, test } from 'vitest';
import { missingTitle } from './missing-texts.ts';

test('what is there and wrong is to be corrected, and only what is not there is missing', () => {
  expect(missingTitle(['time', 'name'])).toBe('Still missing');
  expect(missingTitle(['phone'])).toBe('Please correct');
  expect(missingTitle(['soldOut', 'area'])).toBe('Please correct');
  expect(missingTitle(['time', 'phone'])).toBe('Still missing or to be corrected');
  expect(missingTitle(['company'])).toBe('Still missing or to be corrected');
});
