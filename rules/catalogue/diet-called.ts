import { type DietChoice, dietChoices } from './product-filter.ts';

/** How the words begin that people have for a diet when they search, in both languages. */
const called: Readonly<Record<DietChoice, string>> = {
  vegetarian: 'vegetari|veggie|fleischlos|fleischfrei|meatless|meat[ -]?free',
  vegan: 'vegan|pflanzlich|plant[ -]?based',
  halal: 'halal',
};
const words = dietChoices.map((diet) => [diet, `(?:${called[diet]})\\p{L}*`] as const);

/** The diet that a text is the word for and says nothing else; null for any other. */
export const dietCalled = (text: string): DietChoice | null =>
  words.find(([, word]) => new RegExp(`^${word}$`, 'iu').test(text.trim()))?.[0] ?? null;

/** The diets that a query asks for, and the query with each called by its name. */
export function readDiets(
  query: string,
  nameOf: (diet: DietChoice) => string,
): { readonly diets: readonly DietChoice[]; readonly query: string } {
  const diets: DietChoice[] = [];
  const named = words.reduce(
    (text, [diet, word]) =>
      text.replace(new RegExp(`(?<!\\p{L})${word}`, 'giu'), () => {
        diets.push(diet);
        return nameOf(diet);
      }),
    query,
  );
  return { diets, query: named };
}
