import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { emptyPage } from './budgets.mjs';
import { assets, pagesOf } from './page-assets.mjs';

/** Adds up from the build what each page with a budget loads, in each language; fails when it is too much. */
const size = (path) => gzipSync(readFileSync(`${assets}/${path}`), { level: 9 }).length;
const total = (paths) => [...paths].reduce((sum, path) => sum + size(path), 0);
const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`.padStart(9);

let tooMuch = 0;
for (const language of ['en', 'de']) {
  for (const { page, limit, styleLimit, scripts, styles } of pagesOf(language)) {
    report(`${page} (${language}) scripts`, total(scripts), emptyPage + limit);
    report(`${page} (${language}) styles`, total(styles), styleLimit);
  }
}
process.exit(tooMuch > 0 ? 1 : 0);

function report(what, bytes, limit) {
  const isOver = bytes > limit;
  if (isOver) tooMuch += 1;
  console.log(`${what.padEnd(36)}${kB(bytes)} of ${kB(limit)}${isOver ? '  TOO MUCH' : ''}`);
}
