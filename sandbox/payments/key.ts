import { timingSafeEqual } from 'node:crypto';
import { ApiError } from './errors.ts';

/** Accepts the secret key as a bearer token or as the user of HTTP Basic; anything else is Stripe's 401. */
export function requireKey(authorization: string | null, key: string): void {
  const [scheme = '', credentials = ''] = (authorization ?? '').split(' ', 2);
  const basic = scheme.toLowerCase() === 'basic';
  const given = basic ? (Buffer.from(credentials, 'base64').toString().split(':', 1)[0] ?? '') : credentials;
  if (given === '') throw new ApiError(401, 'You did not provide an API key.');
  const one = Buffer.from(given);
  const other = Buffer.from(key);
  if (one.length === other.length && timingSafeEqual(one, other)) return;
  throw new ApiError(401, `Invalid API Key provided: ${given.slice(0, 8)}****`);
}
