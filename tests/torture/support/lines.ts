import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { askHttps, type HttpsRequest } from '../../support/programs/https.ts';

/** The way of customers, and of the payment provider, to a proxy that speaks HTTPS under names of its own. */
export interface Lines {
  readonly url: string;
  readonly counts: {
    answered: number;
    /** Answers of 500 and more, broken connections and what took too long, by what was asked. */
    readonly failed: Map<string, number>;
    webhooks: number;
    failedWebhooks: number;
  };
  close(): void;
}

/** Bodies say for themselves how long they are, and connections are not shared. */
const ofHop = ['connection', 'transfer-encoding', 'content-length', 'keep-alive', 'host', 'content-encoding'];

/**
 * Sends every request on by HTTPS, whose certificate is checked, each customer's from an address of this machine's own: who
 * names one in X-Forwarded-For gets another by it, and the proxy has to see that one.
 */
export async function openLines(proxy: Pick<HttpsRequest, 'port' | 'host' | 'ca'>): Promise<Lines> {
  const counts: Lines['counts'] = { answered: 0, failed: new Map(), webhooks: 0, failedWebhooks: 0 };
  const server = createServer(async (request, response) => {
    const { method = 'GET', url = '/' } = request;
    const body = await buffer(request);
    const headers = Object.fromEntries(
      Object.entries(request.headers).flatMap(([name, value]) =>
        value === undefined || ofHop.includes(name) ? [] : [[name, String(value)]],
      ),
    );
    delete headers['accept-encoding'];
    const forged = headers['x-forwarded-for'];
    const from = forged ? `127.${forged.split('.').slice(1).join('.')}` : '127.0.0.1';
    const isWebhook = url.startsWith('/v1/payments/webhook');
    if (isWebhook) counts.webhooks++;
    const answer = await askHttps({
      ...proxy,
      method,
      path: url,
      from,
      headers: body.length > 0 ? { ...headers, 'Content-Length': String(body.length) } : headers,
      body: body.length > 0 ? body : undefined,
    }).catch((error: Error & { code?: string }) => error.code ?? error.name);
    const status = typeof answer === 'string' ? answer : answer.status;
    if (typeof status === 'string' || status >= 500) {
      if (isWebhook) counts.failedWebhooks++;
      const what = `${method} ${url.split(/[?\d]/, 1)[0]}: ${status}`;
      counts.failed.set(what, (counts.failed.get(what) ?? 0) + 1);
    }
    if (typeof answer === 'string') return void response.writeHead(502).end();
    counts.answered++;
    const type = answer.headers['content-type'];
    response.writeHead(answer.status, type ? { 'Content-Type': type } : {}).end(answer.bytes);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    counts,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
