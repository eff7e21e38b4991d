import { describe, expect, test } from 'vitest';
import { type Allergen, allergens } from '#rules/catalogue/declared.ts';
import { kitchenName } from '#rules/catalogue/kitchen-words.ts';
import { allergenChoice } from '#rules/catalogue/product-filter.ts';
import { writeLocalizedText } from '#rules/text/localized-text.ts';
import { catalogue } from './catalogue.ts';
import { brotzeit, zuckerhut } from './sellers.ts';
import type { CatalogueProduct } from './types.ts';

const { products } = catalogue;

const ofUnit = (unit: string) => products.filter(({ netQuantity }) => netQuantity?.unit === unit);
const having = (diet: CatalogueProduct['diets'][number]) =>
  products.filter((product) => product.diets.includes(diet));

/** The counts a text names; volumes, weights and shares ("0.33 l", "90 %") are no counts. */
const counts = (text: string) =>
  [...text.replace(/[\d.,]+\u00a0(l|ml|g|kg|%)(?!\w)/g, '').matchAll(/\d+/g)].map(([digits]) =>
    Number(digits),
  );
const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);

/** Amount in ml or g that a unit names: "12 bottles of 0.7 l" is 8400. */
function amountOf(unit: string): number {
  const size = unit.match(/([\d.,]+)\u00a0(l|ml|g|kg)$/);
  const number = Number((size?.[1] ?? 'none').replace(',', '.'));
  const factor = size?.[2] === 'l' || size?.[2] === 'kg' ? 1000 : 1;
  return Math.round(number * factor) * (counts(unit)[0] ?? 1);
}

describe('quantities', () => {
  test.each(products)('$id names the same counts in both languages', ({ description, unit }) => {
    expect(counts(description.de)).toEqual(counts(description.en));
    expect(counts(unit.de)).toEqual(counts(unit.en));
  });

  test.each(ofUnit('piece'))('the pieces of $id are those of its description', (product) => {
    const amount = product.netQuantity?.amount ?? 0;
    expect(counts(product.unit.en)).toEqual([amount]);
    const named = counts(product.description.en);
    const parts = named[0] === amount && named.length > 1 ? named.slice(1) : named;
    expect(sum(parts)).toBe(amount);
  });

  test.each([...ofUnit('ml'), ...ofUnit('g')])('the net quantity of $id is that of its unit', (product) => {
    expect(amountOf(product.unit.en)).toBe(product.netQuantity?.amount);
    expect(amountOf(product.unit.de)).toBe(product.netQuantity?.amount);
  });

  test('drinks are measured in ml', () => {
    const drinks = products.filter(({ categoryId }) => categoryId === 7);
    expect(drinks.length).toBeGreaterThanOrEqual(8);
    for (const drink of drinks) expect(drink.netQuantity?.unit).toBe('ml');
  });
});

describe('in the kitchens', () => {
  const bought = ({ categoryId, unit }: CatalogueProduct) => categoryId === 7 || /\bbags?\b/.test(unit.en);

  test.each(products)('a piece of $id is to the kitchen what its customer gets', (product) => {
    const { netQuantity, unit } = product;
    const kitchenUnit = product.kitchenUnit ?? { perPiece: 0, en: '', de: '' };
    const perUnit = { kg: 1000, l: 1000 }[kitchenUnit.en];
    if (perUnit !== undefined) expect(kitchenUnit.perPiece * perUnit).toBe(netQuantity?.amount);
    else {
      for (const locale of ['en', 'de'] as const) {
        expect(`${unit[locale]} `).toMatch(
          new RegExp(`\\b${kitchenUnit.perPiece} ${kitchenUnit[locale]}[ ,]`),
        );
      }
    }
  });

  test.each(products)('$id is begun early enough, and not days before', (product) => {
    const { description } = product;
    const prepMinutes = product.prepMinutes ?? 0;
    expect(prepMinutes % 5).toBe(0);
    expect(prepMinutes).toBeGreaterThanOrEqual(10);
    // What has to draw over night says so.
    if (description.en.includes('the night')) expect(prepMinutes).toBeGreaterThan(480);
    else expect(prepMinutes).toBeLessThanOrEqual(240);
  });

  test('drinks and what is bought stand in the cold store, all else is made', () => {
    for (const product of products) {
      expect([product.name.en, product.station === 'CHILLED']).toEqual([product.name.en, bought(product)]);
    }
  });

  test('what comes warm is from the oven, the grill or the fryer', () => {
    const comesWarm = products.filter(({ description }) =>
      /arrive warm|while hot|pressed/.test(description.en),
    );
    expect(comesWarm.length).toBeGreaterThanOrEqual(5);
    for (const { name, station } of comesWarm) expect([name.en, station]).toEqual([name.en, 'WARM']);
  });

  test('each kitchen has its stations: one bakes and does the greens, the other the rest', () => {
    const stationsOf = (seller: number) =>
      new Set(products.filter(({ sellerId }) => sellerId === seller).map(({ station }) => station));
    expect(stationsOf(brotzeit)).toEqual(new Set(['COLD', 'WARM', 'CHILLED']));
    expect(stationsOf(zuckerhut)).toEqual(new Set(['GREEN', 'SWEET', 'CHILLED']));
  });

  test('what the kitchens call a product tells it from all others', () => {
    for (const locale of ['en', 'de'] as const) {
      const names = products.map(({ name }) => kitchenName(writeLocalizedText(name), locale));
      expect(new Set(names).size).toBe(products.length);
    }
  });
});

