import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestShop, type TestShop } from '../../tests/support/shop.ts';
import { createMetricsServer } from './metrics-server.ts';

let shop: TestShop;
let series: string[];
beforeAll(async () => {
  shop = await startTestShop();
  const server = createMetricsServer(shop.deps.metrics, shop.watched);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  series = text.split('\n').filter((line) => line && !line.startsWith('#'));
  server.close();
});
afterAll(() => shop.stop());

const selectors = [
  ...new Set(readFileSync('deploy/alerts.yml', 'utf8').match(/\b(?:shop|process)_\w+(?:\{[^}]*\})?/g)),
];

test('the alerts ask for a dozen things', () => {
  expect(selectors.length).toBeGreaterThan(12);
});

// A series that is born with its first event shows Prometheus no increase.
test.each(selectors)('%s is there in a shop that has just opened', (selector) => {
  const [, name = '', matchers = ''] = /^(\w+)(?:\{(.*)\})?$/.exec(selector) ?? [];
  const wanted = [...matchers.matchAll(/(\w+)(=~|!~|!=|=)"([^"]*)"/g)];
  const ofName = series.filter((line) => line.replace(/[{ ].*/, '') === name);
  expect(ofName).not.toEqual([]);
  for (const [, label = '', operator = '', value = ''] of wanted) {
    const values = ofName.map((line) => new RegExp(`\\b${label}="([^"]*)"`).exec(line)?.[1]);
    const words = operator.endsWith('~') ? value.split('|') : [value];
    for (const word of words) expect(values, label).toContain(word);
  }
});
