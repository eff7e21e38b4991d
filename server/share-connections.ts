import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { lineOf } from './client-address.ts';

/**
 * Lets a client hold only so many connections, so that nobody can take the places of all others: one more is ended
 * as soon as it comes. A client is an IPv4 address or the first half of an IPv6 one.
 */
export function shareConnections(server: Server, ofClient: number): void {
  const held = new Map<string, number>();
  server.prependListener('connection', (socket: Socket) => {
    const client = lineOf(socket.remoteAddress ?? '');
    const count = held.get(client) ?? 0;
    if (count >= ofClient) {
      socket.destroy();
      return;
    }
    held.set(client, count + 1);
    socket.once('close', () => {
      const left = (held.get(client) ?? 1) - 1;
      if (left > 0) held.set(client, left);
      else held.delete(client);
    });
  });
}
