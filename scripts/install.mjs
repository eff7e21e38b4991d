import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const mark = 'node_modules/.installed';
/** What npm itself notes of what it has put there. */
const note = 'node_modules/.package-lock.json';

/** Installs the packages when the lock file is another one than at the last time, unless somebody has just run `npm ci`. */
export function install() {
  const lock = readFileSync('package-lock.json', 'utf8');
  const hash = createHash('sha256').update(lock).digest('hex');
  const isMarked = existsSync(mark);
  if (isMarked && readFileSync(mark, 'utf8') === hash) return;
  if (isMarked || !hasNode() || !existsSync(note) || !isThere(lock, readFileSync(note, 'utf8'))) {
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

/** The project's own Node is put there by a script of its package, which can have been left out. */
const hasNode = () => ['node', 'node.exe'].some((name) => existsSync(`node_modules/node/bin/${name}`));

/**
 * Whether npm notes that all is there that a lock file names for a machine; what is for other machines, or takes the place
 * of something, need not be.
 * @param lock the text of package-lock.json
 * @param noted that of node_modules/.package-lock.json
 */
export function isThere(lock, noted, { platform, arch } = process) {
  try {
    const [wanted, there] = [lock, noted].map((text) => JSON.parse(text).packages);
    const isFor = ({ os = [], cpu = [], libc }) =>
      os.includes(platform) && cpu.includes(arch) && libc === undefined;
    const isNeeded = (path, { optional, ...machine }) =>
      path !== '' && (!optional || path === 'node_modules/node' || isFor(machine));
    return Object.entries(wanted).every(
      ([path, entry]) => !isNeeded(path, entry) || there[path]?.version === entry.version,
    );
  } catch {
    return false;
  }
}
