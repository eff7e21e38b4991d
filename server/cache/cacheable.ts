import { isLocale, type Locale } from '#rules/locale.ts';
import { filterQuery, readFilter } from '#rules/product-filter.ts';

/** A request whose answer is the same for everybody who asks for the same page in the same language. */
export interface CacheableRequest {
  readonly key: string;
  /** What is rendered: the address without anything that the answer does not depend on. */
  readonly path: string;
  readonly locale: Locale;
  /** One of many views of a page, which anybody can ask for: kept apart, so that they cannot drive out the pages. */
  readonly isVariant: boolean;
}

const publicCalls =
  /^\/v1\/(sellers|categories(\/[1-9]\d{0,8})?|products(\?sellerId=(0|[1-9]\d{0,8}))?|extra-config\?key=[a-z-]{1,40})$/;
const notPages = /^\/(v1|assets|pictures|docs|healthz|readyz|openapi\.json)(\/|$|\?)/;
/** Pages of products; React Router takes their addresses in either case and with a slash at the end. */
const filteredPages = /^\/(category|shop)\/[^/]+\/?$/i;
const dataOfRoutes = /^_routes=[\w%.,/-]{1,300}$/;
const longestPath = 300;

/**
 * Tells whether a GET may be answered from memory, and under which key. Pages depend on path and language
 * alone, pages of products also on their filter, client navigation's `.data` on the routes it asks for; every other
 * query key is left out of what is rendered, so that nothing of it can enter. Public API calls count only as they are written.
 */
export function cacheableRequest(url: string, cookie: string | undefined): CacheableRequest | null {
  if (url.length > longestPath) return null;
  if (publicCalls.test(url)) return { key: url, path: url, locale: 'de', isVariant: false };
  if (notPages.test(url) || !url.startsWith('/') || url.startsWith('//')) return null;
  const [path = '/', query = ''] = url.split('?', 2);
  const isData = path.endsWith('.data');
  if (!isData && /\.\w+$/.test(path)) return null;
  const parts = query === '' ? [] : query.split('&');
  const routes = isData ? parts.find((part) => dataOfRoutes.test(part)) : undefined;
  if (isData && parts.some((part) => part.startsWith('_routes=')) && !routes) return null;
  const locale = localeOf(parts, cookie);
  const mayFilter = query !== '' && !isData && filteredPages.test(path);
  const filter = mayFilter ? filterQuery(readFilter(new URLSearchParams(query))) : '';
  const kept = routes ?? filter;
  const rendered = kept ? `${path}?${kept}` : path;
  return { key: `${locale} ${rendered}`, path: rendered, locale, isVariant: filter !== '' };
}

/** `?lang=` before the cookie, English without either. */
function localeOf(parts: readonly string[], cookie: string | undefined): Locale {
  const asked = parts.find((part) => part.startsWith('lang='))?.slice(5);
  if (isLocale(asked)) return asked;
  const stored = cookie && /(?:^|;\s*)language=(en|de)(?:;|$)/.exec(cookie)?.[1];
  return isLocale(stored) ? stored : 'en';
}
