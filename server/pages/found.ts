import { Hono } from 'hono';
import { wallColor } from '#app/theme/colors.ts';
import { shop } from '#content/shop.ts';
import type { Company } from '#rules/text/company.ts';
import type { ApiEnv } from '../api/api-env.ts';
import type { Deps } from '../deps.ts';
import * as catalogue from '../services/catalogue/catalogue.ts';
import { sitemap } from './sitemap.ts';

/** Seconds for which a crawler or a browser need not ask again. */
const keptFor = 3600;

/** Some calls change something by GET (spec §7); personal pages stay open, so that their noindex can be read. */
const robots = (publicUrl: string) => `User-agent: *
Disallow: /v1/
Disallow: /kitchen/

Sitemap: ${publicUrl}/sitemap.xml
`;

/** Days for which what security.txt says holds; it is asked for anew long before (RFC 9116 wants less than a year). */
const securityDays = 180;

/** Whom to tell of a weakness (RFC 9116); the day it expires moves with the clock, so this file is never kept. */
const securityText = (publicUrl: string, email: string, now: number) =>
  [
    `Contact: mailto:${email}`,
    `Expires: ${new Date(now + securityDays * 86_400_000).toISOString().slice(0, 10)}T00:00:00Z`,
    'Preferred-Languages: de, en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n');

/** `minimal-ui` keeps a way back: the payment page is another host's. */
const manifest = {
  id: '/',
  name: shop.name,
  short_name: shop.name,
  start_url: '/',
  display: 'minimal-ui',
  theme_color: wallColor,
  background_color: wallColor,
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
};

/** What crawlers and browsers ask for under fixed names. Addresses come from PUBLIC_URL, never from the request. */
export function foundRoutes(deps: Deps, company: () => Promise<Company>) {
  const publicUrl = deps.config.PUBLIC_URL;
  const headers = (type: string) => ({
    'Content-Type': type,
    'Cache-Control': `public, max-age=${keptFor}`,
  });
  return new Hono<ApiEnv>()
    .get('/robots.txt', (c) => c.body(robots(publicUrl), 200, headers('text/plain; charset=utf-8')))
    .get('/.well-known/security.txt', async (c) => {
      const { email } = await company();
      return c.body(securityText(publicUrl, email, deps.now()), 200, headers('text/plain; charset=utf-8'));
    })
    .get('/sitemap.xml', async (c) => {
      const [categories, sellers, products] = await Promise.all([
        catalogue.listCategories(deps),
        catalogue.listSellers(deps),
        catalogue.listProducts(deps),
      ]);
      return c.body(
        sitemap(publicUrl, { categories, sellers, products }),
        200,
        headers('application/xml; charset=utf-8'),
      );
    })
    .get('/site.webmanifest', (c) =>
      c.body(JSON.stringify(manifest), 200, headers('application/manifest+json; charset=utf-8')),
    );
}
