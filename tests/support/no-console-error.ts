import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Nothing writes to the console unasked: an unexpected error line fails the test that caused it. */
beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  expect(console.error).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
