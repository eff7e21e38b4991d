import { categoryPath, fixedPages, pageAddress, shopPath } from '#app/page/public-pages.ts';
import { locales } from '#rules/text/locale.ts';

/** What of the catalogue has a page. */
export interface SitemapCatalogue {
  readonly categories: readonly { readonly name: string }[];
  readonly sellers: readonly { readonly id: number }[];
}

/**
 * All pages that are to be found, each in both languages with its sisters (sitemaps.org, hreflang). There is
 * no `lastmod`: nothing records when a page last changed, and a wrong day is worse than none.
 */
export function sitemap(publicUrl: string, { categories, sellers }: SitemapCatalogue): string {
  const paths = [
    ...fixedPages,
    ...categories.map(({ name }) => categoryPath(name)),
    ...sellers.map(({ id }) => shopPath(id)),
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...paths.flatMap((path) => entries(publicUrl, path)),
    '</urlset>',
    '',
  ].join('\n');
}

function entries(publicUrl: string, path: string): string[] {
  const sisters = [...locales, 'x-default' as const].map((language) => {
    const address = pageAddress(publicUrl, path, language === 'x-default' ? 'en' : language);
    return `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(address)}"/>`;
  });
  return locales.map(
    (locale) => `<url><loc>${escaped(pageAddress(publicUrl, path, locale))}</loc>${sisters.join('')}</url>`,
  );
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
