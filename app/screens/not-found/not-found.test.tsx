import { expect, test, vi } from 'vitest';
import { loader } from './route.tsx';

test('a bad path is logged on one line, whatever is in it, and answered with 404', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const request = new Request('http://shop.test/no/such%0Apage?token=secret');
  const answer = loader({ request } as Parameters<typeof loader>[0]);
  expect(warn).toHaveBeenCalledExactlyOnceWith('page not found: "/no/such%0Apage"');
  expect(answer.init?.status).toBe(404);
  warn.mockRestore();
});
