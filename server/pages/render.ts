import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { type PageContext, pageContext } from '#app/api/context.ts';
import type { PageApi } from '#app/api/page-client.ts';
import type { Dish } from '#rules/planner/dish.ts';
import type { Company } from '#rules/text/company.ts';
import type { Locale } from '#rules/text/locale.ts';
import { inLocale } from '../in-locale.ts';
import { contentSecurityPolicy, type PolicyOptions } from './content-security-policy.ts';
import { startScriptsLate } from './late-scripts.ts';
import { isOrderPage, withOrderLinkScript } from './order-link-script.ts';

export interface PageDeps extends PolicyOptions {
  readonly buildFor: (locale: Locale) => ServerBuild | (() => Promise<ServerBuild>);
  readonly apiFor: (locale: Locale) => PageApi;
  readonly publicUrl: string;
  /** Who runs the shop now. */
  readonly company: () => Promise<Company>;
  /** What is on the menu no more. */
  readonly withdrawn: PageContext['withdrawn'];
  /** What tables are laid with now. */
  readonly plannableDishes: () => Promise<readonly Dish[]>;
  /** Where Google Ads counts orders; null when it does not. */
  readonly conversionId: string | null;
  readonly report: (error: unknown) => void;
}

/** The handler of every page and of the data requests behind client navigation. */
export function createPageHandler({
  buildFor,
  apiFor,
  publicUrl,
  company,
  withdrawn,
  plannableDishes,
  conversionId,
  report,
  ...policy
}: PageDeps) {
  const handlerOf = (locale: Locale) => createRequestHandler(buildFor(locale), policy.mode);
  const handlers = { en: handlerOf('en'), de: handlerOf('de') };
  return (request: Request, locale: Locale): Promise<Response> =>
    inLocale(locale, async () => {
      const context = new RouterContextProvider();
      const api = apiFor(locale);
      const given = { api, locale, publicUrl, company, withdrawn, plannableDishes, conversionId, report };
      context.set(pageContext, given);
      const response = await handlers[locale](request, context);
      if (!response.headers.get('Content-Type')?.startsWith('text/html')) return response;
      const text = await response.text();
      const page = policy.mode === 'production' ? startScriptsLate(text) : text;
      const html = isOrderPage(request) ? withOrderLinkScript(page) : page;
      const headers = new Headers(response.headers);
      headers.set('Content-Security-Policy', contentSecurityPolicy(html, policy));
      headers.set('Content-Language', locale);
      headers.set('Cache-Control', 'no-cache');
      headers.set('Vary', 'Cookie');
      return new Response(html, { status: response.status, headers });
    });
}
