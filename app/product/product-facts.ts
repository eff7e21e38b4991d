import type { Locale } from '#rules/text/locale.ts';
import { readLocalizedText } from '#rules/text/localized-text.ts';
import type { ShownProduct } from '../page/in-language.ts';
import type { Facts } from '../page/json-ld.ts';
import { pageAddress } from '../page/public-pages.ts';

/** Where a product stands on its page. */
export function productAnchor(id: number): string {
  return `product-${id}`;
}

/**
 * The products of a page (schema.org) with their prices in euro, VAT included; whatever is listed can be
 * ordered. `publicUrl` is that of the shop.
 */
export function productFacts(products: readonly ShownProduct[], locale: Locale, publicUrl: string): Facts {
  return {
    '@type': 'ItemList',
    itemListElement: products.map(({ path, name, imageUrl, price }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'Product',
        name: readLocalizedText(name, locale),
        url: pageAddress(publicUrl, path, locale),
        ...(imageUrl && { image: new URL(imageUrl, publicUrl).href }),
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
