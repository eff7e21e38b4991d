import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface WebhookSplitter {
  readonly url: string;
  /** How many reports each has got, and how many were answered by 500 or more, or not at all. */
  readonly counts: { readonly sent: Map<string, number>; failed: number };
  close(): void;
}

/** Where the payment provider reports to: passes the reports on in turn, to one of those that are open. */
export async function splitWebhooks(
  open: () => readonly { name: string; url: string }[],
): Promise<WebhookSplitter> {
  const counts = { sent: new Map<string, number>(), failed: 0 };
  let nth = 0;
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const receivers = open();
    const receiver = receivers[nth++ % Math.max(1, receivers.length)];
    // The provider tries again.
    if (!receiver) return void response.writeHead(503).end();
    counts.sent.set(receiver.name, (counts.sent.get(receiver.name) ?? 0) + 1);
    const headers = {
      'Content-Type': 'application/json',
      'Stripe-Signature': String(request.headers['stripe-signature'] ?? ''),
    };
    const status = await fetch(`${receiver.url}/v1/payments/webhook`, { method: 'POST', body, headers }).then(
      async (answer) => {
        await answer.arrayBuffer();
        return answer.status;
      },
      () => 502,
    );
    if (status >= 500) counts.failed++;
    response.writeHead(status).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1/payments/webhook`,
    counts,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
