import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const at = (name) => `node_modules/${name}`;

/** Platforms for which the lock file knows the library that makes pictures. */
export const platforms = Object.keys(packages)
  .map((path) => /^node_modules\/@img\/sharp-((?:darwin|linux|linuxmusl)-(?:x64|arm64))$/.exec(path)?.[1])
  .filter(Boolean);

/** Puts `sharp` and what it needs on a platform into a folder's node_modules: the only packages that cannot be bundled. */
export function copyPictureMaker(folder, platform) {
  if (!platforms.includes(platform))
    throw new Error(`There is no ${platform}. There are: ${platforms.join(', ')}`);
  const { dependencies } = packages[at('sharp')];
  for (const name of ['sharp', ...Object.keys(dependencies)])
    cpSync(at(name), join(folder, at(name)), { recursive: true });
  for (const name of [`@img/sharp-${platform}`, `@img/sharp-libvips-${platform}`]) {
    if (existsSync(at(name))) cpSync(at(name), join(folder, at(name)), { recursive: true });
    else fetchPackage(name, join(folder, at(name)));
  }
}

/** Fetches a package that npm did not install because it is for another platform; what came has to be what the lock file says. */
function fetchPackage(name, folder) {
  const { version, integrity } = packages[at(name)];
  const place = mkdtempSync(join(tmpdir(), 'tischlein-package-'));
  try {
    run('npm', ['pack', `${name}@${version}`, '--pack-destination', place, '--silent']);
    const [file] = readdirSync(place);
    const [algorithm, wanted] = integrity.split(/-(.*)/);
    const found = createHash(algorithm)
      .update(readFileSync(join(place, file)))
      .digest('base64');
    if (found !== wanted) throw new Error(`${name}@${version} is not what package-lock.json says`);
    mkdirSync(folder, { recursive: true });
    run('tar', ['-xzf', join(place, file), '-C', folder, '--strip-components=1']);
  } finally {
    rmSync(place, { recursive: true });
  }
}

/** Runs a program to its end; throws with what it complained of. */
export function run(program, args) {
  const { status, stderr, error } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw error ?? new Error(`${program} ${args.join(' ')}: ${stderr}`);
}
