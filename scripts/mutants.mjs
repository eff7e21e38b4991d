// `npm run mutants [-- services] [-- --mutate <files>]`: which small changes of the code no test notices.
import { install } from './install.mjs';

install();
const { requireNode, runNode } = await import('./require-node.mjs');
requireNode();
const args = process.argv.slice(2);
const isOfServices = args[0] === 'services';
process.exit(
  await runNode(
    [
      'node_modules/@stryker-mutator/core/bin/stryker.js',
      'run',
      'tests/mutants/stryker.config.mjs',
      ...args.slice(Number(isOfServices)),
    ],
    { env: { ...process.env, MUTANTS: isOfServices ? 'services' : 'rules' } },
  ),
);
