import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * A port that nobody listens on. It lies below those that outgoing connections are given, so that none of them
 * takes it between this answer and its use.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(15_000, 32_000);
  return (await isPortFree(port)) ? port : freePort();
}

/** Whether a server could listen on this port now, on loopback as on every address. */
export async function isPortFree(port: number): Promise<boolean> {
  return (await listenBriefly(port, '127.0.0.1')) !== undefined && (await listenBriefly(port)) !== undefined;
}

/** Waits until the port is free, at most `limitMs` milliseconds; false if it still is not. */
export async function waitUntilFree(port: number, limitMs: number): Promise<boolean> {
  for (const end = Date.now() + limitMs; Date.now() < end; await sleep(100)) {
    if (await isPortFree(port)) return true;
  }
  return false;
}

/**
 * The port for a part of the stack. A variable that names one is obeyed, and waited for `limitMs`: an earlier stack
 * may be draining. Its value 0, or a default that stays taken, means any free port.
 */
export async function choosePort(
  variable: string,
  named: string | undefined,
  usual: number,
  limitMs = 12_000,
): Promise<number> {
  if (!named) return (await waitUntilFree(usual, Math.min(limitMs, 500))) ? usual : freePort();
  const port = Number(named);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`${variable}=${named} is no port.`);
  if (port === 0) return freePort();
  if (await waitUntilFree(port, limitMs)) return port;
  throw new Error(`${variable}=${port} is taken by another program. Name another port, or none.`);
}

function listenBriefly(port: number, host?: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    // whoever connects to the probe must not wait for an answer that never comes
    const probe = createServer((socket) => socket.destroy());
    probe
      .once('error', () => resolve(undefined))
      .listen({ port, host }, () => {
        const address = probe.address();
        probe.close(() => resolve(typeof address === 'object' && address ? address.port : undefined));
      });
  });
}
