/** Diets that a guest can ask for; what is vegan is vegetarian too. */
export const dietChoices = ['vegetarian', 'vegan', 'halal'] as const;
export type DietChoice = (typeof dietChoices)[number];

/** The 14 allergens of EU 1169/2011, annex II. */
export const allergenChoices = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soy',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const;
export type AllergenChoice = (typeof allergenChoices)[number];

/**
 * What products name, and a guest means who picks one of the 14: the law wants the cereal and the nut by name. To the law a peanut
 * is no nut. Most who say "nuts" mean both, and whoever does not goes without a dish at worst: so the choice is called "nuts and
 * peanuts" wherever it can be picked. Peanuts can be picked by themselves.
 */
const meant: Partial<Readonly<Record<AllergenChoice, string>>> = {
  gluten: 'wheat rye barley oats spelt',
  nuts: 'peanuts almonds hazelnuts walnuts cashews pecans brazil-nuts pistachios macadamias',
};

/** What a guest wants to see of a page of products. */
export interface ProductFilter {
  readonly diet: DietChoice | null;
  /** In the order of the law, each once. */
  readonly without: readonly AllergenChoice[];
}

export const noFilter: ProductFilter = { diet: null, without: [] };

export function isFiltering({ diet, without }: ProductFilter): boolean {
  return diet !== null || without.length > 0;
}

/**
 * Reads a filter from the query of an address: `diet=vegan&without=gluten,milk`, and as a plain form sends it,
 * `without=gluten&without=milk`. What is not known is left out.
 */
export function readFilter(query: { getAll(key: string): readonly unknown[] }): ProductFilter {
  const diets = query.getAll('diet');
  const unwanted = query.getAll('without').flatMap((value) => String(value).split(','));
  return {
    diet: dietChoices.find((choice) => diets.includes(choice)) ?? null,
    without: allergenChoices.filter((choice) => unwanted.includes(choice)),
  };
}

/** The one query that stands for a filter; empty for none. */
export function filterQuery({ diet, without }: ProductFilter): string {
  return [diet && `diet=${diet}`, without.length > 0 && `without=${without.join(',')}`]
    .filter(Boolean)
    .join('&');
}

/** Whether what is declared for these diets suits one who asks for one: what is vegan is vegetarian too. */
export const suitsDiet = (diets: readonly string[], asked: DietChoice): boolean =>
  diets.includes(asked) || (asked === 'vegetarian' && diets.includes('vegan'));

interface Declared {
  readonly diets: readonly string[];
  readonly allergens: readonly string[];
}

/** Why a product does not fit a filter. */
export interface Misfit {
  /** The diet that it is not declared for. */
  readonly diet: DietChoice | null;
  /** Its allergens that are unwanted. */
  readonly allergens: readonly string[];
}

/**
 * Why a product does not fit a filter; null when it does. An allergen that is not known here counts as soon as any is
 * unwanted: showing its product could hurt somebody.
 */
export function misfitOf({ diets, allergens }: Declared, { diet, without }: ProductFilter): Misfit | null {
  const isFor = diet === null || suitsDiet(diets, diet);
  const unwanted = allergens.filter(
    (slug) =>
      without.some((choice) => isMeant(slug, choice)) || (without.length > 0 && !allergenChoice(slug)),
  );
  return isFor && unwanted.length === 0 ? null : { diet: isFor ? null : diet, allergens: unwanted };
}

/** The products that a filter leaves, in their order. */
export function filterProducts<P extends Declared>(products: readonly P[], filter: ProductFilter): P[] {
  return products.filter((product) => misfitOf(product, filter) === null);
}

/** Whether who picks one of the 14 means what a product's slug says: by gluten wheat, by nuts walnuts and peanuts. */
export const isMeant = (slug: string, choice: AllergenChoice): boolean | undefined =>
  choice === slug || meant[choice]?.split(' ').includes(slug);

/** Which of the 14 a product's slug belongs to by law, which names peanuts before nuts: wheat is gluten, walnuts are nuts. */
export const allergenChoice = (slug: string): AllergenChoice | undefined =>
  allergenChoices.find((choice) => isMeant(slug, choice));
