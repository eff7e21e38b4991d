import { expect, test, vi } from 'vitest';
import { ApiError, type ApiTransport, createApi } from './client.ts';

/** A client whose network keeps what is sent and gives one answer. */
function clientOf(answer: Response, change: Partial<ApiTransport> = {}) {
  const sent: Request[] = [];
  const api = createApi({
    fetch: (request) => {
      sent.push(request);
      return answer.clone();
    },
    origin: 'http://shop.test',
    locale: () => 'de',
    token: () => 't1',
    ...change,
  });
  return { api, sent };
}

test('a call carries the token, the language and JSON', async () => {
  const { api, sent } = clientOf(Response.json({ token: 't2' }));
  await api.login('jana@example.com', '12345678');
  const [request] = sent;
  expect([request?.method, request?.url]).toEqual(['POST', 'http://shop.test/v1/auth/login']);
  expect(request?.headers.get('Authorization')).toBe('Bearer t1');
  expect(request?.headers.get('Accept-Language')).toBe('de');
  expect(request?.headers.get('Content-Type')).toBe('application/json');
  expect(await request?.json()).toEqual({ email: 'jana@example.com', password: '12345678' });
});

test('without a token none is sent', async () => {
  const { api, sent } = clientOf(Response.json([]), { token: () => null });
  await api.products();
  expect(sent[0]?.headers.has('Authorization')).toBe(false);
  expect(sent[0]?.url).toBe('http://shop.test/v1/products?sellerId=0');
});

test('a code is asked for with e-mail, type and the solved check', async () => {
  const { api, sent } = clientOf(new Response('sent'));
  await api.sendAccessCode('jana@example.com', 'solved');
  expect(sent[0]?.url).toBe('http://shop.test/v1/auth/access-code?email=jana%40example.com&type=LOGIN');
  expect(sent[0]?.headers.get('X-Captcha')).toBe('solved');
});

test('a checkout is given up after 15000 ms', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const { api } = clientOf(Response.json({ url: 'https://pay.example' }));
  await api.createCheckoutSession({ items: [{ productId: 101, quantity: 1 }] });
  expect(timeout).toHaveBeenCalledExactlyOnceWith(15_000);
  timeout.mockRestore();
});

test('a checkout answers JSON as well as a plain text', async () => {
  const answer = (response: Response) => clientOf(response).api.createCheckoutSession({});
  expect(await answer(Response.json({ url: 'https://pay.example' }))).toEqual({ url: 'https://pay.example' });
  expect(await answer(new Response('https://pay.example'))).toBe('https://pay.example');
});

test('a 403 of any call names the token that failed', async () => {
  const failed: (string | null)[] = [];
  const { api } = clientOf(new Response('', { status: 403 }), {
    onSessionInvalid: (token) => failed.push(token),
  });
  const calls = [api.orders, api.customer, api.deliveryAddresses, () => api.updateOrder('o1', 'PAID')];
  for (const call of calls) await expect(call()).rejects.toThrow(ApiError);
  expect(failed).toEqual(['t1', 't1', 't1', 't1']);
});

test('an error has the words of the shop, in JSON or plain, but not those of a proxy', async () => {
  const error = (response: Response) =>
    clientOf(response)
      .api.orders()
      .catch((thrown: unknown) => thrown);
  const json = Response.json({ code: 'CartEmpty', message: 'Nothing to order' }, { status: 400 });
  expect(await error(json)).toMatchObject({ status: 400, code: 'CartEmpty', message: 'Nothing to order' });
  const plain = new Response('Wrong code', { status: 400, headers: { 'X-Error-Code': 'AccessCodeInvalid' } });
  expect(await error(plain)).toMatchObject({ code: 'AccessCodeInvalid', message: 'Wrong code' });
  const proxy = new Response('<h1>Bad gateway</h1>', { status: 502 });
  expect(await error(proxy)).toMatchObject({ status: 502, code: 'Unexpected', message: '' });
});
