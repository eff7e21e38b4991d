import { m } from '#messages';
import type { Additive, Allergen, Diet } from '#rules/catalogue/declared.ts';
import type { AllergenChoice } from '#rules/catalogue/product-filter.ts';

const allergens: Record<Allergen, () => string> = {
  gluten: m.catalogue_allergen_gluten,
  wheat: m.catalogue_allergen_wheat,
  rye: m.catalogue_allergen_rye,
  barley: m.catalogue_allergen_barley,
  oats: m.catalogue_allergen_oats,
  spelt: m.catalogue_allergen_spelt,
  crustaceans: m.catalogue_allergen_crustaceans,
  eggs: m.catalogue_allergen_eggs,
  fish: m.catalogue_allergen_fish,
  peanuts: m.catalogue_allergen_peanuts,
  soy: m.catalogue_allergen_soy,
  milk: m.catalogue_allergen_milk,
  nuts: m.catalogue_allergen_nuts,
  almonds: m.catalogue_allergen_almonds,
  hazelnuts: m.catalogue_allergen_hazelnuts,
  walnuts: m.catalogue_allergen_walnuts,
  cashews: m.catalogue_allergen_cashews,
  pecans: m.catalogue_allergen_pecans,
  'brazil-nuts': m.catalogue_allergen_brazil_nuts,
  pistachios: m.catalogue_allergen_pistachios,
  macadamias: m.catalogue_allergen_macadamias,
  celery: m.catalogue_allergen_celery,
  mustard: m.catalogue_allergen_mustard,
  sesame: m.catalogue_allergen_sesame,
  sulphites: m.catalogue_allergen_sulphites,
  lupin: m.catalogue_allergen_lupin,
  molluscs: m.catalogue_allergen_molluscs,
};

const additives: Record<Additive, () => string> = {
  colour: m.catalogue_additive_colour,
  preservative: m.catalogue_additive_preservative,
  antioxidant: m.catalogue_additive_antioxidant,
  'flavour-enhancer': m.catalogue_additive_flavour_enhancer,
  sulphured: m.catalogue_additive_sulphured,
  blackened: m.catalogue_additive_blackened,
  waxed: m.catalogue_additive_waxed,
  phosphate: m.catalogue_additive_phosphate,
  sweetener: m.catalogue_additive_sweetener,
  phenylalanine: m.catalogue_additive_phenylalanine,
  caffeine: m.catalogue_additive_caffeine,
  quinine: m.catalogue_additive_quinine,
};

const diets: Record<Diet, () => string> = {
  vegan: m.catalogue_diet_vegan,
  vegetarian: m.catalogue_diet_vegetarian,
  halal: m.catalogue_diet_halal,
  pork: m.catalogue_diet_pork,
  alcohol: m.catalogue_diet_alcohol,
};

/** A text for each slug; one that is not known is shown as it is, because leaving it out could hurt somebody. */
function named(texts: Record<string, () => string>, slugs: readonly string[]): string[] {
  return slugs.map((slug) => (Object.hasOwn(texts, slug) ? (texts[slug]?.() ?? slug) : slug));
}

/** Allergens in the reader's language, in the order of the law. */
export const allergenNames = (slugs: readonly string[]) => named(allergens, slugs);

/** One of the 14 as guests pick it, in the reader's language: "nuts and peanuts". */
export const choiceName = (choice: AllergenChoice) =>
  choice === 'nuts' ? m.catalogue_choice_nuts() : allergens[choice]();

/** Additives in the reader's language. */
export const additiveNames = (slugs: readonly string[]) => named(additives, slugs);

/** What guests ask about, in the reader's language. */
export const dietName = (slug: string) => named(diets, [slug])[0] ?? slug;
