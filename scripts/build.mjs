import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { requireNode, runNode } from './require-node.mjs';

const mark = 'build/.sources';
const sources = [
  'app',
  'commands',
  'content',
  'contract',
  'kitchen',
  'messages',
  'public',
  'rules',
  'server',
  'ui',
  'scripts',
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
];

/**
 * Builds storefront, server and commands when a source file changed since the last time; its texts are compiled first,
 * unless somebody has done so just now. Answers the exit code.
 */
export async function build({ areTextsCompiled = false } = {}) {
  const hash = fingerprint();
  if (existsSync(mark) && readFileSync(mark, 'utf8') === hash) return 0;
  console.log('Building …');
  rmSync(mark, { force: true });
  const code =
    (areTextsCompiled ? 0 : await runNode(['scripts/compile-messages.mjs'])) ||
    (await storefront('en')) ||
    (await storefront('de')) ||
    (await runNode(['scripts/join-languages.mjs'])) ||
    (await kitchen()) ||
    (await runNode(['scripts/build-commands.mjs'])) ||
    (await runNode(['scripts/compress-assets.mjs']));
  if (code === 0) {
    // A program of its own, which the server runs.
    copyFileSync('server/pictures/picture-maker.mjs', 'build/server/picture-maker.mjs');
    writeFileSync(mark, hash);
  }
  return code;
}

/** Builds the storefront for a language, and the server with it. Answers the exit code. */
function storefront(language) {
  return runNode(['node_modules/@react-router/dev/bin.cjs', 'build', '--logLevel', 'warn'], {
    env: { ...process.env, NODE_ENV: 'production', STOREFRONT_LANGUAGE: language },
  });
}

/** Builds the kitchen's pages beside the storefront. Answers the exit code. */
async function kitchen() {
  const code = await runNode(['../node_modules/@react-router/dev/bin.cjs', 'build', '--logLevel', 'warn'], {
    cwd: 'kitchen',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  // It only served to write index.html.
  rmSync('build/kitchen/server', { recursive: true, force: true });
  return code;
}

/** Names, sizes and times of all source files in one hash: quick, and any edit changes it. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of filesOf(source)) {
      const { size, mtimeMs } = statSync(file);
      hash.update(`${file}\n${size}\n${mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}

function filesOf(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true })
    .map((name) => join(path, name))
    .filter(
      (file) =>
        !file.includes('.test.') &&
        !file.includes('project.inlang') &&
        !file.includes('.react-router') &&
        statSync(file).isFile(),
    )
    .sort();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  requireNode();
  process.exit(await build({ areTextsCompiled: process.argv.includes('--with-compiled-texts') }));
}
