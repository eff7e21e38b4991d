import type { Product } from '#contract/shop/products.ts';
import type { Locale } from '#rules/text/locale.ts';
import { readLocalizedText } from '#rules/text/localized-text.ts';

/**
 * A product as a page of one language needs it. Its name alone stays in both: it goes into the cart, which may be
 * read in the other language later.
 */
export function inLanguage(locale: Locale): (product: Product) => Product {
  const read = (text: string) => readLocalizedText(text, locale);
  return (product) => ({
    ...product,
    description: read(product.description),
    unit: read(product.unit),
    packaged: product.packaged.map((label) => ({
      ...label,
      name: read(label.name),
      ingredients: read(label.ingredients),
    })),
  });
}
