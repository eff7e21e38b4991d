import { findCategoryBySlug } from '#rules/catalogue/category-slug.ts';
import type { Locale } from '#rules/text/locale.ts';
import { readLocalizedText } from '#rules/text/localized-text.ts';

/** A step of the breadcrumbs; `href` is null where the step is no page of its own, and on the last one. */
export interface Crumb {
  readonly label: string;
  readonly href: string | null;
}

/** Segments that only group pages and lead nowhere by themselves. */
const groups = new Set(['payment', 'shop']);

/**
 * Breadcrumbs of a path (spec §2): home, then its segments without `category`; a category's slug reads as its
 * name, a known segment as its label. Empty on the home page.
 */
export function trail(
  pathname: string,
  locale: Locale,
  labels: Readonly<Record<string, string>>,
  categoryNames: readonly string[],
  shopNames: Readonly<Record<string, string>> = {},
): Crumb[] {
  const segments = pathname.split('/').filter(Boolean);
  if (segments.length === 0) return [];
  const categories = categoryNames.map((name) => ({ name }));
  const crumbs = segments.flatMap((segment, index): Crumb[] => {
    if (segment === 'category') return [];
    const category = segments[index - 1] === 'category' ? findCategoryBySlug(categories, segment) : undefined;
    const shopName = segments[index - 1] === 'shop' ? shopNames[segment] : undefined;
    const label = category
      ? readLocalizedText(category.name, locale)
      : (shopName ?? (Object.hasOwn(labels, segment) ? labels[segment] : undefined) ?? readable(segment));
    const isLast = index === segments.length - 1;
    const href = `/${segments.slice(0, index + 1).join('/')}`;
    return [{ label, href: isLast || groups.has(segment) ? null : href }];
  });
  return [{ label: labels.home ?? 'Home', href: '/' }, ...crumbs];
}

function readable(segment: string): string {
  try {
    return decodeURIComponent(segment).replaceAll('-', ' ');
  } catch {
    return segment;
  }
}
