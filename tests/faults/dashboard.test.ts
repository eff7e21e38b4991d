import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '#sandbox/port.ts';
import { startTestShop, type TestShop } from '../support/shop.ts';

interface Panel {
  id: number;
  type: string;
  title: string;
  gridPos: { x: number; y: number; w: number; h: number };
  targets?: { expr: string; refId: string }[];
}

const dashboard: { title: string; schemaVersion: number; panels: Panel[] } = JSON.parse(
  readFileSync('deploy/grafana.json', 'utf8'),
);
const expressions = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
const hasPromtool = spawnSync('promtool', ['--version']).status === 0;
if (!hasPromtool)
  console.warn(
    'promtool is not installed: whether Prometheus understands deploy/grafana.json was NOT tried.',
  );

const folder = mkdtempSync(path.join(tmpdir(), 'tischlein-dashboard-'));
let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(async () => {
  await shop.stop();
  rmSync(folder, { recursive: true });
});

test('each panel of the dashboard has a place of its own, a title and something to show', () => {
  expect(dashboard).toMatchObject({ title: 'Tischlein', schemaVersion: expect.any(Number) });
  expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length);
  const taken = new Set<string>();
  for (const { type, title, gridPos, targets = [] } of dashboard.panels) {
    expect(title).not.toBe('');
    expect(gridPos.x + gridPos.w, title).toBeLessThanOrEqual(24);
    for (let x = gridPos.x; x < gridPos.x + gridPos.w; x++)
      for (let y = gridPos.y; y < gridPos.y + gridPos.h; y++) {
        expect(taken, `${title} lies over another`).not.toContain(`${x} ${y}`);
        taken.add(`${x} ${y}`);
      }
    expect(targets.length > 0, title).toBe(type !== 'row');
    expect(new Set(targets.map(({ refId }) => refId)).size, title).toBe(targets.length);
  }
});

test.skipIf(!hasPromtool)('Prometheus understands each expression of the dashboard', () => {
  const rules = expressions.map((expr, nth) => ({ record: `panel:${nth}`, expr }));
  const file = path.join(folder, 'rules.json');
  // JSON is YAML.
  writeFileSync(file, JSON.stringify({ groups: [{ name: 'dashboard', rules }] }));
  const told = execFileSync('promtool', ['check', 'rules', file], { encoding: 'utf8', stdio: 'pipe' });
  expect(told).toContain(`SUCCESS: ${expressions.length} rules found`);
});

test('it asks for nothing but what the built shop serves', async () => {
  const [port, metrics] = [await freePort(), await freePort()];
  const { DATABASE_URL, SMTP_URL, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_BASE } = shop.config;
  const parts = { DATABASE_URL, SMTP_URL, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_BASE };
  const ports = { PORT: String(port), METRICS_PORT: String(metrics) };
  const child = spawn(process.execPath, ['build/server/main.js'], {
    env: { ...parts, ...ports, PATH: process.env.PATH, SHOP_DEMO: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  for await (const line of child.stdout) if (String(line).includes('shop is open')) break;
  const text = await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text();
  child.kill('SIGTERM');
  await ended;
  const served = new Set<string>();
  for (const [, name = '', type] of text.matchAll(/^# TYPE (\S+) (\w+)/gm))
    for (const ending of type === 'histogram' ? ['_bucket', '_count', '_sum'] : [''])
      served.add(name + ending);
  const asked = new Set(expressions.flatMap((expr) => expr.match(/\b(?:shop|process|nodejs)_\w+/g) ?? []));
  expect(asked.size).toBeGreaterThan(15);
  expect([...asked].filter((name) => !served.has(name))).toEqual([]);
});
