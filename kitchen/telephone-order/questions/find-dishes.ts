import type { MenuItem } from '#contract/kitchen/menu/menu-items.ts';
import { searchCatalogue } from '#rules/catalogue/catalogue-search.ts';
import type { Locale } from '#rules/text/locale.ts';

/** So many are proposed. */
const most = 6;

/** The dishes that are called so, the best first; in either language, because callers speak both. */
export function findDishes(menu: readonly MenuItem[], words: string, locale: Locale): readonly MenuItem[] {
  const other = locale === 'de' ? 'en' : 'de';
  const inLanguage = (language: Locale) =>
    searchCatalogue(
      menu,
      ({ name, category, unit }) => ({
        name: name[language],
        category: category[language],
        labels: [],
        contents: [],
        description: unit[language],
      }),
      words,
    );
  const found = inLanguage(locale);
  return (found.length > 0 ? found : inLanguage(other)).slice(0, most);
}
