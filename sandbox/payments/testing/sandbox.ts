import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Stripe from 'stripe';
import { startProcess } from '../../process.ts';

export const stripe = (url: string, key = 'sk_test_sandbox') =>
  new Stripe(key, {
    host: '127.0.0.1',
    port: new URL(url).port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
  });

export function newFolder(): string {
  return mkdtempSync(path.join(tmpdir(), 'payments-test-'));
}

/** The sandbox as the process that the stack starts, with the official SDK as its client. */
export async function startSandbox(dataDir: string, webhook?: string) {
  const env = { ...process.env, DATA_DIR: dataDir, PAYMENT_PORT: '0', PAYMENT_WEBHOOK_URL: webhook };
  const main = path.join(import.meta.dirname, '..', 'main.ts');
  const child = await startProcess({ name: 'payments', args: [main], env });
  const url = String(child.ready.url);
  const control = async (place: string, body?: object) => {
    const init = body ? { method: 'POST', body: JSON.stringify(body) } : undefined;
    return (await fetch(`${url}/_sandbox/${place}`, init)).json() as Promise<Record<string, unknown>>;
  };
  return { ...child, url, control, stripe: stripe(url), kill: () => process.kill(child.pid, 'SIGKILL') };
}

/** A shop's webhook: checks every signature with the SDK; `status` decides how it answers. */
export async function startReceiver(port = 0) {
  const events: Stripe.Event[] = [];
  const receiver = { events, status: 200, url: '', close: () => server.close() };
  const server = createServer(async (request, response) => {
    let payload = '';
    for await (const chunk of request) payload += chunk;
    const signature = String(request.headers['stripe-signature']);
    const event = new Stripe('sk_test').webhooks.constructEvent(payload, signature, 'whsec_sandbox');
    if (receiver.status === 200) events.push(event);
    response.writeHead(receiver.status).end();
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/payments/webhook`;
  return receiver;
}

/** Parameters of a session worth 36 euro. */
export function order(
  more: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Stripe.Checkout.SessionCreateParams {
  return {
    mode: 'payment',
    line_items: [
      {
        quantity: 2,
        price_data: { currency: 'eur', unit_amount: 1500, product_data: { name: 'Käse & <Brot>' } },
      },
      { quantity: 1, price_data: { currency: 'eur', unit_amount: 600, product_data: { name: 'Lemonade' } } },
    ],
    success_url: 'http://localhost:3000/payment/success?productOrderId=1&session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost:3000/payment/failed?productOrderId=1',
    client_reference_id: 'order-1',
    customer_email: 'guest@example.com',
    metadata: { order: '1' },
    ...more,
  };
}

/** A sandbox in a new folder, and somebody who hears its events; `close` ends both and removes the folder. */
export async function openSandbox() {
  const folder = newFolder();
  const receiver = await startReceiver();
  const sandbox = await startSandbox(folder, receiver.url);
  async function close() {
    await sandbox.stop();
    receiver.close();
    rmSync(folder, { recursive: true, force: true });
  }
  return { sandbox, receiver, close };
}
