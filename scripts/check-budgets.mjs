import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { emptyPage, kitchenScripts } from './budgets.mjs';
import { assets, kitchenAssets, pagesOf, scriptsOfKitchen } from './page-assets.mjs';

/**
 * Adds up from the build what each page with a budget loads, in each language, and what the largest screens of the kitchen
 * do; fails when it is too much.
 */
const size = (path) => gzipSync(readFileSync(path), { level: 9 }).length;
const total = (paths, folder = assets) =>
  [...paths].reduce((sum, path) => sum + size(`${folder}/${path}`), 0);
const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`.padStart(9);
const files = (count) => `${count} files`.padStart(9);

let tooMuch = 0;
for (const language of ['en', 'de']) {
  for (const { page, limit, styleLimit, scripts, styles } of pagesOf(language)) {
    report(`${page} (${language}) scripts`, total(scripts), emptyPage + limit);
    report(`${page} (${language}) styles`, total(styles), styleLimit);
  }
}
const screens = scriptsOfKitchen().map(({ route, scripts }) => ({
  route,
  files: scripts.size,
  bytes: total(scripts, kitchenAssets),
}));
const most = (what) => screens.toSorted((one, other) => other[what] - one[what])[0];
report(`kitchen/${most('files').route}`, most('files').files, kitchenScripts.files, files);
report(`kitchen/${most('bytes').route}`, most('bytes').bytes, kitchenScripts.bytes);
process.exit(tooMuch > 0 ? 1 : 0);

function report(what, measured, limit, unit = kB) {
  const isOver = measured > limit;
  if (isOver) tooMuch += 1;
  console.log(`${what.padEnd(36)}${unit(measured)} of ${unit(limit)}${isOver ? '  TOO MUCH' : ''}`);
}
