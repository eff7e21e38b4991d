import path from 'node:path';
import { startStack } from '../stack.ts';

/** A stack in a process of its own, for tests that kill it. */
const server = [path.join(import.meta.dirname, 'shop.ts')];
const stack = await startStack({ dataDir: process.env.DATA_DIR ?? '', env: process.env, server });
const pids = Object.values(stack.processes).map(({ pid }) => pid);
console.log(JSON.stringify({ env: stack.env, pids }));
process.on('SIGTERM', () => void stack.stop().then(() => process.exit(0)));
