import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { startPostgres } from '#sandbox/postgres/start.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'tischlein-commands-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a command as somebody types it on a machine without the shop's variables. */
async function typed(args: string[], env: NodeJS.ProcessEnv) {
  const { DATABASE_URL: _, NODE_ENV: __, ...machine } = process.env;
  const child = spawn(process.execPath, args, {
    env: { ...machine, DATA_DIR: folder, ...env },
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
  ['commands/shop.ts', 'orders', 'list', '--day', '2026-11-26'],
  ['commands/customer.ts', 'export', 'jana@example.com'],
  ['commands/backup.ts'],
  ['commands/restore.ts', 'nothing.jsonl.gz'],
  ['build/commands/shop.js', 'orders', 'list'],
])('without DATABASE_URL %s refuses, and begins no database', async (...args) => {
  expect(await typed(args, {})).toEqual({
    code: 1,
    output: '',
    complaint:
      'DATABASE_URL is not set, nor is it in a file that may be read here (/etc/tischlein.env with an archive, by root; .env with the sources), and this is no demo that `npm start` has begun: nothing was done.\n',
  });
  expect(readdirSync(folder)).toEqual([]);
});

test.each([
  ['commands/customer.ts', 'erase', 'jana@example.com', '--dryrun'],
  ['commands/customer.ts', 'erase', 'jana@example.com', 'dry-run'],
  ['commands/customer.ts', 'sign-out', 'jana@example.com', '--dry-run'],
  ['commands/customer.ts', 'erase', '--dry-run'],
  ['commands/customer.ts', 'forget', 'jana@example.com'],
  ['commands/backup.ts', 'one.jsonl.gz', 'other.jsonl.gz'],
  ['commands/backup.ts', '--too', 'folder'],
  ['commands/restore.ts', 'one.jsonl.gz', '--dry-run'],
])('what is typed wrongly is answered with how it is typed, and does nothing: %s %s', async (...args) => {
  // A database that nobody reaches: to ask it would be another exit code.
  const { code, output, complaint } = await typed(args, { DATABASE_URL: 'postgres://127.0.0.1:9/shop' });
  expect({ code, output }).toEqual({ code: 2, output: '' });
  expect(complaint).toMatch(/\nnpm run (customer|backup|restore) -- /);
});

test('who reads only the beginning of what is said, as `| head` does, ends no command with a stack', async () => {
  const { DATABASE_URL: _, NODE_ENV: __, ...machine } = process.env;
  const child = spawn(process.execPath, ['commands/shop.ts', 'doctor'], {
    env: { ...machine, DATA_DIR: folder, SMTP_URL: 'smtp://127.0.0.1:9' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.destroy();
  const [complaint, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  expect({ code, complaint }).toEqual({ code: 1, complaint: '' });
});

test('a database whose address is none is told by its variable', async () => {
  const DATABASE_URL = 'postgres://shop:se/cret@db.berlin/shop';
  for (const args of [
    ['backup.ts'],
    ['customer.ts', 'export', 'jana@example.com'],
    ['restore.ts', 'none.gz'],
  ]) {
    const { code, complaint } = await typed([`commands/${args[0]}`, ...args.slice(1)], { DATABASE_URL });
    expect(code).toBe(1);
    expect(complaint).toMatch(/^DATABASE_URL must look like postgres:.*%40, %2F, %23 and %3F\.\n$/);
  }
  const ofTrial = await typed(['commands/backup.ts', '--to', path.join(folder, 'files')], {
    DATABASE_URL: 'postgres://127.0.0.1:9/shop',
    BACKUP_TRIAL_DATABASE_URL: DATABASE_URL,
  });
  expect(ofTrial).toMatchObject({
    code: 1,
    complaint: expect.stringMatching(/^BACKUP_TRIAL_DATABASE_URL must/),
  });
});

test.each([
  ['shop', 'npm run shop -- <command>\n'],
  ['backup', 'npm run backup -- [file], or --to <folder> [--every-night | --try]\n'],
  ['restore', 'npm run restore -- <file> [--identity <file of the key>] [--series <letter>]\n'],
  ['customer', 'npm run customer -- export | erase [--dry-run] | sign-out <e-mail>\n'],
])('%s --help prints how it is typed with npm, and does nothing', async (name, usage) => {
  for (const asked of ['--help', '-h']) {
    const { code, output, complaint } = await typed([`build/commands/${name}.js`, asked], {});
    expect({ code, complaint }).toEqual({ code: 0, complaint: '' });
    expect(output.startsWith(usage), output).toBe(true);
  }
  expect(readdirSync(folder)).toEqual([]);
});

test('where `npm start` keeps a demo a command works on it and says so; in production it does not', async () => {
  const demo = mkdtempSync(path.join(tmpdir(), 'tischlein-demo-'));
  const postgres = await startPostgres({ dataDir: demo });
  try {
    const asked = ['build/commands/shop.js', 'settings', 'get', 'min-order'];
    const sandbox = {
      SMTP_URL: 'smtp://127.0.0.1:1',
      STRIPE_SECRET_KEY: 'sk_test_sandbox',
      STRIPE_WEBHOOK_SECRET: 'whsec_sandbox',
    };
    const { code, output, complaint } = await typed(asked, { ...sandbox, DATA_DIR: demo });
    expect(complaint).toBe(`DATABASE_URL is not set: this is about the demo in ${demo}.\n`);
    expect(output).toContain('min-order  50');
    expect(code).toBe(0);
    const doctor = await typed(['build/commands/shop.js', 'doctor'], { ...sandbox, DATA_DIR: demo });
    expect(doctor.output).toContain('✓ database');
    expect(doctor.output).toMatch(/fault: The mail server 127.0.0.1 .*[\s\S]*This is no shop for customers/);
    expect(doctor).toMatchObject({ code: 1, complaint });
    const live = await typed(asked, { ...sandbox, DATA_DIR: demo, NODE_ENV: 'production' });
    expect(live).toMatchObject({ code: 1, output: '' });
  } finally {
    await postgres.stop();
    rmSync(demo, { recursive: true, force: true });
  }
});
