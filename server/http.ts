import { once } from 'node:events';
import type { Server } from 'node:http';
import type { Config } from './env.ts';

/** Time a shutdown gives to requests under way, in milliseconds. */
const drainTime = 10_000;

/** Limits that keep slow and idle clients from taking the place of others; Node's own are too kind. */
export function hardenServer(server: Server): Server {
  server.headersTimeout = 5000;
  server.requestTimeout = 10_000;
  server.keepAliveTimeout = 65_000;
  server.maxRequestsPerSocket = 0;
  return server;
}

/** Resolves when the port is open, rejects when it is taken. */
export async function listen(server: Server, { PORT, HOST }: Pick<Config, 'PORT' | 'HOST'>): Promise<void> {
  server.listen(PORT, HOST);
  await Promise.race([
    once(server, 'listening'),
    once(server, 'error').then(([error]) => Promise.reject(error)),
  ]);
}

/** Takes no new connection, lets requests under way finish, cuts what is left after ten seconds. */
export async function shutDown(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), drainTime);
  await closed;
  clearTimeout(timer);
}
