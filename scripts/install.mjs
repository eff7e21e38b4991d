import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const mark = 'node_modules/.installed';

/** Installs the packages when the lock file is another one than at the last time. */
export function install() {
  const hash = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === hash) return;
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
  writeFileSync(mark, hash);
}
