import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const mark = 'node_modules/.installed';
/** What npm itself notes of what it has put there. */
const note = 'node_modules/.package-lock.json';

/** Installs the packages when the lock file is another one than at the last time, by whomever. */
export function install() {
  const lock = readFileSync('package-lock.json');
  const hash = createHash('sha256').update(lock).digest('hex');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === hash) return;
  if (!isInstalled(JSON.parse(lock))) {
    console.log('Installing packages …');
    const { status } = spawnSync(
      'npm',
      ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
      {
        stdio: 'inherit',
        shell: process.platform === 'win32',
      },
    );
    if (status !== 0) {
      console.error('npm ci failed; its messages are above.');
      process.exit(status || 1);
    }
  }
  writeFileSync(mark, hash);
}

/** Whether somebody has run `npm ci` already: all that the lock file names is there, but what is for other platforms. */
function isInstalled({ packages: wanted }) {
  if (!existsSync(note)) return false;
  const { packages: there } = JSON.parse(readFileSync(note, 'utf8'));
  return Object.entries(wanted).every(
    ([path, { optional, version }]) =>
      path === '' || optional || (there[path] && there[path].version === version),
  );
}
