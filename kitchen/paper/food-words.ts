import { getLocale } from '#kitchen-locale';
import { m } from '#kitchen-messages';
import type { Locale } from '#rules/text/locale.ts';

type Word = (inputs: Record<string, never>, options: { locale: Locale }) => string;

/** What catalogues name by a slug, in words: the fourteen allergens with cereals and nuts, additives, diets. */
const words: Readonly<Record<string, Word>> = {
  gluten: m.food_gluten,
  wheat: m.food_wheat,
  rye: m.food_rye,
  barley: m.food_barley,
  oats: m.food_oats,
  spelt: m.food_spelt,
  crustaceans: m.food_crustaceans,
  eggs: m.food_eggs,
  fish: m.food_fish,
  peanuts: m.food_peanuts,
  soy: m.food_soy,
  milk: m.food_milk,
  nuts: m.food_nuts,
  almonds: m.food_almonds,
  hazelnuts: m.food_hazelnuts,
  walnuts: m.food_walnuts,
  cashews: m.food_cashews,
  pecans: m.food_pecans,
  'brazil-nuts': m.food_brazil_nuts,
  pistachios: m.food_pistachios,
  macadamias: m.food_macadamias,
  celery: m.food_celery,
  mustard: m.food_mustard,
  sesame: m.food_sesame,
  sulphites: m.food_sulphites,
  lupin: m.food_lupin,
  molluscs: m.food_molluscs,
  colour: m.food_colour,
  preservative: m.food_preservative,
  antioxidant: m.food_antioxidant,
  'flavour-enhancer': m.food_flavour_enhancer,
  sulphured: m.food_sulphured,
  blackened: m.food_blackened,
  waxed: m.food_waxed,
  phosphate: m.food_phosphate,
  sweetener: m.food_sweetener,
  phenylalanine: m.food_phenylalanine,
  caffeine: m.food_caffeine,
  quinine: m.food_quinine,
  vegan: m.food_vegan,
  vegetarian: m.food_vegetarian,
  halal: m.food_halal,
  pork: m.food_pork,
  alcohol: m.food_alcohol,
};

/** What a slug of the catalogue is called; one that is not known here stands as it is, so that nothing is left out. */
export function foodWord(slug: string, locale: Locale = getLocale()): string {
  return words[slug]?.({}, { locale }) ?? slug;
}

/**
 * What a dish declares: its allergens, then its additives by their own name. @param none what stands for no allergen
 */
export function declaredText(
  { allergens, additives }: { readonly allergens: readonly string[]; readonly additives: readonly string[] },
  none: string,
  locale: Locale,
): string {
  const list = (slugs: readonly string[]) => slugs.map((slug) => foodWord(slug, locale)).join(', ');
  const added = additives.length > 0 ? m.labels_with({ additives: list(additives) }, { locale }) : '';
  return [list(allergens) || none, added].filter(Boolean).join('. ');
}
