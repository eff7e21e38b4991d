import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { announce, onShutdown } from '#sandbox/shutdown.ts';

/** A payment provider that answers at once: every session it is asked for is open, and nothing is kept. */
let sessions = 0;
const server = createServer(async (request, response) => {
  const form = new URLSearchParams(await text(request));
  sessions += 1;
  const id = `cs_bench_${process.pid}_${sessions}`;
  const body = JSON.stringify({
    id,
    object: 'checkout.session',
    status: 'open',
    payment_status: 'unpaid',
    url: `http://pay.example/${id}`,
    client_reference_id: form.get('client_reference_id'),
    amount_total: 11_600,
    currency: 'eur',
    expires_at: Math.floor(Date.now() / 1000) + 3600,
    payment_intent: null,
  });
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  announce({ url: `http://127.0.0.1:${port}`, port });
});
onShutdown(async () => {
  server.close();
  server.closeAllConnections();
});
