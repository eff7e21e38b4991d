import { createHash } from 'node:crypto';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { Api } from '#app/api/client.ts';
import { pageContext } from '#app/api/context.ts';
import type { Locale } from '#rules/locale.ts';
import { inLocale } from '../locale.ts';

export interface PageDeps {
  readonly build: ServerBuild | (() => Promise<ServerBuild>);
  readonly apiFor: (locale: Locale) => Api;
  readonly publicUrl: string;
  readonly mode: 'production' | 'development';
}

/** The handler of every page and of the data requests behind client navigation. */
export function createPageHandler({ build, apiFor, publicUrl, mode }: PageDeps) {
  const handle = createRequestHandler(build, mode);
  return (request: Request, locale: Locale): Promise<Response> =>
    inLocale(locale, async () => {
      const context = new RouterContextProvider();
      context.set(pageContext, { api: apiFor(locale), locale, publicUrl });
      const response = await handle(request, context);
      if (!response.headers.get('Content-Type')?.startsWith('text/html')) return response;
      const html = await response.text();
      const headers = new Headers(response.headers);
      headers.set('Content-Security-Policy', contentSecurityPolicy(html, mode));
      headers.set('Content-Language', locale);
      return new Response(html, { status: response.status, headers });
    });
}

/** A policy that names the inline scripts of this very page by their hashes and allows nothing else inline. */
export function contentSecurityPolicy(html: string, mode: PageDeps['mode']): string {
  const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
  const inline = mode === 'production' ? [...new Set(scripts)] : ["'unsafe-inline'"];
  const styles = mode === 'production' ? '' : " 'unsafe-inline'";
  return [
    "default-src 'self'",
    `script-src 'self' ${inline.join(' ')}`,
    `style-src 'self'${styles}`,
    "img-src 'self' data:",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
