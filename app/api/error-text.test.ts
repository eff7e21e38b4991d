import { expect, test } from 'vitest';
import { ApiError } from './client.ts';
import { errorText, isSessionInvalid } from './error-text.ts';

test('the words of the shop come first, the fallback last', () => {
  expect(errorText(new ApiError(400, 'DiscountExpired', 'The code has expired.'), 'x')).toBe(
    'The code has expired.',
  );
  expect(errorText(new ApiError(502, 'Unexpected', ''), 'Please try again.')).toBe('Please try again.');
  expect(errorText('odd', 'Please try again.')).toBe('Please try again.');
});

test("a lost connection is said in our words, not in the browser's", () => {
  expect(errorText(new TypeError('Failed to fetch'), 'x')).toContain('no connection');
  expect(errorText(new DOMException('signal timed out', 'TimeoutError'), 'x')).toContain('no connection');
});

test('only a 403 means that the session is over', () => {
  expect(isSessionInvalid(new ApiError(403, 'SessionInvalid', ''))).toBe(true);
  expect(isSessionInvalid(new ApiError(404, 'OrderNotFound', ''))).toBe(false);
});
