// `npm run archive [platform …]`: the shop as a file that is carried to a server and runs there on a bare Node.
import { createHash } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
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
const unknown = wanted.filter((platform) => !platforms.includes(platform));
if (unknown.length > 0) {
  console.error(`There is no platform ${unknown.join(', ')}. There are: ${platforms.join(', ')}, all.`);
  process.exit(2);
}
const code = await build();
if (code !== 0) process.exit(code);

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const archives = 'build/archives';
const place = mkdtempSync(join(tmpdir(), 'tischlein-archive-'));
// Those of before stay until all of the new ones are there.
const made = mkdtempSync('build/archives-');
chmodSync(made, 0o755);
process.on('exit', () => {
  for (const folder of [place, made]) rmSync(folder, { recursive: true, force: true });
});
try {
  const sums = [];
  for (const platform of wanted) {
    const name = `tischlein-${version}-${platform}`;
    assemble(join(place, name), platform);
    const file = `${name}.tar.gz`;
    run('tar', ['-czf', join(made, file), '-C', place, name]);
    rmSync(join(place, name), { recursive: true });
    const hash = createHash('sha256').update(readFileSync(join(made, file)));
    sums.push(`${hash.digest('hex')}  ${file}\n`);
    console.log(`${archives}/${file}: ${(statSync(join(made, file)).size / 1e6).toFixed(1)} MB`);
  }
  writeFileSync(join(made, 'SHA256SUMS'), sums.join(''));
  rmSync(archives, { recursive: true, force: true });
  renameSync(made, archives);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
