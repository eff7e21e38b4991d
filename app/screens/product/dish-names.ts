import { getLocale } from '#locale';
import { m } from '#messages';
import { productPath } from '#rules/catalogue/product-path.ts';
import { readLocalizedText } from '#rules/text/localized-text.ts';
import type { PageNames } from '../../page/page-names.ts';
import { categoryPath } from '../../page/public-pages.ts';
import type { DishCategory, DishPage } from './load-dish.ts';

/** What stands in an address in place of words that somebody made up. */
const anything = '…';

/** What the page of a dish is called; without its data, of which nothing is known. */
export function dishNames(page: DishPage | undefined): PageNames {
  if (page?.state === 'found') {
    const { dish, paths, category } = page;
    const told = { description: dish.description, picture: dish.imageUrl };
    return { ...namesOf(dish.id, dish.name, category), paths, told };
  }
  if (page?.state === 'withdrawn') return namesOf(page.id, page.name, page.category);
  const name = page?.state === 'missing' ? m.shell_title_missing : m.catalogue_failed_title;
  return {
    title: m.shell_title_home,
    name,
    place: `/${anything}`,
    crumbs: () => ({ [anything]: name() }),
  };
}

/** By name, and in the breadcrumbs below its category. */
function namesOf(id: number, localized: string, category: DishCategory): PageNames {
  const name = readLocalizedText(localized, getLocale());
  const segment = productPath(id, localized, getLocale()).split('/').at(-1) ?? '';
  return {
    title: m.shell_title_category,
    name: () => name,
    place: `${category ? categoryPath(category.name) : ''}/${segment}`,
    crumbs: () => ({ [segment]: name }),
  };
}
