import type { KitchenMenu } from '#contract/kitchen/menu/menu.ts';
import { searchWords } from '#rules/catalogue/catalogue-search.ts';
import type { ListedProduct } from '../api/menu.ts';

/** What else than its kitchen a product can be looked for by. */
export const states = ['sold-out', 'incomplete', 'unpublished'] as const;
export type MenuState = (typeof states)[number];

/** Which part of the menu is shown, as it stands in the address. */
export interface MenuFilter {
  readonly seller: number | null;
  readonly state: MenuState | null;
  readonly query: string;
}

/** The filter that an address asks for; what it does not know it leaves out. */
export function filterOf(params: URLSearchParams): MenuFilter {
  const seller = Number(params.get('seller'));
  return {
    seller: Number.isInteger(seller) && seller > 0 ? seller : null,
    state: states.find((state) => state === params.get('show')) ?? null,
    query: params.get('q') ?? '',
  };
}

/** What was written of a product last: its draft, else what is sold. */
export const newestOf = ({ draft, content }: ListedProduct) => draft?.content ?? content;

/** Whether customers are offered it. */
export const isOffered = ({ content }: ListedProduct) => content?.active === true;

const fits: Record<MenuState, (product: ListedProduct) => boolean> = {
  'sold-out': (product) => isOffered(product) && product.isSoldOutToday,
  // What was taken off the menu as it is may stay as it is.
  incomplete: (product) => product.missing.length > 0 && (isOffered(product) || product.draft !== null),
  unpublished: (product) => product.draft !== null || !isOffered(product),
};

/** How many there are of a state or a kitchen. */
export function countOf(
  products: readonly ListedProduct[],
  { state = null, seller = null }: { state?: MenuState | null; seller?: number | null },
): number {
  return products.filter(
    (product) =>
      (state === null || fits[state](product)) && (seller === null || newestOf(product)?.sellerId === seller),
  ).length;
}

/** Products under one heading. */
export interface Section {
  /**
   * A category's number; `out` is what is sold out, `new` was never sold, `off` is not any more, `rest` has a category that
   * there is not.
   */
  readonly key: number | 'out' | 'new' | 'off' | 'rest';
  readonly products: readonly ListedProduct[];
}

/**
 * The menu as it is shown: what was never sold first, then by category, what is off the menu last.
 * @param wordsOf all by which a product can be found
 */
export function sectionsOf(
  { products, categories }: Pick<KitchenMenu, 'products' | 'categories'>,
  { seller, state, query }: MenuFilter,
  wordsOf: (product: ListedProduct) => string,
  /** Numbers of those that stand before all others. */
  first: readonly number[] = [],
): Section[] {
  const typed = searchWords(query);
  const shown = products.filter((product) => {
    if (seller !== null && newestOf(product)?.sellerId !== seller) return false;
    if (state !== null && !fits[state](product)) return false;
    const words = typed.length > 0 ? searchWords(wordsOf(product)) : [];
    return typed.every((each) => words.some((word) => word.startsWith(each)));
  });
  const keys: Section['key'][] = ['out', 'new', ...categories.map(({ id }) => id), 'rest', 'off'];
  return keys
    .map((key) => ({ key, products: shown.filter((product) => keyOf(product, categories, first) === key) }))
    .filter((section) => section.products.length > 0);
}

function keyOf(
  { id: own, content }: ListedProduct,
  categories: KitchenMenu['categories'],
  first: readonly number[],
): Section['key'] {
  if (first.includes(own)) return 'out';
  if (content === null) return 'new';
  if (!content.active) return 'off';
  return categories.some(({ id }) => id === content.categoryId) ? (content.categoryId ?? 'rest') : 'rest';
}
