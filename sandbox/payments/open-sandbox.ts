import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { newBusiness } from './business.ts';
import { expireOverdue } from './checkout.ts';
import { noFaults } from './faults.ts';
import { type Sandbox, sandboxServer } from './server.ts';
import { Store } from './store/store.ts';
import { deliverEvents, type Receiver } from './webhooks.ts';

/** What a payment sandbox needs: a folder of its own, a port of loopback (0: any free one) and the shop's secrets. */
export type SandboxOptions = { folder: string; port: number; receiver: Receiver; key: string };

/** Opens the payment sandbox in this process; `close` ends it when all it has promised is on disk. */
export async function openSandbox({ folder, port, receiver, key }: SandboxOptions) {
  const store = await Store.open(folder);
  const sandbox: Sandbox = {
    store,
    faults: { ...noFaults },
    business: newBusiness(receiver),
    receiver,
    key,
    base: '',
  };
  const server = sandboxServer(sandbox);
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  sandbox.base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const closing = new AbortController();
  deliverEvents(store, sandbox.faults, receiver, closing.signal);
  const expiry = setInterval(() => expireOverdue(store), 1000);
  return {
    url: sandbox.base,
    async close(): Promise<void> {
      clearInterval(expiry);
      closing.abort();
      server.close();
      server.closeAllConnections();
      await store.close();
    },
  };
}
