import { execFile } from 'node:child_process';
import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { emptyPage, scriptBudgets, styleBudget } from '../../scripts/budgets.mjs';
import { answerOf } from '../against-raw.ts';
import { openBrowser } from '../browser.ts';
import type { Result, Row } from '../row.ts';

const folder = path.join(import.meta.dirname, '..', 'empty-page');
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** What pages fetch in their first five seconds when nobody does anything, by a browser, gzipped. */
export const weight: Row = {
  name: 'weight',
  async run(stage) {
    const shop = await stage.shop();
    const floor = await emptyPageWeight();
    const results: Result[] = [
      {
        what: 'JavaScript of an empty React Router page (the floor)',
        measured: kB(floor),
        goal: '–',
        met: null,
        conditions: `same versions, same build, same browser; scripts/budgets.mjs has ${kB(emptyPage)}`,
      },
    ];
    for (const { page, goal } of scriptBudgets) {
      const { scripts, styles, requests } = await weightOf(shop.url + page);
      results.push({
        what: `JavaScript of ${page}`,
        measured: `**${kB(scripts)}** = floor + ${kB(scripts - floor)}`,
        goal: `≤ floor + ${goal / 1000} kB`,
        met: scripts <= floor + goal,
        conditions: `${requests} scripts in the first 5 s, gzip`,
      });
      results.push({
        what: `CSS of ${page}`,
        measured: `**${kB(styles)}**`,
        goal: `≤ ${styleBudget / 1000} kB`,
        met: styles <= styleBudget,
        conditions: 'gzip',
      });
    }
    const html = await answerOf(`${shop.url}/category/platter`, { 'Accept-Encoding': 'br' });
    const products =
      (await answerOf(`${shop.url}/category/platter`, {})).body.toString().split('<article').length - 1;
    results.push({
      what: `HTML of a category page with ${products} products`,
      measured: `**${kB(html.body.length)}** (${(html.body.length / products).toFixed(0)} bytes a product)`,
      goal: '≤ 8 kB with 40 products',
      met: products >= 40 ? html.body.length <= 8000 : null,
      conditions: 'Brotli, as sent',
    });
    return results;
  },
};

async function weightOf(url: string) {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
    const bodies: Promise<{ type: string; bytes: number }>[] = [];
    page.on('requestfinished', (request) => {
      const type = /\.js$/.test(new URL(request.url()).pathname) ? 'script' : request.resourceType();
      if (type !== 'script' && type !== 'stylesheet') return;
      bodies.push(
        request
          .response()
          .then((response) => response?.body())
          .then((body) => ({ type, bytes: gzipSync(body ?? '', { level: 9 }).length })),
      );
    });
    await page.goto(url);
    await page.waitForTimeout(5000);
    const all = await Promise.all(bodies);
    const sum = (type: string) =>
      all.filter((one) => one.type === type).reduce((total, { bytes }) => total + bytes, 0);
    return {
      scripts: sum('script'),
      styles: sum('stylesheet'),
      requests: all.filter(({ type }) => type === 'script').length,
    };
  } finally {
    await browser.close();
  }
}

/** Builds the empty page with the packages of the shop, serves it and weighs it in the same way. */
async function emptyPageWeight(): Promise<number> {
  await promisify(execFile)(
    process.execPath,
    [path.resolve('node_modules/@react-router/dev/bin.cjs'), 'build', '--logLevel', 'error'],
    { cwd: folder, env: { ...process.env, NODE_ENV: 'production' } },
  );
  const client = path.join(folder, 'build', 'client');
  const server = createServer((request, response) => {
    const file = path.join(client, request.url === '/' ? 'index.html' : (request.url ?? ''));
    if (!file.startsWith(client) || !existsSync(file)) return void response.writeHead(404).end();
    const type = file.endsWith('.js') ? 'text/javascript' : 'text/html';
    response.writeHead(200, { 'Content-Type': type });
    createReadStream(file).pipe(response);
  });
  server.listen(0, '127.0.0.1');
  try {
    const { port } = await new Promise<AddressInfo>((resolve) =>
      server.once('listening', () => resolve(server.address() as AddressInfo)),
    );
    return (await weightOf(`http://127.0.0.1:${port}/`)).scripts;
  } finally {
    server.close();
    server.closeAllConnections();
  }
}
