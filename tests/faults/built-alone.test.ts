import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { putPictures } from '../support/pictures.ts';
import { startTestShop, type TestShop } from '../support/shop.ts';

/** Holds what the image and the archive hold (scripts/assemble.mjs): no packages but for pictures, no sources. */
const folder = mkdtempSync(path.join(tmpdir(), 'tischlein-built-'));
/** Where somebody stands who calls a command. */
const elsewhere = mkdtempSync(path.join(tmpdir(), 'tischlein-elsewhere-'));
const run = promisify(execFile);
let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  await run(process.execPath, ['scripts/assemble.mjs', folder]);
});
afterAll(async () => {
  await shop.stop();
  for (const made of [folder, elsewhere]) rmSync(made, { recursive: true });
});

/** The machine's environment without what a checkout adds, and where the parts of the shop are. */
function environment(): NodeJS.ProcessEnv {
  const { DATABASE_URL, SMTP_URL, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_BASE } = shop.config;
  const parts = { DATABASE_URL, SMTP_URL, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_BASE };
  return { PATH: '/usr/bin:/bin', TISCHLEIN_NODE: process.execPath, ...parts };
}

async function ended(child: ChildProcess) {
  if (!child.stdout || !child.stderr) throw new Error('unreachable: both are piped');
  const [output, complaint, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { output, complaint, code };
}

const typed = (...args: string[]) =>
  ended(
    spawn(path.join(folder, 'tischlein'), args, {
      cwd: elsewhere,
      env: environment(),
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  );

test.each([
  [['shop', 'settings', 'get', 'min-order'], 'setting    value\n─────────  ─────\nmin-order  50\n'],
  [['backup', 'all.jsonl.gz'], expect.stringMatching(/^all\.jsonl\.gz: \d+ rows, 0 orders\n$/)],
])('a command needs nothing but what was built: %j', async ([name = '', ...args], output) => {
  expect(await typed(name, ...args)).toEqual({ output, complaint: '', code: 0 });
});

test('a command about a customer needs nothing else either, and says so of one that there is not', async () => {
  const complaint = 'No customer has the address nobody@example.com.\n';
  for (const what of ['sign-out', 'export', 'erase'])
    expect(await typed('customer', what, 'nobody@example.com')).toEqual({ output: '', complaint, code: 1 });
});

/** The nightly routine, for somebody of whose key nobody has the secret half. */
const nightly = (args: string[], more: NodeJS.ProcessEnv = {}) =>
  spawn(path.join(folder, 'tischlein'), ['backup', ...args], {
    cwd: elsewhere,
    env: {
      ...environment(),
      DATA_DIR: path.join(elsewhere, 'data'),
      BACKUP_RECIPIENTS: 'age1uenalxd7nymgte9e6e7u8l7zl7prffg0a3g2f7w3hzru8qsqc3lsfmdvf4',
      ...more,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

test('the nightly backup needs nothing else either: encrypted, and restored for trial', async () => {
  const { output, complaint, code } = await ended(nightly(['--to', 'nights']));
  expect({ complaint, code }).toEqual({ complaint: '', code: 0 });
  expect(output).toMatch(/^nights\/tischlein-\w+Z\.jsonl\.gz\.age: .* encrypted for 1 and this machine\n/);
  expect(output).toContain('restored for trial');
  const [file = ''] = readdirSync(path.join(elsewhere, 'nights'));
  expect((await typed('restore', `nights/${file}`)).complaint).toContain('--identity');
  const identity = ['--identity', 'data/backup-identity.txt'];
  expect((await typed('restore', `nights/${file}`, ...identity)).complaint).toContain('is not empty');
});

test('sixty large pictures are encrypted, decrypted and restored in the memory that a few need', async () => {
  await putPictures(shop, 60);
  // The program that asks which Node this is says nothing.
  const says = "process.argv[1]&&process.on('exit',()=>console.log(process.resourceUsage().maxRSS))";
  const child = nightly(['--to', 'large', '--try'], {
    NODE_OPTIONS: `--import=data:text/javascript,${says}`,
  });
  const { output, complaint, code } = await ended(child);
  await shop.deps.db.execute('delete from media');
  expect({ complaint, code }).toEqual({ complaint: '', code: 0 });
  expect(output).toContain(', 60 pictures\n');
  const [file = ''] = readdirSync(path.join(elsewhere, 'large'));
  expect(statSync(path.join(elsewhere, 'large', file)).size).toBeGreaterThan(60_000_000);
  // Kilobytes; all sixty at once, as they are written, would be 120,000 more, and again for each step.
  expect(Number(output.trim().split('\n').at(-1))).toBeLessThan(320_000);
});

test.each([[['--every-night']], [['--to', 'nights', 'and more']], [['--until', 'noon']]])(
  'what nobody understands of a backup is said, and nothing done: %j',
  async (args) => {
    expect(await ended(nightly(args))).toMatchObject({ code: 2, output: '' });
  },
);

test('it waits for the next night, and ends when it is told to', async () => {
  const child = nightly(['--to', 'waiting', '--every-night']);
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  expect(await ended(child)).toMatchObject({ complaint: '', code: 0 });
  expect(readdirSync(path.join(elsewhere, 'waiting'))).toHaveLength(1);
});

test('a backup lies where it was called, and is not taken into a database that has rows', async () => {
  expect(statSync(path.join(elsewhere, 'all.jsonl.gz')).size).toBeGreaterThan(1000);
  const { code, complaint } = await typed('restore', 'all.jsonl.gz');
  expect(complaint).toContain('The database is not empty');
  expect(code).toBe(1);
});

test('a command finds its variables in a file; one that is told otherwise counts', async () => {
  const { DATABASE_URL, ...others } = environment();
  const file = path.join(elsewhere, 'tischlein.env');
  const get = (url: string, env: NodeJS.ProcessEnv = {}) => {
    writeFileSync(file, `# The shop's\nDATABASE_URL="${url}"\n`);
    return ended(
      spawn(path.join(folder, 'tischlein'), ['shop', 'settings', 'get', 'min-order'], {
        cwd: elsewhere,
        env: { ...others, NODE_ENV: 'production', TISCHLEIN_ENV: file, ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
    );
  };
  expect(await get(DATABASE_URL ?? '')).toMatchObject({ complaint: '', code: 0 });
  expect(await get('postgres://nobody@127.0.0.1:9/none', { DATABASE_URL })).toMatchObject({ code: 0 });
  const gone = { TISCHLEIN_ENV: `${file}.gone` };
  expect(await get('', gone)).toMatchObject({
    code: 1,
    complaint: expect.stringMatching(/TISCHLEIN_ENV names .*gone, which cannot be read/),
  });
});

test.each([
  ['shop', 'tischlein shop <command>\n'],
  ['backup', 'tischlein backup [file], or --to <folder> [--every-night | --try]\n'],
  ['restore', 'tischlein restore <file> [--identity <file of the key>] [--series <letter>]\n'],
  ['customer', 'tischlein customer export | erase [--dry-run] | sign-out <e-mail>\n'],
])('%s --help prints how it is typed here, where there is no npm', async (name, usage) => {
  const { code, output, complaint } = await typed(name, '--help');
  expect({ code, complaint }).toEqual({ code: 0, complaint: '' });
  expect(output.startsWith(usage), output).toBe(true);
});

test('what a command and the doctor tell to do next is typed so too', async () => {
  expect((await typed('shop', 'staff', 'list')).output).toBe(
    'Nobody yet: tischlein shop staff invite <e-mail> --role owner\n',
  );
  expect((await typed('shop', 'doctor')).output).not.toContain('npm ');
});

test('what is no command, or a Node that is too old, is said', async () => {
  expect(await typed('open')).toEqual({
    output: '',
    complaint:
      'There is no command open. There are: start, backup, restore, customer, and shop, which has the others: shop --help.\n',
    code: 2,
  });
  const old = path.join(elsewhere, 'node');
  await run('sh', ['-c', `printf '#!/bin/sh\\necho 22\\n' > ${old}`]);
  chmodSync(old, 0o755);
  const child = spawn(path.join(folder, 'tischlein'), ['shop', '--help'], {
    env: { ...environment(), TISCHLEIN_NODE: old },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  expect(await ended(child)).toMatchObject({ code: 1, complaint: expect.stringContaining('needs Node 24') });
});

test('the doctor finds nothing wrong with it', async () => {
  const { output, complaint, code } = await ended(
    spawn(path.join(folder, 'tischlein'), ['shop', 'doctor'], {
      cwd: elsewhere,
      env: { ...environment(), SHOP_DEMO: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  );
  expect({ complaint, code }).toEqual({ complaint: '', code: 0 });
  expect(output).toContain('0 faults, 0 warnings');
});

test('and so does the shop, which opens', async () => {
  const child = spawn(path.join(folder, 'tischlein'), [], {
    cwd: elsewhere,
    env: { ...environment(), PORT: '0', SHOP_DEMO: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of child.stdout) if (String(line).includes('shop is open')) break;
  child.kill('SIGTERM');
  const [code] = await once(child, 'close');
  expect(code).toBe(0);
});

test('it says what it is made of, and is as small as it should be', async () => {
  const { components, specVersion } = JSON.parse(
    (await run('cat', [path.join(folder, 'bill-of-materials.json')])).stdout,
  );
  expect(specVersion).toBe('1.5');
  const names = components.map(({ name }: { name: string }) => name);
  expect(names).toEqual(expect.arrayContaining(['hono', 'pg', 'stripe', 'sharp']));
  expect(names).not.toContain('vitest');
  const kilobytes = async (...parts: string[]) => {
    const { stdout } = await run('du', ['-sk', '--apparent-size', path.join(folder, ...parts)]);
    return Number.parseInt(stdout, 10);
  };
  const [whole, pictures, native] = [
    await kilobytes(),
    await kilobytes('build', 'client', 'pictures'),
    await kilobytes('node_modules'),
  ];
  expect(whole).toBeLessThan(70_000);
  expect(whole - pictures - native).toBeLessThan(21_000);
});

const nativeParts = () =>
  globSync('node_modules/@img/**/*.{node,so.*}', { cwd: folder }).map((file) => path.join(folder, file));

/** Only who rules the machine may give a program a root of its own. */
const mayChangeRoot = process.platform === 'linux' && process.getuid?.() === 0;

test.skipIf(!mayChangeRoot)(
  'under a root that holds Node and nothing else it runs as nobody, and writes nowhere',
  async () => {
    const root = mkdtempSync(path.join(tmpdir(), 'tischlein-root-'));
    chmodSync(root, 0o755);
    try {
      const place = (file: string) => {
        mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
        return path.join(root, file);
      };
      copyFileSync(process.execPath, place('/bin/node'));
      const { stdout } = await run('ldd', [process.execPath, ...nativeParts()]);
      for (const [, library = ''] of stdout.matchAll(/\s(\/(?:usr\/)?lib\S+) \(/g))
        copyFileSync(library, place(library));
      cpSync(folder, place('/shop'), { recursive: true });
      const inside = (...args: string[]) =>
        spawn('/usr/sbin/chroot', ['--userspec=65534:65534', root, '/bin/node', ...args], {
          env: { ...environment(), PORT: '0', SHOP_DEMO: '1' },
          stdio: ['ignore', 'pipe', 'pipe'],
        });
      expect(
        await ended(inside('/shop/build/commands/shop.js', 'settings', 'get', 'min-order')),
      ).toMatchObject({ code: 0, complaint: '' });
      const makesPictures = `const { default: sharp } = await import('/shop/node_modules/sharp/dist/index.mjs');
        const made = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } }).avif().toBuffer();
        console.log(made.length > 0);`;
      expect(await ended(inside('--input-type=module', '-e', makesPictures))).toEqual({
        output: 'true\n',
        complaint: '',
        code: 0,
      });
      const opened = inside('-e', `process.chdir('/shop'); import('/shop/build/server/main.js')`);
      for await (const line of opened.stdout ?? []) if (String(line).includes('shop is open')) break;
      opened.kill('SIGTERM');
      expect((await once(opened, 'close'))[0]).toBe(0);
    } finally {
      rmSync(root, { recursive: true });
    }
  },
);
