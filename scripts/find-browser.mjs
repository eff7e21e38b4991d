import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { node } from './require-node.mjs';

const known = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * The Chromium that the browser tests drive: one that is on the machine, else Debian's package (as root), else
 * Playwright's own download. The one that has no window comes first: it takes half of the time. Answers its path, or
 * undefined for Playwright's own.
 */
export function findBrowser() {
  const installed = () => known.find((path) => path && existsSync(path));
  if (installed()) return installed();
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium …');
    const run = (...args) => spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] });
    run('update', '-q');
    run('install', '-y', '-q', '--no-install-recommends', 'chromium-headless-shell', 'fonts-liberation');
    if (installed()) return installed();
  }
  const { status } = spawnSync(node, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], {
    stdio: 'inherit',
  });
  if (status === 0) return undefined;
  console.error('No browser: install Chromium, or name one by CHROMIUM_PATH.');
  process.exit(1);
}