describe('money', () => {
  test('only drinks bear the full rate; a milk drink of 75 % milk is food', () => {
    for (const { categoryId, vat, description } of products) {
      const milk = Number(description.en.match(/(\d+)\u00a0% whole milk/)?.[1] ?? 0);
      expect(vat).toBe(categoryId === 7 && milk < 75 ? 'drink' : 'food');
    }
    expect(products.filter(({ categoryId, vat }) => categoryId === 7 && vat === 'food')).toHaveLength(1);
  });

  test.each(products)('the deposit of $id is that of its bottles and its crate', (product) => {
    const container = product.unit.en.match(/(\d+) (bottles|cans) of ([\d.]+)\u00a0l/);
    // Wine that sparkles bears none, with its alcohol or without.
    const isWine = /Sekt|Riesling/.test(product.name.en);
    const isBeer = product.name.en.includes('Pils');
    const each = container?.[2] === 'cans' ? 25 : isBeer ? 8 : 15;
    const crate = product.unit.en.startsWith('Crate') ? 150 : 0;
    expect(product.depositCents).toBe(container && !isWine ? Number(container[1]) * each + crate : 0);
  });
});

describe('allergens', () => {
  test.each(allergens)('%s is one of the 14 that a guest can leave out', (slug) => {
    expect(allergenChoice(slug)).toBeDefined();
  });

  const signs: [Allergen, RegExp][] = [
    ['milk', /cheese|(?<!soy )yoghurt|quark|feta|mozzarella|gouda|cheddar|emmental|parmesan|mascarpone/i],
    ['milk', /butter|(?<!coconut )milk/i],
    ['eggs', /\beggs?\b|mayonnaise|macaron|cupcake|brownie|caesar/i],
    ['fish', /salmon|tuna|anchov/i],
    ['crustaceans', /prawn/i],
    ['mustard', /mustard|mayonnaise/i],
    ['sesame', /sesame|hummus|tahini/i],
    ['celery', /celery/i],
    ['soy', /\bsoy\b/i],
    ['peanuts', /peanut/i],
    ['almonds', /almond|macaron/i],
    ['hazelnuts', /hazelnut/i],
    ['walnuts', /walnut/i],
    ['pistachios', /pistachio/i],
    ['sulphites', /vinegar|vinaigrette|dried tomatoes|sekt/i],
    ['barley', /pils\b|cornflakes/i],
    ['rye', /\brye\b/i],
    ['wheat', /\bbread\b|brioche|croissant|pretzel|ciabatta|bagel|panini|wrap\b|toast(y|ies)|flatbread/i],
    ['wheat', /bulgur|durum|crumble|shortcrust|sponge|doughnut|cookie|grissini|cupcake|brownie|soy sauce/i],
  ];
  /** What a text says is not in the dish, or goes with it from another one. */
  const absent = /There is no [^.]*\.|What collects [^.]*\./g;
  const textOf = ({ name, description }: CatalogueProduct) =>
    `${name.en}. ${description.en.replace(absent, '')}`;

  test.each(signs)('%s is declared wherever a text shows it: %s', (allergen, sign) => {
    const shown = products.filter((product) => sign.test(textOf(product)));
    expect(shown.length).toBeGreaterThan(0);
    for (const product of shown) expect([product.name.en, ...product.allergens]).toContain(allergen);
  });

  test.each(products)('$id names its cereal and its nut', (product) => {
    expect(product.allergens).not.toContain('gluten');
    expect(product.allergens).not.toContain('nuts');
  });
});

