/** Diets that a guest can ask for; what is vegan is vegetarian too. */
export const dietChoices = ['vegetarian', 'vegan', 'halal'] as const;
export type DietChoice = (typeof dietChoices)[number];

/** The 14 allergens of EU 1169/2011, annex II, each with the slugs that products name it by. */
const allergenSlugs = {
  gluten: ['gluten', 'wheat', 'rye', 'barley', 'oats', 'spelt'],
  crustaceans: ['crustaceans'],
  eggs: ['eggs'],
  fish: ['fish'],
  peanuts: ['peanuts'],
  soy: ['soy'],
  milk: ['milk'],
  nuts: ['nuts', 'almonds', 'hazelnuts', 'walnuts', 'cashews', 'pistachios'],
  celery: ['celery'],
  mustard: ['mustard'],
  sesame: ['sesame'],
  sulphites: ['sulphites'],
  lupin: ['lupin'],
  molluscs: ['molluscs'],
} as const;
export type AllergenChoice = keyof typeof allergenSlugs;
export const allergenChoices = Object.keys(allergenSlugs) as AllergenChoice[];

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

/**
 * The products that a filter leaves, in their order. A product with an allergen that is not known here is left
 * out as soon as any is unwanted: showing it could hurt somebody.
 */
export function filterProducts<P extends { diets: readonly string[]; allergens: readonly string[] }>(
  products: readonly P[],
  { diet, without }: ProductFilter,
): P[] {
  const isUnwanted = (slug: string) => {
    const choice = allergenChoice(slug);
    return choice === undefined || without.includes(choice);
  };
  return products.filter(
    ({ diets, allergens }) =>
      (diet === null || diets.includes(diet) || (diet === 'vegetarian' && diets.includes('vegan'))) &&
      (without.length === 0 || !allergens.some(isUnwanted)),
  );
}

/** Which of the 14 a product's slug belongs to: wheat is gluten, walnuts are nuts. */
export function allergenChoice(slug: string): AllergenChoice | undefined {
  return allergenChoices.find((choice) => allergenSlugs[choice].some((known) => known === slug));
}
