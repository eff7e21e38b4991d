import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { Api } from '#app/api/client.ts';
import { pageContext } from '#app/api/context.ts';
import type { Locale } from '#rules/locale.ts';
import { inLocale } from '../locale.ts';
import { contentSecurityPolicy, type PolicyOptions } from './content-security-policy.ts';

export interface PageDeps extends PolicyOptions {
  readonly build: ServerBuild | (() => Promise<ServerBuild>);
  readonly apiFor: (locale: Locale) => Api;
  readonly publicUrl: string;
  /** Where Google Ads counts orders; null when it does not. */
  readonly conversionId: string | null;
}

/** The handler of every page and of the data requests behind client navigation. */
export function createPageHandler({ build, apiFor, publicUrl, conversionId, ...policy }: PageDeps) {
  const handle = createRequestHandler(build, policy.mode);
  return (request: Request, locale: Locale): Promise<Response> =>
    inLocale(locale, async () => {
      const context = new RouterContextProvider();
      context.set(pageContext, { api: apiFor(locale), locale, publicUrl, conversionId });
      const response = await handle(request, context);
      if (!response.headers.get('Content-Type')?.startsWith('text/html')) return response;
      const html = await response.text();
      const headers = new Headers(response.headers);
      headers.set('Content-Security-Policy', contentSecurityPolicy(html, policy));
      headers.set('Content-Language', locale);
      headers.set('Cache-Control', 'no-cache');
      headers.set('Vary', 'Cookie');
      return new Response(html, { status: response.status, headers });
    });
}
