import { startStack } from '#sandbox/stack.ts';

/** The built shop with everything it stands on, for tests that kill it. Prints how to reach and to kill it. */
const env = { ...process.env, SHOP_DEMO: '1' };
const stack = await startStack({
  dataDir: process.env.DATA_DIR ?? '',
  env,
  server: ['build/server/main.js'],
});
const pids = Object.values(stack.processes).map(({ pid }) => pid);
console.log(JSON.stringify({ stack: { env: { ...stack.env, MAILBOX_URL: stack.urls.mailbox }, pids } }));
process.once('SIGTERM', () => void stack.stop().then(() => process.exit(0)));
