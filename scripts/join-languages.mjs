import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildFolders } from './storefront-language.mjs';

const manifest = /^window\.__reactRouterManifest=(\{.*\});?$/s;

// Which files the pages of a language name; the server reads it.
for (const [language, folder] of Object.entries(buildFolders)) {
  const assets = join(folder, 'client', 'assets');
  const name = readdirSync(assets).find((file) => file.startsWith('manifest-'));
  const [, json] = manifest.exec(readFileSync(join(assets, name), 'utf8')) ?? [];
  if (!json) throw new Error(`${name} is no manifest`);
  writeFileSync(join(buildFolders.en, `manifest-${language}.json`), json);
  writeFileSync(join(assets, name), `window.__reactRouterManifest=${slim(json)}`);
}

// Names tell content: what the languages share has one name, and is there once.
const [from, to] = [buildFolders.de, buildFolders.en].map((folder) => join(folder, 'client', 'assets'));
for (const name of readdirSync(from)) copyFileSync(join(from, name), join(to, name));
rmSync(buildFolders.de, { recursive: true });

/** What browsers read of its routes, 1.3 kB less gzipped: no flags that are off or that no browser
 * reads, no imports, which a prefetch follows; those of the entry have been read when it is. */
function slim(json) {
  const manifest = JSON.parse(json);
  const unread = ['imports', 'hasDefaultExport'];
  manifest.entry.imports = [];
  for (const route of Object.values(manifest.routes)) {
    for (const [name, value] of Object.entries(route))
      if (unread.includes(name) || value === false || (Array.isArray(value) && value.length === 0))
        delete route[name];
  }
  return JSON.stringify(manifest);
}
