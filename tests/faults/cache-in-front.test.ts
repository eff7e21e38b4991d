import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { freePort } from '#sandbox/port.ts';
import { builtShop } from '#sandbox/shop.ts';
import { type Stack, startStack } from '#sandbox/stack.ts';
import { databaseUrl } from '../support/global-setup.ts';

const hasNginx = spawnSync('nginx', ['-v']).status === 0;
if (!hasNginx) console.warn('nginx is not installed: a cache in front of the shop was NOT tried.');

/**
 * nginx in the place of a CDN: what is the same for everybody it keeps for a second and then asks whether it still holds,
 * with the language's cookie in its key. Files are kept as long as they say.
 */
const configuration = (folder: string, port: number, shop: string, metrics: string) => `
daemon off;
error_log stderr error;
pid ${folder}/nginx.pid;
events {}
http {
  access_log off;
  proxy_cache_path ${folder}/kept keys_zone=kept:8m;
  proxy_temp_path ${folder}/temp;
  client_body_temp_path ${folder}/temp;
  fastcgi_temp_path ${folder}/temp;
  uwsgi_temp_path ${folder}/temp;
  scgi_temp_path ${folder}/temp;
  map $upstream_http_cache_control $is_own {
    default 1;
    "public, no-cache" 0;
    "~^public, max-age" 0;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass ${shop};
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_cache kept;
      proxy_cache_key $request_uri$cookie_language;
      proxy_ignore_headers Cache-Control Vary;
      proxy_cache_valid 200 1s;
      proxy_cache_revalidate on;
      proxy_no_cache $is_own;
      proxy_set_header Accept-Encoding br;
      add_header X-Cache $upstream_cache_status;
    }
    location /assets/ {
      proxy_pass ${shop};
      proxy_cache kept;
      add_header X-Cache $upstream_cache_status;
    }
    location /pictures/ {
      proxy_pass ${shop};
      proxy_cache kept;
      add_header X-Cache $upstream_cache_status;
    }
    location = /metrics { proxy_pass ${metrics}; }
  }
}`;

describe.skipIf(!hasNginx)('a cache in front of the shop', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tischlein-cache-'));
  const name = `cache_${process.pid}`;
  let admin: pg.Client;
  let stack: Stack;
  let nginx: ChildProcess;
  let front: string;

  beforeAll(async () => {
    admin = new pg.Client(inject('postgresUrl'));
    await admin.connect();
    await admin.query(`create database ${name}`);
    const [metrics, port] = [await freePort(), await freePort()];
    front = `http://127.0.0.1:${port}`;
    stack = await startStack({
      dataDir: folder,
      env: {
        ...process.env,
        PORT: '0',
        PAYMENT_PORT: '0',
        METRICS_PORT: String(metrics),
        DATABASE_URL: databaseUrl(inject('postgresUrl'), name),
        SMTP_URL: inject('smtpUrl'),
        SHOP_DEMO: '1',
        LOG_LEVEL: 'error',
      },
      server: builtShop,
    });
    // nginx gives its own folders to who it runs as, who has to get there.
    chmodSync(folder, 0o755);
    mkdirSync(`${folder}/temp`);
    const shop = stack.urls.shop ?? '';
    const file = `${folder}/nginx.conf`;
    writeFileSync(file, configuration(folder, port, shop, `http://127.0.0.1:${metrics}`));
    nginx = spawn('nginx', ['-c', file], { stdio: 'inherit' });
    for (let tries = 0; tries < 100 && !(await fetch(front).catch(() => null))?.ok; tries += 1)
      await sleep(100);
  });
  afterAll(async () => {
    nginx?.kill('SIGQUIT');
    await stack?.stop();
    await admin.query(`drop database if exists ${name} with (force)`);
    await admin.end();
    rmSync(folder, { recursive: true, force: true });
  });

  const open = async (target: string, language?: string) => {
    const answer = await fetch(front + target, {
      headers: language ? { Cookie: `language=${language}` } : {},
    });
    return { cache: answer.headers.get('X-Cache'), text: await answer.text() };
  };
  /** How often the shop answered pages with this status so far. */
  const answered = async (status: number) => {
    const text = await (await fetch(`${front}/metrics`)).text();
    const line = new RegExp(`^shop_requests_total{route="page",method="GET",status="${status}"} (\\d+)`, 'm');
    return Number(line.exec(text)?.[1] ?? 0);
  };

  test('a page leaves the shop once in each language, and then only its word that it still holds', async () => {
    const pages = ['/', '/plan', '/about'];
    for (const page of pages) for (const language of ['en', 'de']) await open(page, language);
    const whole = await answered(200);
    const word = await answered(304);
    const texts = new Set<string>();
    for (let round = 0; round < 20; round += 1) {
      for (const page of pages) {
        for (const language of ['en', 'de']) texts.add((await open(page, language)).text);
      }
    }
    expect(texts.size).toBe(pages.length * 2);
    await sleep(2100);
    for (const page of pages) expect((await open(page, 'de')).cache).toBe('REVALIDATED');
    expect((await answered(200)) - whole).toBe(0);
    const words = (await answered(304)) - word;
    expect(words).toBeGreaterThan(0);
    expect(words).toBeLessThan(20 * pages.length);
  });

  test('scripts, styles and pictures leave it once', async () => {
    const { text } = await open('/');
    const [script = ''] = /\/assets\/[^"]+\.(?:js|css|woff2)/.exec(text) ?? [];
    const [picture = ''] = /\/pictures\/[\w/.-]+/.exec(text) ?? [];
    for (const file of [script, picture]) {
      await open(file);
      expect((await open(file)).cache, file).toBe('HIT');
    }
  });

  test('a changed price is there within three seconds, with nothing purged', async () => {
    const client = new pg.Client(databaseUrl(inject('postgresUrl'), name));
    await client.connect();
    const products = '/v1/products';
    const before = (await open(products)).text;
    await client.query('update products set price = 9876 where id = 101');
    await client.end();
    const changed = performance.now();
    await expect
      .poll(async () => (await open(products)).text, { interval: 50, timeout: 9000 })
      .toContain('98.76');
    expect(before).not.toContain('98.76');
    expect(performance.now() - changed).toBeLessThan(3 * 3000);
  });

  test('what is somebody’s own is kept by nobody', async () => {
    const account = await fetch(`${front}/v1/customers/me`, { headers: { Authorization: 'Bearer nobody' } });
    expect(account.headers.get('Cache-Control')).toContain('no-store');
    await open('/readyz');
    expect((await open('/readyz')).cache).not.toBe('HIT');
  });
});