describe('diets', () => {
  const seafood: Allergen[] = ['fish', 'crustaceans', 'molluscs'];
  const meat = /\bham\b|salami|bacon|chicken|turkey|beef|pastrami|meatball/i;

  test.each(having('vegan'))('vegan $id has nothing of an animal', ({ description, allergens, diets }) => {
    for (const allergen of ['milk', 'eggs', ...seafood]) expect(allergens).not.toContain(allergen);
    expect(description.en).not.toMatch(meat);
    for (const other of ['vegetarian', 'halal', 'pork']) expect(diets).not.toContain(other);
  });

  test.each(having('vegetarian'))('vegetarian $id has neither meat nor fish', (product) => {
    for (const allergen of seafood) expect(product.allergens).not.toContain(allergen);
    expect(product.description.en).not.toMatch(meat);
    expect(product.diets).not.toContain('pork');
    expect(product.diets).not.toContain('halal');
  });

  test.each(having('halal'))(
    'halal $id has neither pork nor alcohol and says where the meat is from',
    (product) => {
      expect(product.diets).not.toContain('pork');
      expect(product.diets).not.toContain('alcohol');
      expect(product.description.en).toContain('halal butcher');
      expect(product.description.de).toContain('Halal-Metzger');
    },
  );

  test('ham and salami are declared as pork', () => {
    const shown = products.filter(({ description }) => /\bham\b|salami/i.test(description.en));
    expect(shown.map(({ id }) => id)).toEqual(having('pork').map(({ id }) => id));
    expect(shown.length).toBeGreaterThan(0);
  });

  test('alcohol has a strength and the full rate, and only alcohol has one', () => {
    expect(having('alcohol').length).toBeGreaterThan(0);
    for (const { diets, alcoholByVolume, vat } of products) {
      if (!diets.includes('alcohol')) expect(alcoholByVolume).toBeNull();
      else {
        expect(alcoholByVolume).toBeGreaterThan(1.2);
        expect(vat).toBe('drink');
      }
    }
  });
});

describe('packaged goods', () => {
  const isPackaged = ({ unit }: CatalogueProduct) => /bottle|\bcans?\b|\bbags?\b/.test(unit.en);
  const emphasised: Partial<Record<Allergen, RegExp>> = {
    barley: /BARLEY.*GERSTE/s,
    milk: /MILK.*MILCH/s,
    sulphites: /SULPHITES.*SULFITE/s,
  };

  test('are those in bottles, cans and bags, and each has its label', () => {
    const packaged = products.filter(isPackaged);
    expect(packaged.length).toBeGreaterThanOrEqual(7);
    for (const product of products) {
      expect([product.id, (product.packaged ?? []).length > 0]).toEqual([product.id, isPackaged(product)]);
    }
  });

  test.each(products.filter(isPackaged))(
    '$id says what it is made of, by whom, and what is in it',
    (product) => {
      expect(product.netQuantity).not.toBeNull();
      for (const { ingredients, producer, nutrition } of product.packaged ?? []) {
        expect(ingredients.en.length).toBeGreaterThan(10);
        expect(ingredients.de.length).toBeGreaterThan(10);
        expect(producer).toMatch(/, .*\d{4,5} [^,]+.*, (Germany|Netherlands)$/);
        const { energyKj, energyKcal, saturates, fat, sugars, carbohydrate } = nutrition;
        expect(Math.abs(energyKj - energyKcal * 4.184)).toBeLessThanOrEqual(4 + energyKj * 0.02);
        expect(saturates).toBeLessThanOrEqual(fat);
        expect(sugars).toBeLessThanOrEqual(carbohydrate);
      }
      const text = (product.packaged ?? []).map(({ ingredients }) => ingredients.en + ingredients.de).join();
      for (const allergen of product.allergens) expect(text).toMatch(emphasised[allergen] ?? /unknown/);
      for (const share of [product.alcoholByVolume].filter((value) => value !== null)) {
        expect(text).toContain(`${share}\u00a0% vol`);
      }
    },
  );
});
