import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { companyOfFiles } from '#content/shop.ts';
import type { Product } from '#contract/shop/products.ts';
import { overwriteGetLocale } from '#locale';
import type { Locale } from '#rules/text/locale.ts';
import type { PageContext } from '../../api/context.ts';
import { shownCompany } from '../../page/shown-company.ts';
import type { RootData } from '../../page/use-root-data.ts';
import { PageMeta } from '../../shell/head/page-meta.tsx';
import { trail } from '../../shell/trail/trail.ts';
import { dishFacts } from './dish-facts.ts';
import { dishNames } from './dish-names.ts';
import { type DishPage, type FoundDish, loadDish } from './load-dish.ts';

const platter: Product = {
  id: 103,
  name: 'en:Green platter\nde:Grüne Platte',
  description: 'en:24 falafel\nde:24 Falafel',
  price: 49,
  imageUrl: '/pictures/products/vegan-800.webp',
  imageUrlExtra: null,
  imageAlt: null,
  bestSeller: null,
  categoryId: 1,
  sellerId: 2,
  unit: 'en:Platter\nde:Platte',
  serves: { from: 8, to: 10 },
  netQuantity: { amount: 2400, unit: 'g' },
  vatRate: 7,
  deposit: 0,
  allergens: ['wheat', 'sesame'],
  additives: [],
  diets: ['vegan'],
  alcoholByVolume: null,
  packaged: [],
};
const salad = { ...platter, id: 404, categoryId: 4, name: 'en:Tabbouleh\nde:Taboulé' };
const categoryNames = ['en:Platter\nde:Platten', 'en:Salads\nde:Salate'];
const category = (id: number, name: string) => ({
  id,
  name,
  categoryOrder: null,
  imageUrl: null,
  productIds: [],
});

const contextOf = (locale: Locale, products: readonly Product[] = [platter, salad]) =>
  ({
    api: {
      products: async () => products,
      categories: async () => [category(1, categoryNames[0] ?? ''), category(4, categoryNames[1] ?? '')],
      sellers: async () => [{ id: 2, name: 'Zuckerhut', description: '', imageUrl: null }],
    },
    locale,
    withdrawn: async () => [{ id: 110, name: 'en:Old platter\nde:Alte Platte', categoryId: 1 }],
  }) as unknown as PageContext;

async function found(locale: Locale): Promise<FoundDish> {
  const segment = locale === 'de' ? '103-gruene-platte' : '103-green-platter';
  return (await loadDish(contextOf(locale), segment)) as FoundDish;
}

test('a dish is found by its number and its name in the language of the page', async () => {
  expect(await found('de')).toMatchObject({
    state: 'found',
    dish: { id: 103, path: '/product/103-gruene-platte', description: '24 Falafel' },
    seller: { id: 2, name: 'Zuckerhut' },
    companions: [{ id: 404, path: '/product/404-taboule', diet: 'vegan' }],
  });
});

test.each(['103', '103-', '103-old-name', '103-green-platter', '103-GRUENE-PLATTE'])(
  '%s leads to the one address of its page in German',
  async (segment) => {
    expect(await loadDish(contextOf('de'), segment)).toEqual({
      state: 'moved',
      to: '/product/103-gruene-platte',
    });
  },
);

test('a dish that was withdrawn says so under its name, others are missing', async () => {
  expect(await loadDish(contextOf('en'), '110-old-platter')).toMatchObject({ state: 'withdrawn', id: 110 });
  expect(await loadDish(contextOf('en'), '110')).toEqual({ state: 'moved', to: '/product/110-old-platter' });
  for (const segment of ['111-old-platter', 'green-platter', '*', '0'])
    expect(await loadDish(contextOf('en'), segment)).toEqual({ state: 'missing' });
});

test('while the menu cannot be read that is said', async () => {
  const { api, ...context } = contextOf('en');
  const broken = { ...api, products: () => Promise.reject(new Error('away')) };
  expect(await loadDish({ ...context, api: broken }, '103-green-platter')).toEqual({ state: 'failed' });
});

test('what is not in it is told from what is, and not at all as soon as something is in it that nobody knows', async () => {
  const { signs, without } = await found('en');
  expect(signs).toEqual(['gluten', 'sesame']);
  expect(without).toContain('milk');
  expect(without).not.toContain('gluten');
  const strange = [{ ...platter, allergens: ['wheat', 'kiwi'] }];
  expect(await loadDish(contextOf('en', strange), '103-green-platter')).toMatchObject({
    signs: ['gluten', null],
    without: [],
  });
});

