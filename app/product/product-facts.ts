import type { Product } from '#contract/shop/products.ts';
import type { Locale } from '#rules/text/locale.ts';
import { readLocalizedText } from '#rules/text/localized-text.ts';
import type { Facts } from '../page/json-ld.ts';

/** Where a product stands on its page. */
export function productAnchor(id: number): string {
  return `product-${id}`;
}

/**
 * The products of a page (schema.org) with their prices in euro, VAT included; whatever is listed can be
 * ordered. `address` is that of the page.
 */
export function productFacts(products: readonly Product[], locale: Locale, address: string): Facts {
  return {
    '@type': 'ItemList',
    itemListElement: products.map(({ id, name, imageUrl, price }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'Product',
        name: readLocalizedText(name, locale),
        url: `${address}#${productAnchor(id)}`,
        ...(imageUrl && { image: new URL(imageUrl, address).href }),
        offers: {
          '@type': 'Offer',
          price,
          priceCurrency: 'EUR',
          availability: 'https://schema.org/InStock',
        },
      },
    })),
  };
}
