import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import nodemailer from 'nodemailer';
import pg from 'pg';
import Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Stack, startStack } from './stack.ts';

const SHOP = [path.join(import.meta.dirname, 'testing', 'shop.ts')];
const ANY_PORTS = { PORT: '0', MAILBOX_PORT: '0', PAYMENT_PORT: '0' };
type Answer = { pid: number; env: Record<string, string>; events: { type: string }[] };

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'stack-test-'));
  chmodSync(dataDir, 0o711);
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const start = (more: NodeJS.ProcessEnv = {}, onEnd?: (code: number) => void) =>
  startStack({ dataDir, env: { ...process.env, ...ANY_PORTS, ...more }, server: SHOP, onEnd });

async function ask(stack: Stack, place = '/'): Promise<Answer> {
  return (await fetch(`http://127.0.0.1:${stack.env.PORT}${place}`)).json() as Promise<Answer>;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('the shop gets addresses under which database, mail and payments work', async () => {
  const stack = await start();
  const { env } = await ask(stack);
  const client = new pg.Client(env.DATABASE_URL);
  await client.connect();
  expect((await client.query('select current_database() as name')).rows).toEqual([{ name: 'tischlein' }]);
  await client.end();
  const mail = nodemailer.createTransport(env.SMTP_URL);
  await mail.sendMail({ from: 'a@example.com', to: 'b@example.com', subject: 'Hello', text: 'Hello' });
  expect(await (await fetch(`${stack.urls.mailbox}/email`)).text()).toContain('Hello');
  const api = new URL(env.STRIPE_API_BASE ?? '');
  const stripe = new Stripe(env.STRIPE_SECRET_KEY ?? '', {
    host: api.hostname,
    port: api.port,
    protocol: 'http',
  });
  const price = { currency: 'eur', unit_amount: 900, product_data: { name: 'Soup' } };
  const { id } = await stripe.checkout.sessions.create({
    mode: 'payment',
    line_items: [{ quantity: 1, price_data: price }],
    success_url: `${env.PUBLIC_URL}/payment/success`,
  });
  await fetch(`${env.STRIPE_API_BASE}/_sandbox/sessions/${id}/pay`, { method: 'POST' });
  await expect
    .poll(async () => (await ask(stack)).events.map(({ type }) => type))
    .toEqual(['checkout.session.completed']);
  const pids = Object.values(stack.processes).map(({ pid }) => pid);
  await stack.stop();
  expect(pids.filter(isAlive)).toEqual([]);
});

test('a sandbox that dies comes back at the same address; so does the shop of a demo', async () => {
  const stack = await start({ SHOP_DEMO: '1' });
  const { payments, mailbox, shop } = stack.processes;
  for (const part of [payments, mailbox, shop]) process.kill(part?.pid ?? 0, 'SIGKILL');
  const up = async (url: string) => (await fetch(url).catch(() => undefined))?.status;
  await expect.poll(() => up(`${stack.urls.payments}/_sandbox/faults`)).toBe(200);
  await expect.poll(() => up(`${stack.urls.mailbox}/email`)).toBe(200);
  await expect.poll(() => up(`http://127.0.0.1:${stack.env.PORT}/`)).toBe(200);
  await stack.stop();
});

test('a shop that gives up at once ends the stack with its code, also in a demo', async () => {
  await expect(start({ SHOP_DEMO: '1', TEST_EXIT_CODE: '7' })).rejects.toMatchObject({ code: 7 });
});

test('outside a demo the shop’s end is told, and nothing is started again', async () => {
  let told: number | undefined;
  const stack = await start({}, (code) => {
    told = code;
  });
  await ask(stack, '/die').catch(() => undefined);
  await expect.poll(() => told).toBe(1);
  await stack.stop();
});

test('what a variable names is not started', async () => {
  const outside = {
    DATABASE_URL: 'postgres://db.example/shop',
    SMTP_URL: 'smtp://mail.example',
    STRIPE_SECRET_KEY: 'sk_live',
  };
  const stack = await start(outside);
  expect(Object.keys(stack.processes)).toEqual(['shop']);
  const { env } = await ask(stack);
  expect(env).toMatchObject(outside);
  expect(env.STRIPE_API_BASE).toBeUndefined();
  await stack.stop();
});

test('kill -9 of the stack: its parts end by themselves, and the next start has their data', async () => {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'testing', 'start-stack.ts')], {
    env: { ...process.env, ...ANY_PORTS, DATA_DIR: dataDir },
  });
  let said = '';
  child.stdout.on('data', (chunk) => {
    said += chunk;
  });
  await expect.poll(() => said).toContain('\n');
  const { env, pids } = JSON.parse(said) as { env: Record<string, string>; pids: number[] };
  const client = new pg.Client(env.DATABASE_URL);
  client.on('error', () => undefined);
  await client.connect();
  await client.query('create table kept as select 5 as n');
  child.kill('SIGKILL');
  const next = await start();
  await expect.poll(() => pids.filter(isAlive)).toEqual([]);
  const read = async () => {
    const reader = new pg.Client(next.env.DATABASE_URL);
    reader.on('error', () => undefined);
    try {
      await reader.connect();
      return (await reader.query('select n from kept')).rows;
    } finally {
      await reader.end();
    }
  };
  await expect.poll(() => read().catch(() => undefined)).toEqual([{ n: 5 }]);
  await next.stop();
});
