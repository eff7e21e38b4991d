import type { Locale } from '#rules/text/locale.ts';
import type { Facts } from '../../page/json-ld.ts';
import { pageAddress } from '../../page/public-pages.ts';
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
