// `npm run mutants [-- services [2/99]] [-- --mutate <files>]`: which small changes of the code no test notices; of the
// services all, or the second of 99 samples of all.
import { install } from './install.mjs';

install();
const { requireNode, runNode } = await import('./require-node.mjs');
requireNode();
const args = process.argv.slice(2);
const MUTANTS = args[0] === 'services' ? args.shift() : 'rules';
const MUTANTS_PART = /^\d+\/\d+$/.test(args[0] ?? '') ? args.shift() : '1/1';
// The tests read texts as they are compiled.
if ((await runNode(['scripts/compile-messages.mjs'])) !== 0) process.exit(1);
process.exit(
  await runNode(
    ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run', 'tests/mutants/stryker.config.mjs', ...args],
    { env: { ...process.env, MUTANTS, MUTANTS_PART } },
  ),
);
