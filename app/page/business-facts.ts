import { shop } from '#content/shop.ts';
import type { Locale } from '#rules/text/locale.ts';
import type { Facts } from './json-ld.ts';
import { pageAddress } from './public-pages.ts';
import type { ShownCompany } from './shown-company.ts';

/** Who runs the shop, where and when (schema.org); as the company says of itself now. */
export function businessFacts(company: ShownCompany, publicUrl: string, locale: Locale): Facts {
  const { opens, closes } = shop.openingHours;
  return {
    '@type': 'FoodEstablishment',
    '@id': `${publicUrl}/#business`,
    name: shop.name,
    legalName: company.company,
    url: pageAddress(publicUrl, '/', locale),
    logo: `${publicUrl}/icon-512.png`,
    image: `${publicUrl}/pictures/og.jpg`,
    telephone: company.dial,
    email: company.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.street,
      postalCode: company.postalCode,
      addressLocality: company.city,
      addressCountry: 'DE',
    },
    openingHours: `Mo-Su ${opens}-${closes}`,
    areaServed: company.city,
    currenciesAccepted: 'EUR',
    hasMenu: pageAddress(publicUrl, '/categories-overview', locale),
  };
}
