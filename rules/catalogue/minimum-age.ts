/** Per cent by volume from which a drink counts as alcoholic. */
const alcoholicFrom = 1.2;
/** Beer, wine and sparkling wine end here; what is stronger has spirits in it. */
const winesEnd = 15;

/** The age somebody must have to get a drink (§ 9 JuSchG); null for everything without alcohol. */
export function minimumAge(alcoholByVolume: number | null): 16 | 18 | null {
  if (alcoholByVolume === null || alcoholByVolume <= alcoholicFrom) return null;
  return alcoholByVolume <= winesEnd ? 16 : 18;
}

/** Dishes, each with the age that it asks for. */
export function withAges<Dish extends { readonly alcoholByVolume: number | null }>(dishes: readonly Dish[]) {
  return dishes.map((dish) => ({ ...dish, minimumAge: minimumAge(dish.alcoholByVolume) }));
}

/** The highest age that any of them asks for. */
export function minimumAgeOf(products: readonly { alcoholByVolume: number | null }[]): 16 | 18 | null {
  const ages = products.map(({ alcoholByVolume }) => minimumAge(alcoholByVolume));
  return ages.includes(18) ? 18 : ages.includes(16) ? 16 : null;
}
