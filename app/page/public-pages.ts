import { categorySlug, findCategoryBySlug } from '#rules/catalogue/category-slug.ts';
import type { Locale } from '#rules/text/locale.ts';
import type { RootData } from './use-root-data.ts';

/** The pages that everybody may find and that are always there; categories and shops come from the catalogue. */
export const fixedPages = [
  '/',
  '/about',
  '/contact',
  '/categories-overview',
  '/plan',
  '/imprint',
  '/terms',
  '/privacy',
  '/cookies',
  '/accessibility',
] as const;

/** Path of a category's page (spec §2). */
export function categoryPath(name: string): string {
  return `/category/${encodeURIComponent(categorySlug(name))}`;
}

export function shopPath(id: number | string): string {
  return `/shop/${id}`;
}

/**
 * The one path by which search engines shall know a page, however its address is written; null for pages
 * that belong to one person and for those that do not exist.
 */
export function canonicalPath(
  pathname: string,
  { categoryNames, shopNames }: Pick<RootData, 'categoryNames' | 'shopNames'>,
): string | null {
  const [first = '', second, ...more] = pathname.split('/').filter(Boolean);
  const page = first.toLowerCase();
  if (second === undefined) return fixedPages.find((fixed) => fixed === `/${page}`) ?? null;
  if (more.length > 0) return null;
  if (page === 'category') {
    const category = findCategoryBySlug(
      categoryNames.map((name) => ({ name })),
      second,
    );
    return category ? categoryPath(category.name) : null;
  }
  return page === 'shop' && Object.hasOwn(shopNames, second) ? shopPath(second) : null;
}

/** The full address of a page in a language; English, the default, is not named in it. */
export function pageAddress(publicUrl: string, path: string, locale: Locale): string {
  return `${publicUrl}${path}${locale === 'en' ? '' : `?lang=${locale}`}`;
}
