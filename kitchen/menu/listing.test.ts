import { expect, test } from 'vitest';
import { newMenuProduct } from '#rules/catalogue/menu-product.ts';
import type { ListedProduct } from '../api/menu.ts';
import { countOf, filterOf, type MenuFilter, sectionsOf } from './listing.ts';

type Content = NonNullable<ListedProduct['content']>;
const content = (id: number, more: Partial<Content> = {}) =>
  ({
    ...newMenuProduct,
    sellerId: 1,
    categoryId: 5,
    name: { de: `Gericht ${id}`, en: null },
    ...more,
  }) as Content;
const product = (id: number, more: Partial<ListedProduct> = {}): ListedProduct => ({
  id,
  content: content(id),
  draft: null,
  missing: [],
  soldOut: [],
  stillOrdered: [],
  isSoldOutToday: false,
  isSoldOutTomorrow: false,
  plans: [],
  ...more,
});
const draft = (id: number) => ({ content: content(id), revision: 1, at: 0, by: null });
const lack = { field: 'name.en', code: 'MISSING' } as const;

const categories = [
  { id: 7, name: { de: 'Getränke', en: 'Drinks' }, imageUrl: null, active: true },
  { id: 5, name: { de: 'Salate', en: 'Salads' }, imageUrl: null, active: true },
];
const products = [
  product(10_002, { content: null, draft: draft(10_002), missing: [lack] }),
  product(101),
  product(102, { content: content(102, { categoryId: 7, sellerId: 2 }), isSoldOutToday: true }),
  product(103, { content: content(103, { active: false }), missing: [lack], isSoldOutToday: true }),
  product(104, { draft: draft(104) }),
  product(105, { content: content(105, { categoryId: 99 }) }),
];
const all: MenuFilter = { seller: null, state: null, query: '' };
const words = ({ id }: ListedProduct) => `Gericht ${id} Weizen`;
const shown = (filter: MenuFilter) =>
  sectionsOf({ products, categories }, filter, words).map(({ key, products: of }) => [
    key,
    of.map(({ id }) => id),
  ]);

test('what was never sold stands first, then the categories as on the menu, what is off it last', () => {
  expect(shown(all)).toEqual([
    ['new', [10_002]],
    [7, [102]],
    [5, [101, 104]],
    ['rest', [105]],
    ['off', [103]],
  ]);
});

test('filters and words narrow it, each word from its beginning', () => {
  expect(shown({ ...all, seller: 2 })).toEqual([[7, [102]]]);
  expect(shown({ ...all, state: 'sold-out' })).toEqual([[7, [102]]]);
  expect(shown({ ...all, state: 'incomplete' })).toEqual([['new', [10_002]]]);
  expect(shown({ ...all, state: 'unpublished' })).toEqual([
    ['new', [10_002]],
    [5, [104]],
    ['off', [103]],
  ]);
  expect(shown({ ...all, query: 'weiz 101' })).toEqual([[5, [101]]]);
  expect(shown({ ...all, query: 'eizen' })).toEqual([]);
});

test('each filter says how many it would show', () => {
  expect(countOf(products, {})).toBe(6);
  expect(countOf(products, { seller: 2 })).toBe(1);
  expect(countOf(products, { state: 'unpublished' })).toBe(3);
});

test('the address says what is shown, and nonsense in it nothing', () => {
  expect(filterOf(new URLSearchParams('seller=2&show=sold-out&q=wrap'))).toEqual({
    seller: 2,
    state: 'sold-out',
    query: 'wrap',
  });
  expect(filterOf(new URLSearchParams('seller=x&show=y'))).toEqual(all);
});
