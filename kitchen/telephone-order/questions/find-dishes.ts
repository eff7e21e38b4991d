import type { MenuItem } from '#contract/kitchen/menu/menu-items.ts';
import { searchCatalogue } from '#rules/catalogue/catalogue-search.ts';
import type { Locale } from '#rules/text/locale.ts';

/** So many are proposed. */
const most = 6;

/** The dishes that are called so, the best first; in either language, because callers speak both. */
export function findDishes(menu: readonly MenuItem[], words: string, locale: Locale): readonly MenuItem[] {
  const inLanguage =
    (language: Locale) =>
    ({ name, category, unit }: MenuItem) => ({
      name: name[language],
      category: category[language],
      labels: [],
      contents: [],
      description: unit[language],
    });
  return searchCatalogue(menu, inLanguage(locale), words, inLanguage(locale === 'de' ? 'en' : 'de')).slice(
    0,
    most,
  );
}
