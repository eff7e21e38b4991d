import type { Product } from '#contract/shop/products.ts';
import type { Locale } from '#rules/text/locale.ts';
import { readLocalizedText } from '#rules/text/localized-text.ts';
import type { Facts } from '../../page/json-ld.ts';
import { pageAddress } from '../../page/public-pages.ts';
import type { FoundDish } from './load-dish.ts';

const diets: Readonly<Record<string, string>> = {
  vegan: 'https://schema.org/VeganDiet',
  vegetarian: 'https://schema.org/VegetarianDiet',
  halal: 'https://schema.org/HalalDiet',
};

/** A dish for search engines (schema.org): prices in euro, VAT included; whatever is on the menu can be ordered. */
export function dishFacts(
  { dish, paths, category, seller }: Pick<FoundDish, 'dish' | 'paths' | 'category' | 'seller'>,
  locale: Locale,
  publicUrl: string,
): Facts {
  const url = pageAddress(publicUrl, paths[locale], locale);
  const suitable = dish.diets.flatMap((diet) => diets[diet] ?? []);
  return {
    '@type': 'Product',
    name: readLocalizedText(dish.name, locale),
    description: readLocalizedText(dish.description, locale),
    sku: String(dish.id),
    url,
    ...(dish.imageUrl && { image: new URL(dish.imageUrl, publicUrl).href }),
    ...(category && { category: readLocalizedText(category.name, locale) }),
    ...(seller && { brand: { '@type': 'Brand', name: seller.name } }),
    ...(suitable.length > 0 && { suitableForDiet: suitable }),
    offers: {
      '@type': 'Offer',
      url,
      price: dish.price,
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
      ...unitPrice(dish),
    },
  };
}

/** The price with how much it is for, and how much its base price is for: a kilogram or a litre. */
function unitPrice({ price, netQuantity }: Product): Facts {
  if (!netQuantity || netQuantity.unit === 'piece' || netQuantity.amount <= 0) return {};
  const unitCode = netQuantity.unit === 'ml' ? 'LTR' : 'KGM';
  return {
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency: 'EUR',
      valueAddedTaxIncluded: true,
      referenceQuantity: {
        '@type': 'QuantitativeValue',
        value: netQuantity.amount / 1000,
        unitCode,
        valueReference: { '@type': 'QuantitativeValue', value: 1, unitCode },
      },
    },
  };
}
