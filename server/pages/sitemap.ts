import { categoryPath, fixedPages, pageAddress, shopPath } from '#app/page/public-pages.ts';
import { productPaths } from '#rules/catalogue/product-path.ts';
import { type Locale, locales } from '#rules/text/locale.ts';

/** What of the catalogue has a page. */
export interface SitemapCatalogue {
  readonly categories: readonly { readonly name: string }[];
  readonly sellers: readonly { readonly id: number }[];
  readonly products: readonly { readonly id: number; readonly name: string }[];
}

/**
 * All pages that are to be found, each in both languages with its sisters (sitemaps.org, hreflang). There is
 * no `lastmod`: nothing records when a page last changed, and a wrong day is worse than none.
 */
export function sitemap(publicUrl: string, { categories, sellers, products }: SitemapCatalogue): string {
  const paths: (string | Record<Locale, string>)[] = [
    ...fixedPages,
    ...categories.map(({ name }) => categoryPath(name)),
    ...sellers.map(({ id }) => shopPath(id)),
    ...products.map(({ id, name }) => productPaths(id, name)),
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...paths.flatMap((path) => entries(publicUrl, path)),
    '</urlset>',
    '',
  ].join('\n');
}

/** @param path of a page that is called otherwise in each language, both */
function entries(publicUrl: string, path: string | Record<Locale, string>): string[] {
  const addressIn = (locale: Locale) =>
    pageAddress(publicUrl, typeof path === 'string' ? path : path[locale], locale);
  const sisters = [...locales, 'x-default' as const].map((language) => {
    const address = addressIn(language === 'x-default' ? 'en' : language);
    return `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(address)}"/>`;
  });
  return locales.map((locale) => `<url><loc>${escaped(addressIn(locale))}</loc>${sisters.join('')}</url>`);
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
