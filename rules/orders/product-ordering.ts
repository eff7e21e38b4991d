import { categorySlug } from '../catalogue/category-slug.ts';
import { readLocalizedText } from '../text/localized-text.ts';

interface Orderable {
  id: number;
  name: string;
}

/** Products of a category in the order a page shows them (spec §9); the given order decides among equals. */
export function orderProducts<P extends Orderable>(products: readonly P[], categoryName: string): P[] {
  const rank = rankFor(categorySlug(categoryName));
  return products.toSorted((a, b) => rank(englishName(a)) - rank(englishName(b)));
}

function englishName(product: Orderable): string {
  return readLocalizedText(product.name, 'en').toLowerCase();
}

function rankFor(slug: string): (name: string) => number {
  if (/snack|side/.test(slug)) return rankSnacks;
  if (/wrap|panini/.test(slug)) return (name) => Number(/panini/.test(name));
  if (/sandwich/.test(slug)) return (name) => Number(/sandwich box/.test(name));
  return () => 0;
}

function rankSnacks(name: string): number {
  if (/doritos/.test(name)) return 3;
  if (/sauce/.test(name)) return 2;
  return /nacho|toast(y|ie)|dipper/.test(name) ? 0 : 1;
}
