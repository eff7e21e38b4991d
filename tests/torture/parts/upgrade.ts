import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#sandbox/port.ts';
import {
  type FrontProxy,
  hasCaddy,
  hasNginx,
  kitchenHost,
  shopHost,
  startCaddy,
  startNginx,
} from '../../support/programs/proxies.ts';
import { BothShops } from '../support/both-shops.ts';
import { type Field, openField } from '../support/field.ts';
import { type Lines, openLines } from '../support/lines.ts';
import { type Machine, openMachine } from '../support/machine.ts';
import { NotTried } from '../support/not-tried.ts';
import { type Part, together } from '../support/part.ts';
import { unpackArchives } from '../support/release.ts';
import { type Visitors, visit } from '../support/visitors.ts';
import { outcome } from './beside.ts';

const atOnce = 6;
const readers = 3;

/**
 * An upgrade and the way back, as docs/operating.md tells them: the archives of the last release and of this tree lie
 * beside each other, two processes run behind nginx with deploy/nginx.conf, the link is led to the other archive and
 * deploy/roll.sh replaces them one at a time. Meanwhile customers order, pay and sign in, and visitors open pages. With
 * UPGRADE_PROXY=caddy all go through Caddy with deploy/Caddyfile.
 */
export const upgrade: Part = async (_, amount) => {
  const isCaddy = process.env.UPGRADE_PROXY === 'caddy';
  if (!(isCaddy ? hasCaddy : hasNginx)) throw new NotTried('nginx and openssl, or caddy, are not installed');
  const folder = mkdtempSync(path.join(tmpdir(), 'tischlein-upgrade-'));
  let proxy: FrontProxy | undefined;
  let lines: Lines | undefined;
  let field: Field | undefined;
  let machine: Machine | undefined;
  try {
    const { release, folders } = unpackArchives(folder);
    const ports = { http: await freePort(), https: await freePort() };
    const processes = [await freePort(), await freePort()] as const;
    proxy = await (isCaddy ? startCaddy : startNginx)(ports, processes);
    const through = await openLines({ port: ports.https, host: shopHost, ca: proxy.ca });
    lines = through;
    const opened = await openField({ webhookUrl: `${through.url}/v1/payments/webhook` });
    field = opened;
    const rolling = await openMachine(folder, {
      ...opened.environment,
      HOST: '127.0.0.1',
      TRUST_PROXY: '1',
      SHUTDOWN_DELAY: '3',
      PUBLIC_URL: `https://${shopHost}:${ports.https}`,
      KITCHEN_URL: `https://${kitchenHost}:${ports.https}`,
    });
    machine = rolling;

    const door = { name: proxy.name, url: through.url, isOpen: () => true };
    const shops = new BothShops(opened, [door]);
    const visitors: Visitors = { pages: 0, files: 0, missed: new Map() };
    const underLoad = async (step: () => Promise<void>) => {
      let isOver = false;
      const visiting = Array.from({ length: readers }, () => visit(through.url, visitors, () => isOver));
      const ordering = together(Math.ceil(amount / 4), atOnce, () => shops.order());
      let isDone = false;
      const more = (async () => {
        await ordering;
        while (!isDone) await together(atOnce, atOnce, () => shops.order());
      })();
      await step().finally(() => {
        isDone = true;
      });
      await more;
      isOver = true;
      await Promise.all(visiting);
    };

    rolling.lead(folders.before);
    for (const port of processes) rolling.start(port);
    await ready(processes);
    // A proxy that looks after them has seen it by then.
    await sleep(3000);
    await underLoad(async () => undefined);
    for (const to of [folders.present, folders.before])
      await underLoad(async () => {
        rolling.lead(to);
        await rolling.roll(processes);
      });
    // At the proxy they count as failed already.
    const told = await outcome(opened, shops, { sent: new Map(), failed: 0 }, release);
    await rolling.stop();
    const { answered, failed, webhooks } = through.counts;
    const lost = (counts: Map<string, number>) => [...counts.values()].reduce((sum, count) => sum + count, 0);
    const { 'answers of 5xx, or none': _counted, ...losses } = told.losses;
    return {
      faults: `release ${release} replaced by this tree and back, two processes behind ${proxy.name}: ${answered} answers, ${shops.placed.length} orders, ${shops.signIns} sign-ins, ${webhooks} webhooks, ${visitors.pages} pages with ${visitors.files} files`,
      losses: {
        'requests failed (5xx, reset, no answer)': lost(failed),
        'pages and files not found': lost(visitors.missed),
        ...losses,
        'processes that ended with an error': rolling.ends.dirty,
      },
      late: { 'ends after more than 15 s': rolling.ends.slowest > 15_000 ? 1 : 0 },
      measured: [
        told.measured,
        `gone after at most ${(rolling.ends.slowest / 1000).toFixed(1)} s`,
        ...[...failed, ...visitors.missed].map(([what, count]) => `${count} × ${what}`),
      ].join('; '),
    };
  } finally {
    await machine?.stop();
    await field?.stop();
    lines?.close();
    await proxy?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

async function ready(ports: readonly number[]): Promise<void> {
  for (const end = Date.now() + 90_000; ; await sleep(200)) {
    const answers = await Promise.all(
      ports.map((port) =>
        fetch(`http://127.0.0.1:${port}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      ),
    );
    if (answers.every(Boolean)) return;
    if (Date.now() > end) throw new Error('the release before does not get ready');
  }
}