test('search engines are told its price with what it is for, and for whom it is', async () => {
  expect(dishFacts(await found('de'), 'de', 'https://shop.example')).toEqual({
    '@type': 'Product',
    name: 'Grüne Platte',
    description: '24 Falafel',
    sku: '103',
    url: 'https://shop.example/product/103-gruene-platte?lang=de',
    image: 'https://shop.example/pictures/products/vegan-800.webp',
    category: 'Platten',
    brand: { '@type': 'Brand', name: 'Zuckerhut' },
    suitableForDiet: ['https://schema.org/VeganDiet'],
    offers: {
      '@type': 'Offer',
      url: 'https://shop.example/product/103-gruene-platte?lang=de',
      price: 49,
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: 49,
        priceCurrency: 'EUR',
        valueAddedTaxIncluded: true,
        referenceQuantity: {
          '@type': 'QuantitativeValue',
          value: 2.4,
          unitCode: 'KGM',
          valueReference: { '@type': 'QuantitativeValue', value: 1, unitCode: 'KGM' },
        },
      },
    },
  });
});

test('what is sold by the piece and declared for nobody has no unit price and no diet', async () => {
  const page = await found('en');
  const dish = { ...page.dish, netQuantity: { amount: 20, unit: 'piece' as const }, diets: ['pork'] };
  const facts = dishFacts({ ...page, dish }, 'en', 'https://shop.example');
  expect(facts).not.toHaveProperty('suitableForDiet');
  expect(facts).not.toHaveProperty('offers.priceSpecification');
});

const root: RootData = {
  company: shownCompany(companyOfFiles),
  settings: {
    minOrder: null,
    minOrderTimeHour: null,
    closedDays: null,
    openingHours: null,
    hideFooter: null,
  },
  feeSteps: [],
  deliveryCosts: { least: 0, most: 0 },
  categoryNames,
  shopNames: {},
  publicUrl: 'https://shop.example',
  conversionId: null,
};

function head(page: DishPage, locale: Locale): string {
  overwriteGetLocale(() => locale);
  return renderToStaticMarkup(
    <PageMeta pathname="/product/103-x" locale={locale} names={dishNames(page)} root={root} />,
  );
}

test('the head names the page in each language by its own name', async () => {
  const html = head(await found('de'), 'de');
  expect(html).toContain('<title>Grüne Platte · Catering bestellen · Tischlein</title>');
  for (const [tag, path] of [
    ['rel="canonical"', '103-gruene-platte?lang=de'],
    ['hrefLang="en"', '103-green-platter'],
    ['hrefLang="de"', '103-gruene-platte?lang=de'],
    ['hrefLang="x-default"', '103-green-platter'],
  ])
    expect(html).toMatch(
      new RegExp(`${tag}[^>]* href="https://shop.example/product/${path?.replace('?', '\\?')}"`),
    );
  expect(html).toContain('content="https://shop.example/pictures/products/vegan-800.webp"');
  expect(html).toContain('<meta name="description" content="24 Falafel"/>');
});

test('what is not on the menu is not to be found', () => {
  const gone = { state: 'withdrawn', id: 110, name: 'en:Old\nde:Alt', category: null } as const;
  for (const page of [gone, { state: 'missing' }, { state: 'failed' }] as const) {
    const html = head(page, 'en');
    expect(html).toContain('noindex');
    expect(html).not.toContain('canonical');
  }
});

test('the way to a dish leads over its category, and has no word that somebody made up', async () => {
  overwriteGetLocale(() => 'de');
  const crumbs = (page: DishPage) => {
    const names = dishNames(page);
    return trail(names.place ?? '', 'de', { home: 'Start', ...names.crumbs?.() }, categoryNames);
  };
  expect(crumbs(await found('de'))).toEqual([
    { label: 'Start', href: '/' },
    { label: 'Platten', href: '/category/platter' },
    { label: 'Grüne Platte', href: null },
  ]);
  expect(crumbs({ state: 'missing' }).map(({ label }) => label)).toEqual(['Start', 'Seite nicht gefunden']);
});
