import { findCategoryBySlug } from '#rules/catalogue/category-slug.ts';
import type { RootData } from '../../page/use-root-data.ts';

const anything = '…';

/** A path in which what somebody made up is left out: all of an address without a page, a name that nothing has. */
export function withoutMadeUpNames(
  pathname: string,
  route: string | undefined,
  root: Pick<RootData, 'categoryNames' | 'shopNames'> | undefined,
): string {
  if (route === 'screens/not-found/route') return `/${anything}`;
  const [, kind, name = ''] = pathname.split('/');
  const categories = root?.categoryNames.map((category) => ({ name: category })) ?? [];
  const isMadeUp =
    (kind === 'category' && !findCategoryBySlug(categories, name)) ||
    (kind === 'shop' && !Object.hasOwn(root?.shopNames ?? {}, name));
  return isMadeUp ? `/${kind}/${anything}` : pathname;
}
