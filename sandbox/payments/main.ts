import { mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { announce, onShutdown } from '../shutdown.ts';
import { expireOverdue } from './checkout.ts';
import { noFaults } from './faults.ts';
import { type Sandbox, sandboxServer } from './server.ts';
import { Store } from './store/store.ts';
import { deliverEvents } from './webhooks.ts';

/**
 * The payment sandbox. Reads PAYMENT_PORT (4242; 0: any free one), DATA_DIR, PAYMENT_WEBHOOK_URL,
 * STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET. Listens on loopback only.
 */
const { env } = process;
const dataDir = path.resolve(env.DATA_DIR ?? '.data');
mkdirSync(dataDir, { recursive: true });
const store = await Store.open(path.join(dataDir, 'payments'));
const sandbox: Sandbox = {
  store,
  faults: { ...noFaults },
  receiver: { url: env.PAYMENT_WEBHOOK_URL, secret: env.STRIPE_WEBHOOK_SECRET || 'whsec_sandbox' },
  key: env.STRIPE_SECRET_KEY || 'sk_test_sandbox',
  base: '',
};

const server = sandboxServer(sandbox);
server.listen(Number(env.PAYMENT_PORT || 4242), '127.0.0.1', () => {
  sandbox.base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  deliverEvents(store, sandbox.faults, sandbox.receiver);
  const expiry = setInterval(() => expireOverdue(store), 1000);
  onShutdown(async () => {
    clearInterval(expiry);
    server.close();
    server.closeAllConnections();
    await store.close();
  });
  announce({ url: sandbox.base });
});
