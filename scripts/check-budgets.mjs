import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { emptyPage, scriptBudgets, styleBudget } from './budgets.mjs';

/** Adds up from the build what each page with a budget loads, in each language; fails when it is too much. */
const assets = 'build/client/assets';
const size = (path) => gzipSync(readFileSync(`${assets}/${path}`), { level: 9 }).length;
const total = (paths) => [...paths].reduce((sum, path) => sum + size(path), 0);
const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`.padStart(9);
const startingWith = (folder, name) =>
  readdirSync(`${assets}/${folder}`).find((file) => file.startsWith(name));

let tooMuch = 0;
for (const language of ['en', 'de']) {
  const manifest = `${language}/${startingWith(language, 'manifest-')}`;
  const { entry, routes } = Function(
    `const window = {};${readFileSync(`${assets}/${manifest}`, 'utf8')};return window.__reactRouterManifest`,
  )();
  const files = (addresses) => addresses.map((address) => address.replace('/assets/', '').replace('#', ''));
  for (const { page, route, limit } of scriptBudgets) {
    const parts = [entry, routes.root, routes[route]];
    const scripts = withImports(files(parts.map(({ module }) => module)));
    const styles = files(parts.flatMap(({ css = [] }) => css));
    styles.push(startingWith('', 'app-'));
    report(`${page} (${language}) scripts`, total(new Set([manifest, ...scripts])), emptyPage + limit);
    report(`${page} (${language}) styles`, total(new Set(styles)), styleBudget);
  }
}
process.exit(tooMuch > 0 ? 1 : 0);

/** Scripts and all that they import from the start. */
function withImports(scripts) {
  const all = new Set(scripts);
  for (const script of all) {
    const code = readFileSync(`${assets}/${script}`, 'utf8');
    for (const [, , other] of code.matchAll(/\b(from|import)\s*[`'"](\.[^`'"]+)[`'"]/g))
      all.add(join(dirname(script), other));
  }
  return all;
}

function report(what, bytes, limit) {
  const isOver = bytes > limit;
  if (isOver) tooMuch += 1;
  console.log(`${what.padEnd(36)}${kB(bytes)} of ${kB(limit)}${isOver ? '  TOO MUCH' : ''}`);
}
