import { shop } from '#content/shop.ts';
import type { Locale } from '#rules/text/locale.ts';
import type { Facts } from './json-ld.ts';
import { pageAddress } from './public-pages.ts';

/** Who runs the shop, where and when (schema.org); the data are those of content/shop.ts. */
export function businessFacts(publicUrl: string, locale: Locale): Facts {
  const { opens, closes } = shop.openingHours;
  return {
    '@type': 'FoodEstablishment',
    '@id': `${publicUrl}/#business`,
    name: shop.name,
    legalName: shop.company,
    url: pageAddress(publicUrl, '/', locale),
    logo: `${publicUrl}/icon-512.png`,
    image: `${publicUrl}/pictures/og.jpg`,
    telephone: shop.phone.dial,
    email: shop.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: shop.street,
      postalCode: shop.postalCode,
      addressLocality: shop.city,
      addressCountry: 'DE',
    },
    openingHours: `Mo-Su ${opens}-${closes}`,
    areaServed: shop.city,
    currenciesAccepted: 'EUR',
    hasMenu: pageAddress(publicUrl, '/categories-overview', locale),
  };
}
