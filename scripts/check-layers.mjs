import { readdirSync, readFileSync } from 'node:fs';
import { assets, pagesOf } from './page-assets.mjs';

/**
 * The browser orders cascade layers by their first mention. A stylesheet that comes before app.css and names one
 * alone turns them round for the whole page, and nothing else fails: so each page's styles are read in order.
 */
const appStyles = readdirSync(assets).find((file) => /^app-.*\.css$/.test(file));
const wanted = [...layersIn([appStyles])];
const declared = ['theme', 'base', 'components', 'utilities'];
if (wanted.filter((name) => declared.includes(name)).join() !== declared.join())
  fail(`${appStyles}: ${wanted.join(', ')}`);

let pages = 0;
for (const language of ['en', 'de']) {
  for (const { page, styles } of pagesOf(language)) {
    pages += 1;
    const found = [...layersIn(styles)];
    if (found.slice(0, wanted.length).join() === wanted.join()) continue;
    fail(`${page} (${language}): ${found.join(', ')}; first comes ${[...styles][0]}`);
  }
}
if (!process.exitCode) console.log(`${pages} pages: ${wanted.join(', ')}`);

/** The layers of some stylesheets, in the order of their first mention. */
function layersIn(files) {
  const css = [...files].map((file) => readFileSync(`${assets}/${file}`, 'utf8')).join('\n');
  const mentions = css.matchAll(/@layer\s*([^{;]+)[{;]/g);
  return new Set([...mentions].flatMap(([, names]) => names.split(',').map((name) => name.trim())));
}

function fail(what) {
  console.error(`Cascade layers are out of order. ${what}`);
  process.exitCode = 1;
}
