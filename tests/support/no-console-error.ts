import { afterEach, expect, vi } from 'vitest';

/** Nothing writes to the console unasked: an unexpected error line fails the test that caused it, or one beside it. */
const written = vi.spyOn(console, 'error');

afterEach(() => {
  const calls = written.mock.calls.splice(0);
  expect(calls).toEqual([]);
});
