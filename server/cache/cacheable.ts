import { filterQuery, readFilter } from '#rules/catalogue/product-filter.ts';
import { planRequest } from '#rules/plan/plan.ts';
import { isLocale, type Locale, localeFromAcceptLanguage } from '#rules/text/locale.ts';
import type { PageAddress } from '../pages/page-map.ts';
import { neededFor } from './existing-addresses.ts';
import { publicCall } from './public-calls.ts';

/** What the answer to a GET depends on, beside its address. */
export interface AskedBy {
  readonly cookie?: string | undefined;
  readonly origin?: string | undefined;
  readonly 'accept-language'?: string | undefined;
}

/** An answer that is kept for everybody who asks for the same thing. */
export interface KeptAnswer {
  readonly key: string;
  /** What is rendered: the address without anything that the answer does not depend on. */
  readonly path: string;
}

export type Cacheable =
  | (KeptAnswer & {
      readonly kind: 'page' | 'call';
      /** The language to answer in; found out only where there is something to be made. */
      readonly locale: () => Locale;
      /** Another origin that may read the answer. */
      readonly origin: string | undefined;
      /**
       * Where it is kept. A page has views that anybody can ask for, and of planned tables there is no end: each kind has a
       * shelf of its own, so that they cannot drive out the pages.
       */
      readonly shelf: 'pages' | 'views' | 'plans';
      /** Which address has to exist for it; and what is answered when it does not, the same for all such. */
      readonly onlyIf?: {
        readonly exists: string;
        readonly else: () => KeptAnswer;
        /** What a dish is called in the address; and what is answered to who asks for its data by another name. */
        readonly named?: { readonly as: string; readonly data: (() => KeptAnswer) | null };
      };
      /** Whether it stands for all addresses that do not exist. */
      readonly isMissing: boolean;
    })
  | { readonly kind: 'moved'; readonly to: string };

export interface CacheableOptions {
  readonly pageAt: (path: string) => PageAddress;
  /** Whether something that is no page answers at a path. */
  readonly isOwn: (path: string) => boolean;
  /** Origins that may call the API. */
  readonly allowedOrigins: readonly string[];
}

/** Files for crawlers and clients that are made from catalogue and contract: the same for everybody, whatever the query. */
const documents = ['/sitemap.xml', '/openapi.json'];
const english = () => 'en' as const;
/** Only so long an address is sent on to its one spelling. */
const longestMove = 2000;

/**
 * Tells whether a GET may be answered from memory, and under which key; null when the shop itself has to answer. Pages
 * depend on their address in its one spelling and on the language, pages of products also on their filter, client
 * navigation's `.data` on the routes it asks for: every key comes from the map of routes, the contract or the catalogue,
 * so there are only so many. No other part of a query and no header can enter.
 */
export function createCacheable({ pageAt, isOwn, allowedOrigins }: CacheableOptions) {
  return function cacheable(url: string, by: AskedBy): Cacheable | null {
    const at = url.indexOf('?');
    const path = at < 0 ? url : url.slice(0, at);
    if (path.startsWith('/v1/')) return call(url, by);
    if (documents.includes(path)) return document(path);
    if (isOwn(path)) return null;
    return page(path, at < 0 ? '' : url.slice(at + 1), by);
  };

  function call(url: string, by: AskedBy): Cacheable | null {
    const found = publicCall(url);
    if (!found) return null;
    const origin = by.origin && allowedOrigins.includes(by.origin) ? by.origin : undefined;
    const locale = () => localeFromAcceptLanguage(by['accept-language']);
    const key = (address: string) => (origin ? `${origin} ${address}` : address);
    return {
      kind: 'call',
      key: key(found.path),
      path: found.path,
      locale,
      origin,
      shelf: 'pages',
      isMissing: false,
      ...(found.stand && {
        onlyIf: {
          exists: found.path,
          else: () => ({ key: key(`${locale()} ${found.stand}`), path: found.path }),
        },
      }),
    };
  }

  function document(path: string): Cacheable {
    const common = { locale: english, origin: undefined, shelf: 'pages', isMissing: false } as const;
    return { kind: 'call', key: path, path, ...common };
  }

  function page(path: string, query: string, by: AskedBy): Cacheable {
    const { spelling, kind, stand, loaders } = pageAt(path);
    const isMissing = kind === 'missing';
    if (!isMissing && spelling !== path) {
      const to = query ? `${spelling}?${query}` : spelling;
      return { kind: 'moved', to: to.length <= longestMove && /^[\x21-\x7e]+$/.test(to) ? to : spelling };
    }
    const parts = query === '' ? [] : query.split('&');
    const locale = localeOf(parts, by.cookie);
    const isData = spelling.endsWith('.data');
    const routes = isData ? routesAsked(parts, loaders) : '';
    const as = isData ? spelling.slice(0, -5) : spelling;
    const exists = neededFor(as);
    const isDish = exists.startsWith('/product/');
    const isFiltered = kind === 'open' && query !== '' && !isData && !isDish;
    const filter = isFiltered ? filterQuery(readFilter(new URLSearchParams(query))) : '';
    // A planned table is in its address, and nowhere else.
    const plan = isPlan(spelling) ? planRequest(new URLSearchParams(query)) : '';
    const kept = (address: string, with_: string): KeptAnswer => {
      const rendered = with_ ? `${address}?${with_}` : address;
      return { key: `${locale} ${rendered}`, path: rendered };
    };
    return {
      kind: 'page',
      ...kept(isMissing ? stand : spelling, [routes || filter, plan].filter(Boolean).join('&')),
      locale: () => locale,
      origin: undefined,
      shelf: plan ? 'plans' : filter ? 'views' : 'pages',
      isMissing,
      ...(kind === 'open' && {
        onlyIf: {
          exists,
          else: () => kept(stand, routes),
          ...(isDish && { named: { as, data: isData ? () => kept(`${exists}.data`, routes) : null } }),
        },
      }),
    };
  }
}

const isPlan = (spelling: string) => spelling === '/plan' || spelling === '/plan.data';

/** Those routes of a page that client navigation asks for, if not for all; what is none of its routes is left out. */
function routesAsked(parts: readonly string[], loaders: readonly string[]): string {
  const value = parts.find((part) => part.startsWith('_routes='))?.slice('_routes='.length);
  if (!value) return '';
  const asked = new URLSearchParams(`_=${value}`).get('_')?.split(',') ?? [];
  const known = loaders.filter((id) => asked.includes(id));
  const isPart = known.length > 0 && known.length < loaders.length;
  return isPart ? `_routes=${encodeURIComponent(known.join(','))}` : '';
}

/** `?lang=` before the cookie, English without either. */
function localeOf(parts: readonly string[], cookie: string | undefined): Locale {
  const asked = parts.find((part) => part.startsWith('lang='))?.slice(5);
  if (isLocale(asked)) return asked;
  const stored = cookie && /(?:^|;\s*)language=(en|de)(?:;|$)/.exec(cookie)?.[1];
  return isLocale(stored) ? stored : 'en';
}
