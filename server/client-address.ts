import { isIP, isIPv6 } from 'node:net';

/**
 * Whose line a request came over: what the last proxy saw, where a proxy is trusted and named an address, else
 * the socket's own. `forwarded` is X-Forwarded-For; anything in it that is no IP address counts for nothing.
 */
export function clientLine(forwarded: string | undefined, socketAddress: string | undefined): string {
  const named = forwarded === undefined ? '' : withoutPort(forwarded.slice(forwarded.lastIndexOf(',') + 1));
  return lineOf(isIP(named) ? named : (socketAddress ?? 'in-process'));
}

/** `203.0.113.7:4711` and `[2001:db8::1]:4711`, as some proxies write it, each connection with another port. */
function withoutPort(written: string): string {
  const host = written.trim();
  return /^\[([^\]]+)\](?::\d+)?$/.exec(host)?.[1] ?? /^([\d.]+):\d+$/.exec(host)?.[1] ?? host;
}

/** The IPv4 address, or the first half of the IPv6 one: the other half is anything that the customer likes. */
export function lineOf(address: string): string {
  const plain = address.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const written = new URL(`http://[${plain}]`).hostname.slice(1, -1);
  const [head = [], tail = []] = written.split('::').map((part) => part.split(':').filter(Boolean));
  const left = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return [...head, ...left, ...tail].slice(0, 4).join(':');
}
