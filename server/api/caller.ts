import { isIPv6 } from 'node:net';
import type { Context } from 'hono';
import { type Locale, localeFromAcceptLanguage } from '#rules/locale.ts';
import type { Deps } from '../deps.ts';
import { authenticate } from '../services/auth/authenticate.ts';
import type { ApiEnv } from './api-env.ts';

/** Who calls, by bearer token. Errors: SessionInvalid. */
export function callerOf(deps: Deps, c: Context<ApiEnv>) {
  return authenticate(deps, c.req.header('Authorization'));
}

export function localeOf(c: Context<ApiEnv>): Locale {
  return localeFromAcceptLanguage(c.req.header('Accept-Language'));
}

/** Whose line a request came over; behind a proxy that is trusted, the one that the proxy saw. */
export function clientOf(deps: Deps, c: Context<ApiEnv>): string {
  const forwarded = deps.config.TRUST_PROXY && c.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim();
  return lineOf(forwarded || c.env?.incoming?.socket?.remoteAddress || 'in-process');
}

/** The IPv4 address, or the first half of the IPv6 one: the other half is anything that the customer likes. */
function lineOf(address: string): string {
  const plain = address.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const written = new URL(`http://[${plain}]`).hostname.slice(1, -1);
  const [head = [], tail = []] = written.split('::').map((part) => part.split(':').filter(Boolean));
  const left = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return [...head, ...left, ...tail].slice(0, 4).join(':');
}
