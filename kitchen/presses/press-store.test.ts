import { afterEach, expect, test, vi } from 'vitest';
import { keepPress } from './press-store.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a memory that could not be opened once is opened again for the next press', async () => {
  class FailedRequest extends EventTarget {
    readonly error = new DOMException('The connection was lost', 'UnknownError');
  }
  vi.stubGlobal('IDBRequest', FailedRequest);
  for (const name of ['IDBDatabase', 'IDBObjectStore', 'IDBIndex', 'IDBCursor', 'IDBTransaction'])
    vi.stubGlobal(name, class {});
  const open = vi.fn(() => {
    const request = new FailedRequest();
    setTimeout(() => request.dispatchEvent(new Event('error')));
    return request;
  });
  vi.stubGlobal('indexedDB', { open });
  const made = { id: 'a', at: 1, method: 'PUT', path: '/x', order: 'o', shows: {} } as const;
  for (const times of [1, 2]) {
    await expect(keepPress(made)).rejects.toThrow('The connection was lost');
    expect(open).toHaveBeenCalledTimes(times);
  }
});
