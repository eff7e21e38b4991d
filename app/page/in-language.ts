import type { Product } from '#contract/shop/products.ts';
import { productPath } from '#rules/catalogue/product-path.ts';
import type { Locale } from '#rules/text/locale.ts';
import { readLocalizedText } from '#rules/text/localized-text.ts';

/** A product and where its page is. */
export type ShownProduct = Product & { readonly path: string };

/**
 * A product as a page of one language needs it. Its name alone stays in both: it goes into the cart, which may be
 * read in the other language later.
 */
export function inLanguage(locale: Locale): (product: Product) => ShownProduct {
  const read = (text: string) => readLocalizedText(text, locale);
  return (product) => ({
    ...product,
    path: productPath(product.id, product.name, locale),
    description: read(product.description),
    unit: read(product.unit),
    packaged: product.packaged.map((label) => ({
      ...label,
      name: read(label.name),
      ingredients: read(label.ingredients),
    })),
  });
}
