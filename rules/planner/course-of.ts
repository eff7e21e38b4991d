import { categorySlug } from '../catalogue/category-slug.ts';
import type { Dish } from './dish.ts';

/** The course that a dish is counted in, as its owner has said, else that of its category. */
export function courseOf(product: {
  readonly category: string;
  readonly course?: Dish['course'] | null;
}): Dish['course'] {
  if (product.course) return product.course;
  const slug = categorySlug(product.category);
  if (/drink/.test(slug)) return 'drink';
  if (/sweet/.test(slug)) return 'sweet';
  if (/sauce/.test(slug)) return 'extra';
  return /salad|snack|side/.test(slug) ? 'side' : 'main';
}
