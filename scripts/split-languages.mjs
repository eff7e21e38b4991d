import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minify } from 'vite';
import { languageMark } from './texts-by-language.mjs';

const folder = 'build/client/assets';
const scripts = new Map(
  readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => [name, slimManifest(readFileSync(join(folder, name), 'utf8'))]),
);
const named = /(?<=[/`'"])[\w.-]+\.js(?=[`'"])/g;

/** The scripts that hold texts, and those that name one of them: each language needs its own. */
const split = new Set([...scripts.keys()].filter((name) => scripts.get(name).includes(languageMark)));
for (let before = -1; before < split.size; ) {
  before = split.size;
  for (const [name, code] of scripts) {
    if (code.match(named)?.some((other) => split.has(other))) split.add(name);
  }
}
if (split.size === 0) throw new Error('no script holds a text');

for (const locale of ['en', 'de']) {
  mkdirSync(join(folder, locale), { recursive: true });
  for (const name of split) {
    const code = scripts
      .get(name)
      .replaceAll(languageMark, String(locale === 'en'))
      .replace(/(?<=[`'"])(\.\/|\/?assets\/)([\w.-]+\.js)(?=[`'"])/g, (path, start, other) => {
        if (start === './') return split.has(other) ? path : `../${other}`;
        return split.has(other) ? `${start}${locale}/${other}` : path;
      });
    const { code: small, errors } = await minify(name, code, { module: true });
    if (errors.length > 0) throw new Error(`${name}: ${errors[0].message}`);
    writeFileSync(join(folder, locale, name), small);
  }
}
for (const name of split) rmSync(join(folder, name));

/** The map of routes without what no browser reads: flags that are off, and imports, which only a prefetch follows. */
function slimManifest(code) {
  const [, start, json] = code.match(/^(window\.__reactRouterManifest=)(\{.*\});?$/s) ?? [];
  if (!json) return code;
  const manifest = JSON.parse(json);
  for (const route of Object.values(manifest.routes)) {
    delete route.imports;
    for (const [name, value] of Object.entries(route)) {
      if (value === false || (Array.isArray(value) && value.length === 0)) delete route[name];
    }
  }
  return start + JSON.stringify(manifest);
}
