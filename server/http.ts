import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { inTime } from './body-time.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { shareConnections } from './share-connections.ts';

/** Milliseconds that a shutdown gives to requests under way, and to clients between two requests. */
const drainTime = 8000;
const idleTime = 2000;

export interface HttpLimits {
  /** Connections altogether, and how many of them one client may hold; null where all come from one proxy. */
  readonly connections: number;
  readonly connectionsOfClient: number | null;
  /** Requests that may wait behind others of their connections, altogether. */
  readonly waitingRequests: number;
  /** Milliseconds after which a connection ends that takes nothing of its answer. */
  readonly stillTime: number;
}

const usualLimits: HttpLimits = {
  connections: 10_000,
  connectionsOfClient: 1000,
  waitingRequests: 5000,
  stillTime: 30_000,
};

/**
 * A server with limits that keep slow, idle and greedy clients from taking the place of others; Node's are too kind.
 * A stream of events may last as long as its reader takes something every half minute.
 */
export function createHttpServer(listener: RequestListener, changes: Partial<HttpLimits> = {}): Server {
  const limits = { ...usualLimits, ...changes };
  // Node looks for connections that are too slow only every 30 s unless told.
  const options = { connectionsCheckingInterval: 1000 };
  const server = createServer(options, inTime(oneAtATime(listener, limits.waitingRequests)));
  server.headersTimeout = 5000;
  // The slowest of all, the photo of a hand-over over a slow line; others have less (body-time.ts).
  server.requestTimeout = 100_000;
  server.keepAliveTimeout = 65_000;
  // Counts from the last byte that was taken or came, and ends the connection.
  server.timeout = limits.stillTime;
  server.maxRequestsPerSocket = 0;
  server.maxConnections = limits.connections;
  if (limits.connectionsOfClient !== null) shareConnections(server, limits.connectionsOfClient);
  return server;
}

/**
 * Resolves when the port is open; rejects when it cannot be, with the variable that says otherwise.
 * @param prefix of the variables by which port and host were told
 */
export async function listen(server: Server, port: number, host: string, prefix = ''): Promise<void> {
  server.listen(port, host);
  await Promise.race([
    once(server, 'listening'),
    once(server, 'error').then(([error]) => Promise.reject(error)),
  ]).catch((cause: NodeJS.ErrnoException) => {
    throw new Error(whyClosed(cause, `${prefix}PORT ${port}`, `${prefix}HOST ${host}`), { cause });
  });
}

function whyClosed({ code, message }: NodeJS.ErrnoException, port: string, host: string): string {
  if (code === 'EADDRINUSE') return `${port} is taken: another program of this machine listens there.`;
  if (code === 'EACCES') return `${port} is not for this user: take one above 1023, behind a proxy.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `${host} is no address of this machine.`;
  return `${port}, ${host} cannot be listened to: ${message}`;
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
