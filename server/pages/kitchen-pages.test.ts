import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { kitchenPages } from './kitchen-pages.ts';

const folder = mkdtempSync(join(tmpdir(), 'kitchen-'));
afterAll(() => rmSync(folder, { recursive: true }));
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'assets/day.js'), 'export {};');
writeFileSync(
  join(folder, 'index.html'),
  '<script>start()</script><script src="/kitchen/assets/day.js"></script>',
);
const pages = kitchenPages(folder);
const get = (path: string) => pages.fetch(new Request(`http://shop.test${path}`));

test('every address of the kitchen is its one document, kept by nobody and found by no search engine', async () => {
  for (const path of ['/kitchen/', '/kitchen/day/2026-11-26', '/kitchen/no/such/screen']) {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('<script>start()</script>');
    expect(answer.headers.get('Cache-Control')).toBe('no-cache');
    expect(answer.headers.get('X-Robots-Tag')).toBe('noindex, nofollow');
  }
});

test('its policy names its one inline script and allows nothing foreign', async () => {
  const policy = (await get('/kitchen/')).headers.get('Content-Security-Policy') ?? '';
  const hash = createHash('sha256').update('start()').digest('base64');
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(policy).toContain("img-src 'self' blob: data:");
  expect(policy).not.toMatch(/https?:|unsafe/);
});

test('its files are kept for ever, and one that is not there is not made up', async () => {
  const file = await get('/kitchen/assets/day.js');
  expect(await file.text()).toBe('export {};');
  expect(file.headers.get('Cache-Control')).toContain('immutable');
  expect((await get('/kitchen/assets/gone.js')).status).toBe(404);
});

test('without its last slash it is sent on, with what was asked', async () => {
  const answer = await get('/kitchen?day=1');
  expect(answer.status).toBe(308);
  expect(answer.headers.get('Location')).toBe('/kitchen/?day=1');
});

test('the worker is asked for anew at every visit, and can be taken away from every browser', async () => {
  writeFileSync(join(folder, 'sw.js'), 'keep();');
  const worker = await get('/kitchen/sw.js');
  expect(await worker.text()).toBe('keep();');
  expect(worker.headers.get('Cache-Control')).toBe('no-cache');
  const without = kitchenPages(folder, { isWorkerOn: false });
  const taken = await (await without.fetch(new Request('http://shop.test/kitchen/sw.js'))).text();
  expect(taken).toContain('unregister()');
  expect(taken).not.toContain('keep');
});
