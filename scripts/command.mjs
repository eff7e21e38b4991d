// A command of operating the shop, by its name in commands/: what was built of it, which installs nothing and needs
// nothing that is installed; before the first build its source. On any Node that npm runs on.
import { existsSync } from 'node:fs';

const [name, ...args] = process.argv.slice(2);
const built = `build/commands/${name}.js`;
const isBuilt = existsSync(built);
if (!isBuilt) (await import('./install.mjs')).install();
const { requireNode, runNode } = await import('./require-node.mjs');
requireNode();
if (!isBuilt && !existsSync('.generated/messages/messages.js'))
  await runNode(['scripts/compile-messages.mjs']);
process.exit(await runNode([isBuilt ? built : `commands/${name}.ts`, ...args]));
