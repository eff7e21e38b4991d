import { catalogue } from '#content/catalogue/catalogue.ts';
import type { Dish } from '#rules/planner/dish.ts';
import { plannableDish } from '#rules/planner/plannable-dish.ts';
import { unsaidTableFields } from '#rules/planner/table-fields.ts';

/** The sample catalogue, as tables are laid with it. */
export const sampleDishes: readonly Dish[] = catalogue.products.flatMap((product) => {
  const category = catalogue.categories.find(({ id }) => id === product.categoryId)?.name.en ?? '';
  return plannableDish({ ...unsaidTableFields, ...product, category }) ?? [];
});
