import { describe, expect, test } from 'vitest';
import type { Allergen } from './declared.ts';
import { whatIsMissing } from './may-be-published.ts';
import { type MenuProduct, newMenuProduct } from './menu-product.ts';

const there = { sellers: [1, 2], categories: [1, 7] };
const both = (text: string) => ({ de: text, en: text });

const tabouleh: MenuProduct = {
  ...newMenuProduct,
  sellerId: 2,
  categoryId: 1,
  name: { de: 'Taboulé', en: 'Tabbouleh' },
  description: { de: 'Mehr Petersilie als Bulgur.', en: 'More parsley than bulgur.' },
  unit: { de: 'Schüssel für acht', en: 'Bowl for eight' },
  priceCents: 3100,
  vat: 'food',
  allergens: ['wheat'],
  additives: [],
  isPackaged: false,
};
const good = {
  name: both('Pils'),
  ingredients: both('Wasser, GERSTENMALZ, Hopfen'),
  producer: 'Brauerei, Hopfenweg 8, 13357 Berlin',
  nutrition: {
    ...{ energyKj: 180, energyKcal: 43, fat: 0, saturates: 0 },
    ...{ carbohydrate: 3, sugars: 0, protein: 0.5, salt: 0 },
  },
};
const pils: MenuProduct = {
  ...tabouleh,
  categoryId: 7,
  name: both('Pils'),
  unit: { de: 'Kasten, 20 Flaschen à 0,5\u00a0l', en: 'Crate, 20 bottles of 0.5\u00a0l' },
  netQuantity: { amount: 10_000, unit: 'ml' },
  vat: 'drink',
  depositCents: 310,
  allergens: ['barley'],
  diets: ['vegan', 'alcohol'],
  alcoholByVolume: 4.9,
  isPackaged: true,
  packaged: [good],
};
const lacks = (product: MenuProduct) =>
  whatIsMissing(product, there).map(({ field, code }) => `${field} ${code}`);

test('a dish of which everything is said may be sold, also one with nothing to declare', () => {
  expect(lacks(tabouleh)).toEqual([]);
  expect(lacks({ ...tabouleh, allergens: [] })).toEqual([]);
  expect(lacks(pils)).toEqual([]);
});

test('of a new dish everything that the law wants is missing', () => {
  expect(lacks(newMenuProduct)).toEqual([
    ...['name', 'description', 'unit'].flatMap((field) => [`${field}.de MISSING`, `${field}.en MISSING`]),
    ...['sellerId', 'categoryId', 'priceCents', 'vat', 'allergens', 'additives', 'isPackaged'].map(
      (field) => `${field} MISSING`,
    ),
  ]);
});

