import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Faults } from './faults.ts';
import { nowSeconds } from './store/ids.ts';
import type { EventRecord } from './store/records.ts';
import type { Store } from './store/store.ts';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 120_000;
const ANSWER_LIMIT_MS = 10_000;
const AT_ONCE = 20;

/** Where events go, and the secret that signs them. Without a URL they wait for a start that has one. */
export type Receiver = { url: string | undefined; secret: string };

/** Delivers every event until the receiver answers 2xx, also those of earlier runs. Order is not promised. */
export function deliverEvents(store: Store, faults: Faults, receiver: Receiver, closing: AbortSignal): void {
  const { url } = receiver;
  if (!url) return;
  const deliverOnce = deliverer(store, faults, { ...receiver, url }, closing);
  const deliver = (record: EventRecord) =>
    deliverOnce(record).catch((error: unknown) => {
      if (!closing.aborted) throw error;
    });
  store.onEvent = (record) => void deliver(record);
  for (const record of store.table('events').values()) if (record.fate === 'pending') void deliver(record);
}

/** One more delivery of an event, whatever became of it: Stripe's "resend". True when it was taken. */
export async function send(receiver: Receiver & { url: string }, event: object): Promise<boolean> {
  const payload = JSON.stringify(event, null, 2);
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'stripe-signature': sign(payload, receiver.secret),
    'user-agent': 'Stripe/1.0 (sandbox)',
  };
  const signal = AbortSignal.timeout(ANSWER_LIMIT_MS);
  try {
    const init = { method: 'POST', body: payload, headers, redirect: 'manual', signal } as const;
    const response = await fetch(receiver.url, init);
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

function sign(payload: string, secret: string): string {
  const time = nowSeconds();
  const v1 = createHmac('sha256', secret).update(`${time}.${payload}`).digest('hex');
  return `t=${time},v1=${v1}`;
}

function deliverer(store: Store, faults: Faults, receiver: Receiver & { url: string }, closing: AbortSignal) {
  let busy = 0;
  const waiting: (() => void)[] = [];

  async function inTurn(work: () => Promise<boolean>): Promise<boolean> {
    if (busy >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
    busy += 1;
    try {
      return await work();
    } finally {
      busy -= 1;
      waiting.shift()?.();
    }
  }

  return async ({ event }: EventRecord): Promise<void> => {
    const settle = (fate: EventRecord['fate'], attempts: number) => {
      closing.throwIfAborted();
      store.commit([['events', event.id, { event, fate, attempts }]]);
    };
    await store.flushed();
    if (faults.webhooks === 'drop') return settle('dropped', 0);
    if (faults.webhooks === 'delay') await sleep(faults.delayMs, null, { signal: closing });
    if (faults.webhooks === 'repeat') void send(receiver, event);
    let pauseMs = FIRST_PAUSE_MS;
    for (let attempts = 1; ; attempts += 1) {
      if (await inTurn(() => send(receiver, event))) return settle('delivered', attempts);
      await sleep(pauseMs, null, { signal: closing });
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    }
  };
}
