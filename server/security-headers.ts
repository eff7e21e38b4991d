import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { secureHeaders } from 'hono/secure-headers';
import { isOrderPath } from './pages/order-link-script.ts';

/** What no page of this shop uses. */
const unused = [
  'accelerometer',
  'camera',
  'displayCapture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
] as const;

/** Other sites may show these: previews of links (og:image) and what search engines list beside a dish. */
const pictures = ['/pictures/', '/media/'];

/** For answers that are no page; pages bring a policy of their own (pages/content-security-policy.ts). */
const policyOfFiles = "object-src 'none'; base-uri 'none'; frame-ancestors 'none'";
const policyOfData = "default-src 'none'; frame-ancestors 'none'";

/**
 * Headers that every answer carries. HTTPS is demanded for a year where the public address has it, of this host alone:
 * what else lives below the owner's domain is not the shop's to decide.
 */
export function securityHeaders(publicUrl: string) {
  const isHttps = publicUrl.startsWith('https:');
  const headers = secureHeaders({
    strictTransportSecurity: isHttps && 'max-age=31536000',
    xFrameOptions: 'DENY',
    referrerPolicy: 'strict-origin-when-cross-origin',
    crossOriginResourcePolicy: 'same-origin',
    permissionsPolicy: Object.fromEntries(unused.map((name) => [name, []])),
  });
  return createMiddleware(async (c, next) => {
    await headers(c, next);
    // Who has the address of an order's page has nothing; still nobody hears that it was left.
    if (isOrderPath(c.req.path)) c.res.headers.set('Referrer-Policy', 'no-referrer');
    if (pictures.some((folder) => c.req.path.startsWith(folder)))
      c.res.headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
    if (c.res.headers.has('Content-Security-Policy')) return;
    const isData = c.res.headers.get('Content-Type')?.includes('json') ?? false;
    c.res.headers.set('Content-Security-Policy', isData ? policyOfData : policyOfFiles);
  });
}

/** The headers that every answer carries, by themselves, for answers that are made outside of the shop. */
export async function commonHeaders(publicUrl: string): Promise<Record<string, string>> {
  const app = new Hono().use(securityHeaders(publicUrl)).all('*', (c) => c.body(null));
  return Object.fromEntries((await app.fetch(new Request(publicUrl))).headers);
}
