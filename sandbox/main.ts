import { existsSync } from 'node:fs';
import path from 'node:path';
import { addressTable } from './address-table.ts';
import { builtShop, ShopEnded } from './shop.ts';
import { onShutdown } from './shutdown.ts';
import { type Stack, startStack } from './stack.ts';

/** The whole shop on this machine: `npm start`, and with `--dev` `npm run dev`. */
const root = path.join(import.meta.dirname, '..');
const env = process.env;
const dev = process.argv.includes('--dev');
const dotenv = path.join(root, '.env');
if (existsSync(dotenv)) process.loadEnvFile(dotenv);

// The shop takes sample data and a sandbox only where that is meant.
if (!dev && !env.DATABASE_URL && !env.STRIPE_SECRET_KEY) env.SHOP_DEMO ??= '1';
if (env.SHOP_DEMO === '1') env.SAMPLE_ORDERS ??= '1';

let wanted = true;
let started = false;
let end: number | undefined;
const starting = startStack({
  dataDir: path.resolve(root, env.DATA_DIR || '.data'),
  env,
  server: dev ? ['server/dev.ts'] : builtShop,
  onEnd: finish,
});
onShutdown(async () => {
  wanted = false;
  // before that, leaving is enough: the parts notice and stop by themselves
  if (started) await (await starting).stop();
});

try {
  const stack = await starting;
  started = true;
  if (wanted) console.log(addressTable(stack.urls, env));
} catch (error) {
  console.error((error as Error).message);
  process.exit(error instanceof ShopEnded ? error.code : 1);
}

/** The shop has ended for good: everything else goes too, with the same exit code. */
async function finish(code: number): Promise<void> {
  if (end !== undefined || !wanted) return;
  end = code;
  const stack = await settled(starting);
  await stack?.stop();
  process.exit(code);
}

function settled(promise: Promise<Stack>): Promise<Stack | undefined> {
  return promise.catch(() => undefined);
}
