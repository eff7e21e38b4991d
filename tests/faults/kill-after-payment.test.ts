import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newToken, tokenHash } from '#server/secrets.ts';

/** A whole stack in a process of its own, on the built shop, that can be killed at any moment. */
interface RunningStack {
  readonly child: ChildProcess;
  readonly env: Record<string, string>;
  readonly pids: number[];
}

let dataDir: string;
let stack: RunningStack | undefined;

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'tischlein-kill-'));
});
afterEach(async () => {
  if (stack) await ended(stack.child, () => stack?.child.kill('SIGTERM'));
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(): Promise<RunningStack> {
  const child = spawn(process.execPath, ['tests/support/programs/killable-stack.ts'], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: '0',
      MAILBOX_PORT: '0',
      PAYMENT_PORT: '0',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  for await (const chunk of child.stdout ?? []) {
    printed += chunk;
    const line = printed.split('\n').find((text) => text.startsWith('{"stack":'));
    if (line) return { child, ...JSON.parse(line).stack };
  }
  throw new Error(`the stack ended: ${printed}`);
}

function ended(child: ChildProcess, how: () => void): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    how();
  });
}

/** Ends everything at once, as a power cut would; who supervises goes first, so that nothing comes back. */
async function powerCut({ child, pids }: RunningStack): Promise<void> {
  const gone = ended(child, () => child.kill('SIGKILL'));
  for (const pid of pids) process.kill(pid, 'SIGKILL');
  await gone;
}

async function query<Row extends pg.QueryResultRow>(
  url: string,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

test('everything dies right after the payment: at the next start the order becomes PAID and is confirmed once', async () => {
  stack = await start();
  const { PUBLIC_URL = '', DATABASE_URL = '', STRIPE_API_BASE = '' } = stack.env;
  const token = newToken();
  const [customer] = await query<{ id: string }>(
    DATABASE_URL,
    "insert into customers (email) values ('killed@example.com') returning id",
  );
  await query(
    DATABASE_URL,
    "insert into sessions (token_hash, customer_id, ends_at) values ($1, $2, now() + interval '1 day')",
    [tokenHash(token), customer?.id],
  );
  const answer = await fetch(`${PUBLIC_URL}/v1/product-orders/create-checkout-session`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ productQuantities: { '101': 2 }, fulfilment: 'PICKUP' }),
  });
  const { url } = (await answer.json()) as { url: string };
  const sessionId = url.split('/').at(-1);
  await fetch(`${STRIPE_API_BASE}/_sandbox/faults`, {
    method: 'POST',
    body: JSON.stringify({ webhooks: 'drop' }),
  });
  await fetch(`${STRIPE_API_BASE}/_sandbox/sessions/${sessionId}/pay`, { method: 'POST' });
  await powerCut(stack);

  stack = await start();
  const restarted = Date.now();
  const database = stack.env.DATABASE_URL ?? '';
  await expect
    .poll(
      async () => (await query<{ status: string }>(database, 'select status from product_orders'))[0]?.status,
    )
    .toBe('PAID');
  expect(Date.now() - restarted).toBeLessThan(5000);
  const mails = async () => {
    const all = (await (await fetch(`${stack?.env.MAILBOX_URL}/email`)).json()) as {
      to: { address: string }[];
    }[];
    return all.filter(({ to }) => to.some(({ address }) => address === 'killed@example.com')).length;
  };
  await expect.poll(mails).toBe(1);
  await sleep(2500);
  expect(await mails()).toBe(1);
});
