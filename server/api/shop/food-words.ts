import { m } from '#messages';
import { writeLocalizedText } from '#rules/text/localized-text.ts';

type Text = (inputs: object, options: { locale: 'en' | 'de' }) => string;
interface Food {
  readonly diets: readonly string[];
  readonly allergens: readonly string[];
  readonly additives: readonly string[];
}

const texts = m as unknown as Readonly<Record<string, Text | undefined>>;

/** What the slugs of some products are called in both languages; one without a name stands as it is, so that nothing is left out. */
export function foodWordsOf(foods: readonly Food[]): Record<string, string> {
  const words = (kind: string, slugs: readonly string[]) =>
    slugs.map((slug) => [slug, wordOf(`catalogue_${kind}_${slug.replaceAll('-', '_')}`, slug)] as const);
  return Object.fromEntries(
    foods.flatMap(({ diets, allergens, additives }) => [
      ...words('diet', diets),
      ...words('allergen', allergens),
      ...words('additive', additives),
    ]),
  );
}

function wordOf(key: string, slug: string): string {
  const text = texts[key];
  const inLanguage = (locale: 'en' | 'de') => text?.({}, { locale }) ?? slug;
  return writeLocalizedText({ en: inLanguage('en'), de: inLanguage('de') });
}
