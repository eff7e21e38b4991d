import { categorySlug } from './category-slug.ts';

/** True for categories of what stands beside the dishes: drinks, sauces, snacks and sides. */
export function isSideCategory(name: string): boolean {
  return /drink|sauce|snack|side/.test(categorySlug(name));
}
