import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestShop, type TestShop } from '../support/shop.ts';

/** What the image has (deploy/Dockerfile), and nothing else: no packages, no sources but the layout of the database. */
const folder = mkdtempSync(path.join(tmpdir(), 'tischlein-built-'));
let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  for (const part of ['package.json', 'server/db/migrations', 'build/server', 'build/commands'])
    cpSync(part, path.join(folder, part), { recursive: true });
  for (const name of ['manifest-en.json', 'manifest-de.json'])
    cpSync(path.join('build', name), path.join(folder, 'build', name));
  for (const pages of ['client', 'kitchen'])
    symlinkSync(path.resolve('build', pages), path.join(folder, 'build', pages));
});
afterAll(async () => {
  await shop.stop();
  rmSync(folder, { recursive: true });
});

/** The machine's environment without what a checkout adds, and where the parts of the shop are. */
function environment(): NodeJS.ProcessEnv {
  const { DATABASE_URL, SMTP_URL, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_BASE } = shop.config;
  const parts = { DATABASE_URL, SMTP_URL, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_BASE };
  return { PATH: process.env.PATH, ...parts };
}

async function typed(...args: string[]) {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: environment(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, complaint, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { output, complaint, code };
}

test.each([
  [['shop', 'settings', 'get', 'min-order'], 'setting    value\n─────────  ─────\nmin-order  50\n'],
  [['customer', 'sign-out', 'nobody@example.com'], 'Ended 0 sessions of nobody@example.com.\n'],
  [['backup', 'all.jsonl.gz'], expect.stringMatching(/^all\.jsonl\.gz: \d+ rows, 0 orders\n$/)],
])('a command needs nothing but what was built: %j', async ([name, ...args], output) => {
  expect(await typed(`build/commands/${name}.js`, ...args)).toEqual({ output, complaint: '', code: 0 });
});

test('a backup that it wrote is not taken into a database that has rows', async () => {
  expect(statSync(path.join(folder, 'all.jsonl.gz')).size).toBeGreaterThan(1000);
  const { code, complaint } = await typed('build/commands/restore.js', 'all.jsonl.gz');
  expect(complaint).toContain('The database is not empty');
  expect(code).toBe(1);
});

test('and so does the shop, which opens', async () => {
  const child = spawn(process.execPath, ['build/server/main.js'], {
    cwd: folder,
    env: { ...environment(), PORT: '0', SHOP_DEMO: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of child.stdout) if (String(line).includes('shop is open')) break;
  child.kill('SIGTERM');
  const [code] = await once(child, 'close');
  expect(code).toBe(0);
}, 30_000);
