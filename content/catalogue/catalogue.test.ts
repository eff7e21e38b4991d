import { describe, expect, test } from 'vitest';
import { categorySlug } from '#rules/catalogue/category-slug.ts';
import { additives, allergens, diets, netUnits, vatClasses } from '#rules/catalogue/declared.ts';
import { stations } from '#rules/catalogue/stations.ts';
import { orderProducts } from '#rules/orders/product-ordering.ts';
import type { LocalizedText } from '#rules/text/localized-text.ts';
import { writeLocalizedText } from '#rules/text/localized-text.ts';
import { catalogue } from './catalogue.ts';

const { sellers, categories, products } = catalogue;

const productPictures = [
  ...['rolls', 'wraps', 'vegan', 'cheese', 'burgers', 'sushi', 'caprese', 'warm', 'breakfast', 'triangles'],
  ...['salad', 'greek', 'nachos', 'dippers', 'etagere', 'bakebox', 'fruit', 'crate', 'coffee', 'lemonade'],
  ...['egg-cress-sandwich', 'pastrami-sandwich', 'salmon-bagels', 'club-sandwich', 'hummus-carrot-ciabatta'],
  ...['panini-tomato-mozzarella', 'panini-ham-cheese', 'panini-vegetables', 'caesar-wrap', 'shawarma-wrap'],
  ...['feta-pepper-wrap', 'falafel-wrap', 'potato-salad', 'tabbouleh', 'pasta-salad', 'lentil-salad'],
  ...['garlic-sauce', 'tortilla-chips', 'barbecue-sauce', 'bread-basket', 'ham-toasty', 'peanut-sauce'],
  ...['chicken-dippers', 'tomato-toasty', 'tiramisu', 'cheesecake', 'apple-crumble', 'chocolate-mousse'],
  ...['berlin-doughnuts', 'sparkling-water', 'cola-cans', 'cold-cocoa', 'pils-crate', 'sekt'],
  ...['small-green-platter', 'rice-paper-rolls', 'baked-potatoes', 'chickpea-curry', 'small-tabbouleh'],
  ...['small-potato-salad', 'small-apple-crumble', 'cherry-chocolate-cake', 'still-water'],
  ...['cola-without-sugar', 'tea', 'alcohol-free-riesling'],
];
const platePictures = ['platters', 'sandwiches', 'wraps', 'salads', 'snacks', 'sweets', 'drinks'];

const unique = <T>(values: readonly T[]) =>
  expect(values.toSorted()).toEqual([...new Set(values)].toSorted());
const isDrawn = (slug: string | null) => slug !== null;

describe('structure', () => {
  test('ids and names are unique', () => {
    unique(sellers.map((seller) => seller.id));
    unique(categories.map((category) => category.id));
    unique(products.map((product) => product.id));
    unique(categories.map((category) => categorySlug(writeLocalizedText(category.name))));
    unique(products.map((product) => product.name.en.toLowerCase()));
    unique(products.map((product) => product.name.de.toLowerCase()));
  });

  test('there are two sellers, and both sell', () => {
    expect(sellers).toHaveLength(2);
    for (const seller of sellers) expect(products.some(({ sellerId }) => sellerId === seller.id)).toBe(true);
  });

  test('category slugs and orders are those of the shop', () => {
    expect(categories.map(({ name }) => categorySlug(writeLocalizedText(name)))).toEqual([
      'platter',
      'sandwiches',
      'wraps-and-paninis',
      'salads',
      'snacks-and-sides',
      'sweets',
      'drinks',
    ]);
    expect(categories.map(({ categoryOrder }) => categoryOrder)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  test.each(products)('$id refers to a seller and to the category of its hundred', (product) => {
    expect(sellers.map(({ id }) => id)).toContain(product.sellerId);
    expect(categories.map(({ id }) => id)).toContain(product.categoryId);
    expect(Math.floor(product.id / 100)).toBe(product.categoryId);
  });

  test.each(products)('$id uses known slugs, each once', (product) => {
    expect(allergens).toEqual(expect.arrayContaining([...product.allergens]));
    expect(additives).toEqual(expect.arrayContaining([...product.additives]));
    expect(diets).toEqual(expect.arrayContaining([...product.diets]));
    unique(product.allergens);
    unique(product.additives);
    unique(product.diets);
    expect(vatClasses).toContain(product.vat);
    expect(stations).toContain(product.station);
    if (product.netQuantity) expect(netUnits).toContain(product.netQuantity.unit);
  });

  test.each(products)('$id has a price, a deposit and a number of guests that can be', (product) => {
    expect(product.priceCents).toBeGreaterThan(0);
    expect(Number.isInteger(product.priceCents)).toBe(true);
    expect(Number.isInteger(product.depositCents)).toBe(true);
    if (product.serves) expect(product.serves.from).toBeLessThan(product.serves.to);
  });

  test('every drawn picture is used once, and no other', () => {
    expect(
      products
        .map(({ image }) => image)
        .filter(isDrawn)
        .toSorted(),
    ).toEqual(productPictures.toSorted());
    expect(categories.map(({ image }) => image).filter(isDrawn)).toEqual(platePictures);
    for (const seller of sellers) expect(productPictures).toContain(seller.image);
  });
});

describe('order', () => {
  const reordered = ['sandwiches', 'wraps-and-paninis', 'snacks-and-sides'];

  test.each(reordered)('%s are not yet in the order of spec §9, so that sorting is seen', (slug) => {
    const category = categories.find(({ name }) => categorySlug(writeLocalizedText(name)) === slug);
    const listed = products
      .filter(({ categoryId }) => categoryId === category?.id)
      .map(({ id, name }) => ({ id, name: writeLocalizedText(name) }));
    expect(listed.length).toBeGreaterThan(5);
    expect(orderProducts(listed, slug)).not.toEqual(listed);
  });
});

describe('texts', () => {
  const described = [...sellers, ...products].map(({ id, description }) => ({ id, ...description }));
  const texts: LocalizedText[] = [
    ...sellers.map(({ description }) => description),
    ...categories.map(({ name }) => name),
    ...products.flatMap(({ name, description, unit, kitchenUnit }) => [
      ...[name, description, unit],
      ...(kitchenUnit ? [kitchenUnit] : []),
    ]),
  ];

  test.each(described)('the description of $id is a full sentence in two languages', ({ en, de }) => {
    expect(en).toMatch(/[a-z]\.$/);
    expect(de).toMatch(/[a-zß]\.$/);
    expect(en).not.toBe(de);
    expect(de).not.toMatch(/\b(the|with|and|of)\b/);
    expect(en).not.toMatch(/\b(mit|und|der|die|das)\b/);
  });

  test.each(texts)('"$en" is one trimmed line each, calm and well set', ({ en, de }) => {
    for (const text of [en, de]) {
      expect(text).not.toBe('');
      expect(text).not.toMatch(/^\s|\s$|\s{2}|[\r\n\t]|^(en|de):/);
      expect(text).not.toMatch(/[!"'<>&]|\.\.\.| - /);
    }
    expect(de).not.toMatch(/\d\.\d/);
    expect(en).not.toMatch(/\d,\d/);
  });
});

test('the best sellers are on the menu and have a picture', () => {
  const best = catalogue.products.filter(({ bestSeller }) => bestSeller !== undefined);
  expect(best.map(({ bestSeller }) => bestSeller).sort()).toEqual([1, 2, 3, 4]);
  for (const { id, image } of best) expect(image, String(id)).toBeTruthy();
});
