// The command line of the business, on any Node that npm runs on.
import { existsSync } from 'node:fs';
import { install } from './install.mjs';

install();
const { requireNode, runNode } = await import('./require-node.mjs');
requireNode();
if (!existsSync('.generated/messages/messages.js')) await runNode(['scripts/compile-messages.mjs']);
process.exit(await runNode(['commands/shop.ts', ...process.argv.slice(2)]));
