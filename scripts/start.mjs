// Runs on any Node that npm runs on: installs what is missing, builds what is stale, then starts the shop on
// the project's own Node.
import { install } from './install.mjs';

install();
const { requireNode, runNode } = await import('./require-node.mjs');
requireNode();
const dev = process.argv.includes('--dev');
const { build } = await import('./build.mjs');
const code = dev ? await runNode(['scripts/compile-messages.mjs']) : await build();
process.exit(code || (await runNode(['sandbox/main.ts', ...(dev ? ['--dev'] : [])])));
