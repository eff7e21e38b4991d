import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { announce, onShutdown } from '../shutdown.ts';
import { holdFolder } from './holder.ts';
import { openSandbox } from './open-sandbox.ts';

/**
 * The payment sandbox. Reads PAYMENT_PORT (4242; 0: any free one), DATA_DIR, PAYMENT_WEBHOOK_URL,
 * STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET. Listens on loopback only.
 */
const { env } = process;
const folder = path.resolve(env.DATA_DIR ?? '.data', 'payments');
mkdirSync(folder, { recursive: true, mode: 0o700 });
await holdFolder(folder);
const { url, close } = await openSandbox({
  folder,
  port: Number(env.PAYMENT_PORT || 4242),
  receiver: { url: env.PAYMENT_WEBHOOK_URL, secret: env.STRIPE_WEBHOOK_SECRET || 'whsec_sandbox' },
  key: env.STRIPE_SECRET_KEY || 'sk_test_sandbox',
});
onShutdown(close);
announce({ url });
