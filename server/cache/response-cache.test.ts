import { expect, test } from 'vitest';
import { type CachedResponse, createResponseCache } from './response-cache.ts';

const page = (text: string, init?: ResponseInit) => async () => new Response(text, init);
const bodyOf = (entry: CachedResponse | undefined) => entry?.full.identity.body.toString();

test('keeps what was made until the version moves', async () => {
  let version = 1;
  const cache = createResponseCache(() => version);
  await cache.fill('a', page('one'));
  expect(bodyOf(cache.get('a'))).toBe('one');
  version = 2;
  expect(cache.get('a')).toBeUndefined();
});

test('an answer that was begun under an older version is not kept', async () => {
  let version = 1;
  const cache = createResponseCache(() => version);
  await cache.fill('a', async () => {
    version = 2;
    return new Response('old');
  });
  expect(cache.get('a')).toBeUndefined();
});

test('holds at most so many bytes, the oldest go first', async () => {
  const cache = createResponseCache(() => 1, 30_000);
  for (let nth = 0; nth < 20; nth++) await cache.fill(`page ${nth}`, page('x'.repeat(1000)));
  expect(cache.get('page 0')).toBeUndefined();
  expect(cache.get('page 19')).toBeDefined();
});

test('errors and answers that set a cookie are passed on, not kept', async () => {
  const cache = createResponseCache(() => 1);
  expect(await cache.fill('a', page('no', { status: 404 }))).toHaveProperty('passed');
  expect(await cache.fill('b', page('x', { headers: { 'Set-Cookie': 'a=b' } }))).toHaveProperty('passed');
  expect(cache.get('a') ?? cache.get('b')).toBeUndefined();
});
