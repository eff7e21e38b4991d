import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/** The Node of the project, which npm installs; the machine's own may be older. */
const ownNode = resolve('node_modules/node/bin/node');

export const node = existsSync(ownNode) ? ownNode : process.execPath;

/** Ends with a clear text when there is no Node that the shop runs on. */
export function requireNode() {
  if (node === ownNode || Number(process.versions.node.split('.')[0]) >= 24) return;
  console.error(
    `Tischlein needs Node 24 or newer; this is ${process.versions.node}, and npm has no Node 24 for this machine.`,
  );
  process.exit(1);
}

/** Runs the project's Node until it ends, passes signals on, and answers its exit code. */
export function runNode(args, options = {}) {
  const child = spawn(node, args, { stdio: 'inherit', ...options });
  const pass = (signal) => child.kill(signal);
  process.on('SIGINT', pass);
  process.on('SIGTERM', pass);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      process.off('SIGINT', pass);
      process.off('SIGTERM', pass);
      resolve(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1));
    });
  });
}
