import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

/** The worker as it is sent, with a network that can be away or slow and a cache that is a map. */
const source = readFileSync(new URL('../public/sw.js', import.meta.url), 'utf8');
const origin = 'http://kitchen.test';

interface Caught {
  readonly [name: string]: unknown;
  waitUntil(done: Promise<unknown>): void;
}

function startWorker() {
  const listeners = new Map<string, (event: Caught) => void>();
  const stores = new Map<string, Map<string, Response>>();
  /** It answers after so many milliseconds with what there was to say when it was asked. */
  const network = { isThere: true, breaks: false, delay: 0, answers: new Map<string, unknown>() };
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
    if (network.delay > 0) await new Promise((resolve) => setTimeout(resolve, network.delay));
    if (network.breaks) throw new TypeError('broken');
    return answer === undefined ? new Response(null, { status: 401 }) : Response.json(answer);
  };
  new Function('self', 'caches', 'fetch', source)(self, caches, fetchNow);

  const work: Promise<unknown>[] = [];
  async function happen(name: string, what: Record<string, unknown>) {
    let answer: Promise<Response> | undefined;
    const respondWith = (promised: Promise<Response>) => {
      answer = promised;
    };
    listeners.get(name)?.({ ...what, respondWith, waitUntil: (done) => void work.push(done) });
    const response = await answer;
    if (network.delay === 0) await Promise.all(work);
    return response;
  }
  return {
    network,
    /** All that the worker still had to do for what happened. */
    done: () => Promise.all(work),
    /** What a page gets, as it is. */
    ask: (path: string) => happen('fetch', { request: new Request(origin + path) }),
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
  ['', '/production', '/packing', '/runs', '/prints', '/work-changes'].map(
    (what) => `/kitchen/api/days/${day}${what}`,
  );

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

describe('where the network is slow', () => {
  const path = `/kitchen/api/days/${today}/production`;
  const keptAt = (response: Response | undefined) => Number(response?.headers.get('X-Kept-At'));
  const at = (time: string) => new Date(`${today}T${time}+02:00`).getTime();

  test('what is kept is shown after three seconds, and what comes late is there the next time', async () => {
    const { network, ask, done } = await withDaySeen();
    vi.setSystemTime(at('10:00:00'));
    network.delay = 4000;
    network.answers.set(path, { now: 'later' });
    const first = ask(path);
    await vi.advanceTimersByTimeAsync(3000);
    const shown = await first;
    expect(await shown?.json()).toEqual({ path });
    expect(keptAt(shown)).toBe(at('09:00:00'));
    await vi.advanceTimersByTimeAsync(1000);
    await done();
    network.isThere = false;
    const next = await ask(path);
    expect(await next?.json()).toEqual({ now: 'later' });
    // What was done while it was on its way is not in it.
    expect(keptAt(next)).toBe(at('10:00:00'));
  });

  test('with nothing kept the page waits for it, and it is kept', async () => {
    const { network, get, done, forget } = await withDaySeen();
    await forget();
    network.delay = 9000;
    const first = get(path);
    await vi.advanceTimersByTimeAsync(9000);
    expect(await first).toEqual({ path });
    await done();
    network.isThere = false;
    expect(await get(path)).toEqual({ path });
  });

  test('with nothing kept, one that breaks down late is an error', async () => {
    const { network, get } = startWorker();
    network.delay = 4000;
    network.breaks = true;
    const first = get(path);
    await vi.advanceTimersByTimeAsync(4000);
    expect(await first).toBe('error');
  });

  test('what was asked before something newer does not replace it', async () => {
    const { network, get, done } = await withDaySeen();
    vi.setSystemTime(at('10:00:00'));
    network.delay = 8000;
    network.answers.set(path, { now: 'older' });
    const slow = get(path);
    await vi.advanceTimersByTimeAsync(3000);
    network.delay = 500;
    network.answers.set(path, { now: 'newer' });
    const quick = get(path);
    await vi.advanceTimersByTimeAsync(5000);
    await Promise.all([slow, quick, done()]);
    network.isThere = false;
    expect(await get(path)).toEqual({ now: 'newer' });
  });

  test('nor does a day left before take away the one looked at since', async () => {
    const { network, get, done } = await withDaySeen();
    const [left, since] = ['2026-06-11', '2026-06-12'].map((day) => `/kitchen/api/days/${day}/production`);
    for (const each of [left, since]) network.answers.set(each ?? '', { each });
    network.delay = 8000;
    const slow = get(left ?? '');
    await vi.advanceTimersByTimeAsync(1000);
    network.delay = 500;
    const quick = get(since ?? '');
    await vi.advanceTimersByTimeAsync(7000);
    await Promise.all([slow, quick, done()]);
    network.isThere = false;
    expect(await get(since ?? '')).toEqual({ each: since });
  });

  test('today, asked for ahead, leaves the day that was looked at last', async () => {
    const { network, get, done } = await withDaySeen();
    const other = '/kitchen/api/days/2026-06-12/production';
    network.answers.set(other, { other });
    await get(other);
    await get(path);
    await done();
    network.isThere = false;
    expect(await get(other)).toEqual({ other });
    expect(await get(path)).toEqual({ path });
  });

  test('a clock that was ahead and is set right keeps no later answer out', async () => {
    const { network, get } = await withDaySeen();
    vi.setSystemTime(at('08:00:00'));
    network.answers.set(path, { now: 'later' });
    await get(path);
    network.isThere = false;
    expect(await get(path)).toEqual({ now: 'later' });
  });

  test('what comes after somebody has signed out is not kept for the next one', async () => {
    const { network, get, done, forget } = await withDaySeen();
    network.delay = 4000;
    const first = get(path);
    await vi.advanceTimersByTimeAsync(1000);
    void forget();
    await vi.advanceTimersByTimeAsync(3000);
    expect(await first).toEqual({ path });
    await done();
    network.isThere = false;
    network.delay = 0;
    expect(await get(path)).toBe('error');
  });
});
