import type { Locale } from '#rules/locale.ts';
import type { Facts } from '../parts/json-ld.ts';
import { pageAddress } from '../parts/public-pages.ts';
import type { Crumb } from './trail.ts';

/** Breadcrumbs for search engines (schema.org). Steps that lead nowhere are left out, but for the page itself. */
export function trailFacts(crumbs: readonly Crumb[], publicUrl: string, locale: Locale): Facts {
  const steps = crumbs.filter(({ href }, index) => href !== null || index === crumbs.length - 1);
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href && { item: pageAddress(publicUrl, href, locale) }),
    })),
  };
}
