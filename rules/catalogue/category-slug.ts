import { readLocalizedText } from '../text/localized-text.ts';

/** The slug of a category: its English name, lower-cased, spaces replaced by hyphens (spec §2). */
export function categorySlug(name: string): string {
  return readLocalizedText(name, 'en').toLowerCase().replaceAll(' ', '-');
}

/** The category that a path segment names, after URL decoding; undefined when none does (spec §2). */
export function findCategoryBySlug<C extends { name: string }>(
  categories: readonly C[],
  segment: string,
): C | undefined {
  const slug = decoded(segment).toLowerCase();
  return categories.find((category) => categorySlug(category.name) === slug);
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** True on platter categories, where the suggestion and another title are shown (spec §2, §5). */
export function isPlatterCategory(name: string): boolean {
  return categorySlug(name).startsWith('platter');
}
