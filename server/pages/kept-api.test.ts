import { expect, test } from 'vitest';
import { createPageApi } from '#app/api/page-client.ts';
import { keptApi } from './kept-api.ts';

/** An API whose answers are counted, and what is kept of it. */
function counted(answer: () => Response = () => Response.json([])) {
  const asked: string[] = [];
  let version = 1;
  const api = createPageApi({
    fetch: (request) => {
      asked.push(new URL(request.url).pathname + new URL(request.url).search);
      return answer();
    },
    origin: 'http://in.process',
    locale: () => 'en',
    token: () => null,
  });
  return { asked, api: keptApi(api, () => version), moveVersion: () => (version += 1) };
}

test('the same question is asked once, another one for itself', async () => {
  const { asked, api } = counted();
  await Promise.all([api.products(1), api.products(1), api.products(2)]);
  await api.products(1);
  expect(asked).toEqual(['/v1/products?sellerId=1', '/v1/products?sellerId=2']);
});

test('a new version of the catalogue is asked for anew', async () => {
  const { asked, api, moveVersion } = counted();
  await api.categories();
  moveVersion();
  await api.categories();
  expect(asked).toHaveLength(2);
});

test('a failure is not kept', async () => {
  let isDown = true;
  const { asked, api } = counted(() => (isDown ? new Response('', { status: 503 }) : Response.json([])));
  await expect(api.sellers()).rejects.toThrow();
  isDown = false;
  expect(await api.sellers()).toEqual([]);
  expect(asked).toHaveLength(2);
});

test('what belongs to a customer is never kept', async () => {
  const { asked, api } = counted();
  await api.orders();
  await api.orders();
  expect(asked).toHaveLength(2);
});
