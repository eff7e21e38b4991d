// `npm run bench`: installs and builds what is missing, then measures (bench/main.ts says which rows).
import { install } from './install.mjs';

install();
const { requireNode, runNode } = await import('./require-node.mjs');
requireNode();
const { build } = await import('./build.mjs');
process.exit((await build()) || (await runNode(['bench/main.ts', ...process.argv.slice(2)])));
