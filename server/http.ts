import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds that a shutdown gives to requests under way, and to clients between two requests. */
const drainTime = 8000;
const idleTime = 2000;

/** A server with limits that keep slow and idle clients from taking the place of others; Node's are too kind. */
export function createHttpServer(listener: RequestListener): Server {
  // Node looks for connections that are too slow only every 30 s unless told.
  const server = createServer({ connectionsCheckingInterval: 1000 }, listener);
  server.headersTimeout = 5000;
  server.requestTimeout = 10_000;
  server.keepAliveTimeout = 65_000;
  server.maxRequestsPerSocket = 0;
  server.maxConnections = 10_000;
  return server;
}

/** Resolves when the port is open, rejects when it is taken. */
export async function listen(server: Server, port: number, host: string): Promise<void> {
  server.listen(port, host);
  await Promise.race([
    once(server, 'listening'),
    once(server, 'error').then(([error]) => Promise.reject(error)),
  ]);
}

/**
 * Takes no new connection and lets requests under way finish. Every further answer closes its connection; one
 * between two requests is closed after a while, so that a request just sent does not meet a closed door. What
 * is left after eight seconds is cut.
 */
export async function shutDown(server: Server): Promise<void> {
  const closed = once(server, 'close');
  // Whoever knocked before is let in: the door closes right after a look at it.
  await setImmediate();
  // Not the HTTP server's own close, which cuts idle connections at once.
  NetServer.prototype.close.call(server);
  // Only now: a client that is sent away earlier would knock again, and be shut out with its request in hand.
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
  const started = Date.now();
  while (await Promise.race([closed.then(() => false), sleep(50, true)])) {
    const passed = Date.now() - started;
    if (passed > drainTime) server.closeAllConnections();
    else if (passed > idleTime) {
      // Right after sockets have been read: on a busy machine one that looks idle may have a request waiting.
      await setImmediate();
      server.closeIdleConnections();
    }
  }
}
