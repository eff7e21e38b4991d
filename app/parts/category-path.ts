import { categorySlug } from '#rules/category-slug.ts';

/** Address of a category's page (spec §2). */
export function categoryPath(name: string): string {
  return `/category/${encodeURIComponent(categorySlug(name))}`;
}
