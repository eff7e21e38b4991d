import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import type { ApiEnv } from '../api/api-env.ts';

/** What the kitchen's pages may load: only what is ours, and pictures that were just taken. */
function policyOf(html: string): string {
  const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)];
  const hashes = scripts.map(
    ([, code = '']) => ` 'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
  return [
    "default-src 'self'",
    `script-src 'self'${hashes.join('')}`,
    "style-src 'self'",
    "img-src 'self' blob: data:",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Takes the place of a worker that does harm: it removes itself and all that the one before had kept. */
const noWorker = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
})()));
`;

/**
 * The kitchen's pages: its files, and for every other address below /kitchen/ the one document whose scripts show the
 * screen. Search engines are sent away, and nothing of it is kept for others.
 * @param folder where the built files are
 * @param isWorkerOn whether browsers keep today's stops for where there is no connection; without it, they forget them
 */
export function kitchenPages(folder: string, { isWorkerOn = true } = {}) {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policyOf(html),
    'Cache-Control': 'no-cache',
    'X-Robots-Tag': 'noindex, nofollow',
  };
  const files = serveStatic<ApiEnv>({
    root: folder,
    precompressed: true,
    rewriteRequestPath: (path) => path.replace(/^\/kitchen/, ''),
  });
  return (
    new Hono<ApiEnv>()
      .get('/kitchen', (c) => c.redirect(`/kitchen/${new URL(c.req.url).search}`, 308))
      .use('/kitchen/assets/*', async (c, next) => {
        await next();
        if (c.res.ok) c.header('Cache-Control', 'public, max-age=31536000, immutable');
      })
      .get('/kitchen/assets/*', files)
      .get('/kitchen/assets/*', (c) => c.notFound())
      // Asked for anew at every visit; it answers for pages, so an old one would keep an old release.
      .get('/kitchen/sw.js', async (c, next) => {
        c.header('Cache-Control', 'no-cache');
        return isWorkerOn ? files(c, next) : c.body(noWorker, 200, { 'Content-Type': 'text/javascript' });
      })
      .get('/kitchen/*', (c) => c.body(html, 200, headers))
  );
}
