// Runs on any Node that npm runs on: builds what is stale, then torments the built shop (tests/torture/main.ts).
import { install } from './install.mjs';

install();
const { requireNode, runNode } = await import('./require-node.mjs');
requireNode();
const { build } = await import('./build.mjs');
process.exit((await build()) || (await runNode(['tests/torture/main.ts', ...process.argv.slice(2)])));
