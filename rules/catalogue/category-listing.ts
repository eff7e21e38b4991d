/** The categories of the overview: those with an order above 1, ascending (spec §9). */
export function listedCategories<C extends { categoryOrder?: number | null }>(categories: readonly C[]): C[] {
  return categories
    .filter((category) => (category.categoryOrder ?? 0) > 1)
    .toSorted((a, b) => (a.categoryOrder ?? 0) - (b.categoryOrder ?? 0));
}
