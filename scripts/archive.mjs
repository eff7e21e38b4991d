// `npm run archive [platform …]`: the shop as a file that is carried to a server and runs there on a bare Node.
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { install } from './install.mjs';

install();
const { requireNode } = await import('./require-node.mjs');
requireNode();
const { build } = await import('./build.mjs');
const { assemble, ownPlatform } = await import('./assemble.mjs');
const { platforms, run } = await import('./picture-packages.mjs');

const asked = process.argv.slice(2);
const wanted = asked.includes('all') ? platforms : asked.length > 0 ? asked : [ownPlatform()];
const code = await build();
if (code !== 0) process.exit(code);

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const archives = 'build/archives';
rmSync(archives, { recursive: true, force: true });
mkdirSync(archives);
const place = mkdtempSync(join(tmpdir(), 'tischlein-archive-'));
const sums = [];
for (const platform of wanted) {
  const name = `tischlein-${version}-${platform}`;
  assemble(join(place, name), platform);
  const file = `${name}.tar.gz`;
  run('tar', ['-czf', join(archives, file), '-C', place, name]);
  rmSync(join(place, name), { recursive: true });
  const hash = createHash('sha256').update(readFileSync(join(archives, file)));
  sums.push(`${hash.digest('hex')}  ${file}\n`);
  console.log(`${archives}/${file}: ${(statSync(join(archives, file)).size / 1e6).toFixed(1)} MB`);
}
rmSync(place, { recursive: true });
writeFileSync(join(archives, 'SHA256SUMS'), sums.join(''));
