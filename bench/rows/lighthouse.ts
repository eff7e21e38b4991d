import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { findBrowser } from '../../scripts/find-browser.mjs';
import { median } from '../rounds.ts';
import type { Row } from '../row.ts';

const version = '13.5.0';
/** Not a dependency of the shop: fetched when this row runs, beside the packages and not among them. */
const folder = path.resolve('node_modules', '.lighthouse');
const pages = [
  '/',
  '/categories-overview',
  '/category/platter',
  '/product/103-green-platter',
  '/plan',
  '/plan?occasion=team&guests=24&vegan=5&nuts=1&meal=lunch&lay=1',
  '/cart',
  '/signin',
];
/** Pages that belong to nobody else and are to be found: there every category counts. */
const isPublic = (page: string) => !['/cart', '/signin'].includes(page);
const runs = 5;

interface Report {
  lhr: {
    categories: Record<string, { score: number }>;
    audits: Record<string, { numericValue?: number }>;
  };
}

/** What Lighthouse makes of the pages on its slow telephone, the median of five visits each. */
export const lighthouse: Row = {
  name: 'lighthouse',
  long: true,
  async run(stage) {
    const { audit, launch } = await installed();
    const shop = await stage.shop();
    const results = [];
    for (const page of pages) {
      // Where it leads: a sentence is sent on to the table that was laid for it.
      const { url } = await fetch(shop.url + page);
      const reports: Report['lhr'][] = [];
      for (let run = 0; run < runs; run += 1) {
        const chrome = await launch({
          chromePath: findBrowser(),
          chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic'],
        });
        const report = await audit(url, { port: chrome.port, logLevel: 'error' });
        if (report) reports.push(report.lhr);
        chrome.kill();
      }
      const time = (name: string) =>
        median(reports.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN));
      const score = (name: string) =>
        100 * median(reports.map(({ categories }) => categories[name]?.score ?? 0));
      const [fcp, lcp] = [time('first-contentful-paint'), time('largest-contentful-paint')];
      const [tbt, cls] = [time('total-blocking-time'), time('cumulative-layout-shift')];
      const others = ['accessibility', 'best-practices', 'seo'].map(score);
      results.push({
        what: `Lighthouse mobile ${page}`,
        measured: `**${score('performance').toFixed(0)}**: FCP ${(fcp / 1000).toFixed(2)} s, LCP ${(lcp / 1000).toFixed(2)} s, TBT ${tbt.toFixed(0)} ms, CLS ${cls.toFixed(3)}; ${others.map((each) => each.toFixed(0)).join(' / ')}`,
        goal: `100: ≤ 1.0 s, ≤ 1.5 s, ≤ 50 ms, 0${isPublic(page) ? '; 100 / 100 / 100' : ''}`,
        met:
          score('performance') >= 99.5 &&
          fcp <= 1000 &&
          lcp <= 1500 &&
          tbt <= 50 &&
          cls < 0.001 &&
          (!isPublic(page) || others.every((each) => each === 100)),
        conditions: `Lighthouse ${version}, its slow 4G and 4 × CPU, median of ${runs}; accessibility / best practices / SEO`,
      });
    }
    return results;
  },
};

async function installed() {
  const modules = path.join(folder, 'node_modules');
  if (!existsSync(path.join(modules, 'lighthouse'))) {
    console.error(`fetching lighthouse ${version} …`);
    await promisify(execFile)('npm', [
      'install',
      '--prefix',
      folder,
      '--no-save',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      `lighthouse@${version}`,
    ]);
  }
  const load = (file: string) => import(pathToFileURL(path.join(modules, file)).href);
  const { default: audit } = (await load('lighthouse/core/index.js')) as {
    default: (url: string, flags: object) => Promise<Report | undefined>;
  };
  const { launch } = (await load('chrome-launcher/dist/index.js')) as {
    launch: (options: object) => Promise<{ port: number; kill(): void }>;
  };
  return { audit, launch };
}
