import type { Config } from '../env.ts';
import type { PolicyOptions } from './content-security-policy.ts';

/** Google's tag comes from the first two; the others only receive what it counts (Google's own list for a CSP). */
const tagHosts = ['https://www.googletagmanager.com', 'https://www.googleadservices.com'];
const countingHosts = [
  'https://googleads.g.doubleclick.net',
  'https://pagead2.googlesyndication.com',
  'https://google.com',
  'https://www.google.com',
  'https://www.google.de',
];

/**
 * The hosts beside our own that pages may reach: none but those of parts that the owner has switched on; Turnstile is with both
 * its keys only.
 */
export function outsideHosts({
  TURNSTILE_SITE_KEY,
  TURNSTILE_SECRET_KEY,
  CONVERSION_ID,
}: Pick<Config, 'TURNSTILE_SITE_KEY' | 'TURNSTILE_SECRET_KEY' | 'CONVERSION_ID'>): Pick<
  PolicyOptions,
  'trustedHosts' | 'countingHosts'
> {
  return {
    trustedHosts: [
      ...(TURNSTILE_SITE_KEY && TURNSTILE_SECRET_KEY ? ['https://challenges.cloudflare.com'] : []),
      ...(CONVERSION_ID ? tagHosts : []),
    ],
    countingHosts: CONVERSION_ID ? countingHosts : [],
  };
}
