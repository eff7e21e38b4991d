import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** The worker as it is sent, with a network that can be away and a cache that is a map. */
const source = readFileSync(new URL('../public/sw.js', import.meta.url), 'utf8');
const origin = 'http://kitchen.test';

interface Caught {
  readonly [name: string]: unknown;
  waitUntil(done: Promise<unknown>): void;
}

function startWorker() {
  const listeners = new Map<string, (event: Caught) => void>();
  const stores = new Map<string, Map<string, Response>>();
  const network = { isThere: true, answers: new Map<string, unknown>() };
  const self = {
    location: { origin },
    clients: { claim: async () => undefined },
    skipWaiting: () => undefined,
    addEventListener: (name: string, listener: (event: Caught) => void) => listeners.set(name, listener),
  };
  const caches = {
    async open(name: string) {
      const store = stores.get(name) ?? new Map<string, Response>();
      stores.set(name, store);
      return {
        match: async ({ url }: Request) => store.get(url)?.clone(),
        put: async ({ url }: Request, response: Response) => void store.set(url, response),
        delete: async ({ url }: Request) => store.delete(url),
        keys: async () => [...store.keys()].map((url) => new Request(url)),
      };
    },
    delete: async (name: string) => stores.delete(name),
  };
  const fetchNow = async ({ url }: Request) => {
    if (!network.isThere) throw new TypeError('away');
    const answer = network.answers.get(url.slice(origin.length));
    return answer === undefined ? new Response(null, { status: 401 }) : Response.json(answer);
  };
  new Function('self', 'caches', 'fetch', source)(self, caches, fetchNow);

  async function happen(name: string, what: Record<string, unknown>) {
    const work: Promise<unknown>[] = [];
    let answer: Promise<Response> | undefined;
    const respondWith = (promised: Promise<Response>) => {
      answer = promised;
    };
    listeners.get(name)?.({ ...what, respondWith, waitUntil: (done) => void work.push(done) });
    const response = await answer;
    await Promise.all(work);
    return response;
  }
  return {
    network,
    /** What a page gets; undefined where the worker leaves it to the browser. */
    async get(path: string): Promise<unknown> {
      const response = await happen('fetch', { request: new Request(origin + path) });
      return response?.ok ? response.json() : response?.type;
    },
    forget: () => happen('message', { data: { forget: true } }),
  };
}

const today = '2026-06-10';
const days = `/kitchen/api/days?from=${today}&count=10`;
const ofDay = (day: string) =>
  ['', '/production', '/packing', '/runs', '/prints'].map((what) => `/kitchen/api/days/${day}${what}`);

/** A worker of a browser in which Jonas has looked at a day. */
async function withDaySeen(day = today) {
  const worker = startWorker();
  const { answers } = worker.network;
  answers.set('/kitchen/api/me', { staffId: 3, name: 'Jonas', role: 'KITCHEN' });
  for (const path of [days, ...ofDay(day)]) answers.set(path, { path });
  for (const path of answers.keys()) await worker.get(path);
  return worker;
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(`${today}T09:00:00+02:00`) });
});
afterEach(() => {
  vi.useRealTimers();
});

test.each(['/kitchen/api/me', days, ...ofDay(today)])(
  '%s is there after a reload without a connection',
  async (path) => {
    const { network, get } = await withDaySeen();
    network.isThere = false;
    expect(await get(path)).toEqual(network.answers.get(path));
  },
);

test('an order and the money are not kept', async () => {
  const { get } = await withDaySeen();
  expect(await get('/kitchen/api/orders/abc')).toBeUndefined();
  expect(await get('/kitchen/api/money/2026-06')).toBeUndefined();
});

test('of other days the one that was asked for last is kept, and today beside it', async () => {
  const { network, get } = await withDaySeen();
  for (const day of ['2026-06-11', '2026-06-12']) {
    for (const path of ofDay(day)) {
      network.answers.set(path, { path });
      await get(path);
    }
  }
  network.isThere = false;
  for (const path of [...ofDay(today), ...ofDay('2026-06-12')]) expect(await get(path)).toEqual({ path });
  for (const path of ofDay('2026-06-11')) expect(await get(path)).toBe('error');
});

test('a day that is over goes when the next one is asked for', async () => {
  const { network, get } = await withDaySeen();
  vi.setSystemTime(new Date('2026-06-11T06:00:00+02:00'));
  for (const path of ofDay('2026-06-11')) {
    network.answers.set(path, { path });
    await get(path);
  }
  network.isThere = false;
  for (const path of ofDay(today)) expect(await get(path)).toBe('error');
});

test('nothing is left for the next one when somebody signs out or is signed out', async () => {
  const out = await withDaySeen();
  await out.forget();
  out.network.isThere = false;
  for (const path of ofDay(today)) expect(await out.get(path)).toBe('error');

  const ended = await withDaySeen();
  ended.network.answers.delete('/kitchen/api/me');
  await ended.get('/kitchen/api/me');
  ended.network.isThere = false;
  for (const path of ofDay(today)) expect(await ended.get(path)).toBe('error');
});

test('nor when somebody else is signed in who did not sign out', async () => {
  const { network, get } = await withDaySeen();
  network.answers.set('/kitchen/api/me', { staffId: 4, name: 'Dilan', role: 'DRIVER' });
  await get('/kitchen/api/me');
  network.isThere = false;
  for (const path of ofDay(today)) expect(await get(path)).toBe('error');
  expect(await get('/kitchen/api/me')).toMatchObject({ name: 'Dilan' });
});
