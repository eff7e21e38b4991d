import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { KeptResponse } from './kept-response.ts';
import { createResponseCache } from './response-cache.ts';

const page = (text: string, init?: ResponseInit) => async () => new Response(text, init);
const bodyOf = (entry: KeptResponse | undefined) => entry?.full.identity.body.toString();

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

test('holds at most so many bytes; what was asked for longest ago goes first', async () => {
  const cache = createResponseCache(() => 1, 30_000);
  await cache.fill('asked all the time', page('x'.repeat(1000)));
  for (let nth = 0; nth < 20; nth++) {
    await cache.fill(`page ${nth}`, page('x'.repeat(1000)));
    expect(cache.get('asked all the time')).toBeDefined();
  }
  expect(cache.get('page 0')).toBeUndefined();
  expect(cache.get('page 19')).toBeDefined();
  expect(cache.bytes()).toBeLessThanOrEqual(30_000);
});

test('errors and answers that set a cookie are passed on, not kept', async () => {
  const cache = createResponseCache(() => 1);
  expect(await cache.fill('a', page('no', { status: 404 }))).toHaveProperty('passed');
  expect(await cache.fill('b', page('x', { headers: { 'Set-Cookie': 'a=b' } }))).toHaveProperty('passed');
  expect(cache.get('a') ?? cache.get('b')).toBeUndefined();
});

test('the answer for what does not exist is kept where it stands for all such', async () => {
  const cache = createResponseCache(() => 1);
  await cache.fill('a', page('no', { status: 404 }), true);
  await cache.fill('b', page('trouble', { status: 503 }), true);
  expect(cache.get('a')?.status).toBe(404);
  expect(cache.get('b')).toBeUndefined();
});

test('is compressed quickly for the first, thoroughly once somebody asks again, and says the same', async () => {
  const cache = createResponseCache(() => 1);
  const text = Array.from({ length: 3000 }, (_, nth) => `<li>${(nth * 7919) % 1009} rolls</li>`).join('');
  const made = await cache.fill('a', page(text));
  const quick = 'kept' in made ? made.kept : undefined;
  await sleep(50);
  expect(cache.get('a')).toBe(quick);
  await expect.poll(() => cache.get('a')?.isThorough).toBe(true);
  const thorough = cache.get('a');
  expect(thorough?.full.br.body.length).toBeLessThan(quick?.full.br.body.length ?? 0);
  expect(thorough?.etag).toBe(quick?.etag);
  for (const { full } of [quick, thorough].filter((entry) => entry !== undefined)) {
    expect(brotliDecompressSync(full.br.body).toString()).toBe(text);
    expect(gunzipSync(full.gzip.body).toString()).toBe(text);
  }
  expect(cache.bytes()).toBeLessThan(text.length + 20_000);
});