const cases: [string, MenuProduct, string[]][] = [
  ['one language', { ...tabouleh, name: { de: 'Taboulé', en: null } }, ['name.en MISSING']],
  ['blanks for a text', { ...tabouleh, unit: { de: '  ', en: 'Bowl' } }, ['unit.de MISSING']],
  ['a kitchen that is gone', { ...tabouleh, sellerId: 3 }, ['sellerId UNKNOWN']],
  ['a category that is gone', { ...tabouleh, categoryId: 3 }, ['categoryId UNKNOWN']],
  ['nothing to pay', { ...tabouleh, priceCents: 0 }, ['priceCents TOO_LOW']],
  ['more than anybody pays', { ...tabouleh, priceCents: 1_000_001 }, ['priceCents TOO_HIGH']],
  ['guests that run backwards', { ...tabouleh, serves: { from: 10, to: 8 } }, ['serves CONTRADICTS']],
  ['allergens not declared', { ...tabouleh, allergens: null }, ['allergens MISSING']],
  ['additives not declared', { ...tabouleh, additives: null }, ['additives MISSING']],
  ['gluten without its cereal', { ...tabouleh, allergens: ['gluten'] }, ['allergens NAME_IT']],
  ['nuts without their name', { ...tabouleh, allergens: ['wheat', 'nuts'] }, ['allergens NAME_IT']],
  ['a word that no list has', { ...tabouleh, allergens: ['soap' as 'milk'] }, ['allergens UNKNOWN']],
  ['an additive that no list has', { ...tabouleh, additives: ['salt' as 'waxed'] }, ['additives UNKNOWN']],
  ['a diet that no list has', { ...tabouleh, diets: ['keto' as 'vegan'] }, ['diets UNKNOWN']],
  ['vegan with milk', { ...tabouleh, diets: ['vegan'], allergens: ['milk'] }, ['diets CONTRADICTS']],
  [
    'vegetarian with fish',
    { ...tabouleh, diets: ['vegetarian'], allergens: ['fish'] },
    ['diets CONTRADICTS'],
  ],
  ['vegetarian with pork', { ...tabouleh, diets: ['vegetarian', 'pork'] }, ['diets CONTRADICTS']],
  ['halal with alcohol', { ...tabouleh, diets: ['halal', 'alcohol'] }, ['diets CONTRADICTS']],
  ['a weight without its amount', { ...tabouleh, unit: both('1,8\u00a0kg') }, ['netQuantity BASE_PRICE']],
  [
    'a drink by the piece',
    { ...pils, netQuantity: { amount: 20, unit: 'piece' } },
    ['netQuantity BASE_PRICE'],
  ],
  ['a bottle without a word on deposit', { ...pils, depositCents: null }, ['depositCents MISSING']],
  ['beer without its strength', { ...pils, alcoholByVolume: null }, ['alcoholByVolume MISSING']],
  ['strength without the word', { ...pils, diets: ['vegan'] }, ['diets CONTRADICTS']],
  ['beer at the rate of food', { ...pils, vat: 'food' }, ['vat CONTRADICTS']],
  ['packaged without its label', { ...pils, packaged: [] }, ['packaged MISSING']],
  ['a label on what is not packaged', { ...tabouleh, packaged: [good] }, ['isPackaged CONTRADICTS']],
  ['nothing said of packaging', { ...tabouleh, isPackaged: null }, ['isPackaged MISSING']],
  [
    'a label half written',
    {
      ...pils,
      packaged: [
        { ...good, ingredients: { de: 'Wasser', en: null }, producer: ' ' },
        { ...good, nutrition: { ...good.nutrition, salt: null } },
      ],
    },
    ['packaged.0.ingredients.en MISSING', 'packaged.0.producer MISSING', 'packaged.1.nutrition.salt MISSING'],
  ],
];
test.each(cases)('%s keeps it from being sold', (_, product, missing) => {
  expect(lacks(product)).toEqual(missing);
});

test.each([
  'almonds',
  'hazelnuts',
  'walnuts',
  'cashews',
  'pecans',
  'brazil-nuts',
  'pistachios',
  'macadamias',
])('nuts are named as the law wants it: %s', (nut) => {
  expect(lacks({ ...tabouleh, allergens: ['wheat', 'nuts', nut as Allergen] })).toEqual([]);
});

describe('a picture', () => {
  const shown = (picture: string, alt: { de: string | null; en: string | null }) =>
    lacks({ ...tabouleh, image: { picture, alt } });
  const hash = '0123456789abcdef0123456789abcdef';

  test('that was uploaded says what is to be seen, in both languages', () => {
    expect(shown(hash, { de: 'Eine Schüssel', en: null })).toEqual(['image.alt.en MISSING']);
    expect(shown(hash, { de: 'Eine Schüssel', en: 'A bowl' })).toEqual([]);
  });

  test('of the shop’s own needs no words, and a dish needs no picture', () => {
    expect(shown('tabbouleh', { de: null, en: null })).toEqual([]);
    expect(lacks({ ...tabouleh, image: null })).toEqual([]);
  });
});
