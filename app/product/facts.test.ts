import { expect, test } from 'vitest';
import { companyOfFiles, shop } from '#content/shop.ts';
import { businessFacts } from '../page/business-facts.ts';
import type { ShownProduct } from '../page/in-language.ts';
import { toJsonLd } from '../page/json-ld.ts';
import { shownCompany } from '../page/shown-company.ts';
import { productFacts } from './product-facts.ts';

const product: ShownProduct = {
  path: '/product/101-belegte-broetchen',
  id: 101,
  name: 'en:Open rolls\nde:Belegte Brötchen',
  description: 'en:Fresh\nde:Frisch',
  price: 4.9,
  imageUrl: '/pictures/products/rolls-800.webp',
  imageUrlExtra: null,
  imageAlt: null,
  bestSeller: null,
  categoryId: 1,
  sellerId: 1,
  unit: 'en:Platter\nde:Platte',
  serves: null,
  netQuantity: null,
  vatRate: 7,
  deposit: 0,
  allergens: [],
  additives: [],
  diets: [],
  alcoholByVolume: null,
  packaged: [],
};

test('facts are JSON-LD, and no text in them can end the script element', () => {
  const text = toJsonLd({ name: '</script><script>alert(1)</script><!--' });
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({
    '@context': 'https://schema.org',
    name: '</script><script>alert(1)</script><!--',
  });
});

test('a product is told by name, place, picture and price, and nothing more', () => {
  const noPicture = { ...product, id: 102, path: '/product/102-x', imageUrl: null, price: 58 };
  const offer = { '@type': 'Offer', priceCurrency: 'EUR', availability: 'https://schema.org/InStock' };
  expect(productFacts([product, noPicture], 'de', 'https://shop.example')).toEqual({
    '@type': 'ItemList',
    itemListElement: [
      {
        '@type': 'ListItem',
        position: 1,
        item: {
          '@type': 'Product',
          name: 'Belegte Brötchen',
          url: 'https://shop.example/product/101-belegte-broetchen?lang=de',
          image: 'https://shop.example/pictures/products/rolls-800.webp',
          offers: { ...offer, price: 4.9 },
        },
      },
      {
        '@type': 'ListItem',
        position: 2,
        item: {
          '@type': 'Product',
          name: 'Belegte Brötchen',
          url: 'https://shop.example/product/102-x?lang=de',
          offers: { ...offer, price: 58 },
        },
      },
    ],
  });
});

test('a picture of another host keeps its address', () => {
  const facts = productFacts(
    [{ ...product, imageUrl: 'https://cdn.example/a.webp' }],
    'en',
    'https://shop.example',
  );
  expect(JSON.stringify(facts)).toContain('"image":"https://cdn.example/a.webp"');
});

test('the business is the one that runs the shop now', () => {
  const moved = { ...companyOfFiles, company: 'Tischlein GmbH', phone: '0331 5550 123', city: 'Potsdam' };
  expect(businessFacts(shownCompany(moved), 'https://shop.example', 'de')).toMatchObject({
    '@type': 'FoodEstablishment',
    name: shop.name,
    legalName: 'Tischlein GmbH',
    url: 'https://shop.example/?lang=de',
    telephone: '+493315550123',
    address: { streetAddress: moved.street, postalCode: moved.postalCode, addressLocality: 'Potsdam' },
    openingHours: 'Mo-Su 08:00-23:00',
  });
});
