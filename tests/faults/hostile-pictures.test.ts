import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { media } from '#server/db/schema/menu.ts';
import { hostilePictures, poison } from '../support/hostile-pictures.ts';
import { startTestShop, type TestShop } from '../support/shop.ts';
import { staffOf } from '../support/staff.ts';

/** The built shop as a process of its own, and somebody of its office. */
interface Opened {
  readonly url: string;
  readonly child: ChildProcess;
  readonly dataDir: string;
}

let shop: TestShop;
let cookie: string;
const folder = mkdtempSync(path.join(tmpdir(), 'tischlein-hostile-'));
const opened: Opened[] = [];
beforeAll(async () => {
  shop = await startTestShop();
  ({ cookie } = await staffOf(shop, 'OWNER'));
});
afterAll(async () => {
  for (const { child } of opened) {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'close');
  }
  await shop.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function open(name: string, cwd = process.cwd()): Promise<Opened> {
  const { DATABASE_URL, SMTP_URL, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_BASE } = shop.config;
  const parts = { DATABASE_URL, SMTP_URL, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_BASE };
  const port = await freePort();
  const dataDir = path.join(folder, name);
  const child = spawn(process.execPath, ['build/server/main.js'], {
    cwd,
    env: {
      PATH: process.env.PATH,
      ...parts,
      PORT: String(port),
      HOST: '127.0.0.1',
      SHOP_DEMO: '1',
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const one = { url: `http://localhost:${port}`, child, dataDir };
  opened.push(one);
  const lines = createInterface({ input: child.stdout });
  await new Promise<void>((resolve) => {
    lines.on('line', (line) => line.includes('shop is open') && resolve());
  });
  return one;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

async function upload({ url }: Opened, bytes: Buffer) {
  const answer = await fetch(`${url}/kitchen/api/media`, {
    method: 'POST',
    body: new Uint8Array(bytes),
    headers: { Cookie: cookie, Origin: url, 'Content-Type': 'image/jpeg' },
  });
  return { status: answer.status, json: await answer.json() };
}

/** MiB that a process holds. */
function held({ child }: Opened): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024;
}

const photo = (width = 3000, height = 2000) =>
  sharp({ create: { width, height, channels: 3, background: '#a33' } })
    .jpeg()
    .toBuffer();

test('hostile pictures are refused with the right word or made harmless, while the shop stays as large as it was', async () => {
  const hostile = await hostilePictures();
  expect(hostile.length).toBeGreaterThanOrEqual(60);
  const running = await open('hostile');
  // Once warm: what an upload needs is loaded, and the largest that may come has come.
  const large = Buffer.concat([await photo(), Buffer.alloc(14_000_000)]);
  for (let nth = 0; nth < 6; nth++) expect((await upload(running, large)).status).toBe(201);
  const before = held(running);
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, held(running));
  }, 20);
  try {
    for (const { name, bytes, outcomes } of hostile) {
      const { status, json } = await upload(running, bytes);
      const outcome = status === 201 ? 'harmless' : json.code;
      expect(outcomes, `${name}: ${status} ${outcome}`).toContain(outcome);
      expect((await fetch(`${running.url}/healthz`)).status, name).toBe(200);
    }
  } finally {
    clearInterval(watch);
  }
  console.log(
    `shop: ${before.toFixed(0)} MiB before, ${most.toFixed(0)} at most, ${held(running).toFixed(0)} after`,
  );
  expect(most - before).toBeLessThan(30);
  expect(before - held(running)).toBeLessThan(30);
  // Whatever was kept is a picture and nothing else.
  const kept = await shop.deps.db.select().from(media);
  for (const { bytes, width, height } of kept) {
    const { format, exif, xmp, icc, comments } = await sharp(bytes).metadata();
    expect({ format, exif, xmp, icc, comments }).toEqual({ format: 'webp' });
    expect(bytes.includes(poison)).toBe(false);
    expect(bytes.length).toBeLessThanOrEqual(1_000_000);
    expect(Math.max(width, height)).toBeLessThanOrEqual(2400);
  }
  // Nothing lies about, and no program goes on.
  expect(readdirSync(path.join(running.dataDir, 'pictures'))).toEqual([]);
  const children = readFileSync(`/proc/${running.child.pid}/task/${running.child.pid}/children`, 'utf8');
  expect(children.trim()).toBe('');
}, 300_000);

test('an upload that breaks off leaves nothing and harms nobody', async () => {
  const running = opened[0] ?? (await open('broken'));
  for (let nth = 0; nth < 5; nth++) {
    const ending = new AbortController();
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        controller.enqueue(new Uint8Array(100_000).fill(255));
        await sleep(20);
      },
    });
    const init = { method: 'POST', body, duplex: 'half', signal: ending.signal } as RequestInit;
    const sent = fetch(`${running.url}/kitchen/api/media`, {
      ...init,
      headers: { Cookie: cookie, Origin: running.url },
    });
    await sleep(200);
    ending.abort();
    await expect(sent).rejects.toThrow();
  }
  await expect.poll(() => readdirSync(path.join(running.dataDir, 'pictures'))).toEqual([]);
  expect((await upload(running, await photo(700, 500))).status).toBe(201);
});

test('a form that one process made another serves from the folder that they share', async () => {
  const one = await open('shared');
  const other = await open('shared');
  const { json } = await upload(one, await photo(900, 700));
  const form = `/media/${json.hash}-320.avif`;
  const [first, second] = await Promise.all([one, other].map(({ url }) => fetch(url + form)));
  expect([first?.status, second?.status]).toEqual([200, 200]);
  const bytes = Buffer.from((await first?.arrayBuffer()) ?? new ArrayBuffer(0));
  expect(bytes.equals(Buffer.from((await second?.arrayBuffer()) ?? new ArrayBuffer(0)))).toBe(true);
  expect(readdirSync(path.join(one.dataDir, 'pictures'))).toEqual([path.basename(form)]);
});

test('without sharp the shop runs, uploads say so, and pictures are shown as they are kept', async () => {
  const bare = path.join(folder, 'bare');
  for (const part of ['package.json', 'server/db/migrations', 'build/server'])
    cpSync(part, path.join(bare, part), { recursive: true });
  for (const part of ['manifest-en.json', 'manifest-de.json'])
    cpSync(`build/${part}`, path.join(bare, 'build', part));
  for (const pages of ['client', 'kitchen'])
    symlinkSync(path.resolve('build', pages), path.join(bare, 'build', pages));
  const running = await open('bare-data', bare);
  expect(await upload(running, await photo(900, 700))).toMatchObject({
    status: 409,
    json: { code: 'PicturesUnavailable' },
  });
  const [kept] = await shop.deps.db.select().from(media).limit(1);
  const shown = await fetch(`${running.url}/media/${kept?.hash}-320.avif`);
  expect([shown.status, shown.headers.get('Content-Type'), shown.headers.get('Cache-Control')]).toEqual([
    200,
    'image/webp',
    'public, max-age=300',
  ]);
  expect(Buffer.from(await shown.arrayBuffer()).equals(kept?.bytes ?? Buffer.alloc(0))).toBe(true);
});
