import type { KitchenMenu, MenuProductDetails } from '#contract/kitchen/menu/menu.ts';
import type { MenuChange } from '#contract/kitchen/menu/menu-changes.ts';
import type { PriceListResult, ProductChanges } from '#contract/kitchen/menu/price-list.ts';
import type { Day } from '#rules/booking/berlin-time.ts';
import type { DraftField } from '#rules/catalogue/draft-fields.ts';
import type { Lack } from '#rules/catalogue/may-be-published.ts';
import type { MenuProduct } from '#rules/catalogue/menu-product.ts';
import { call } from './call.ts';

/** A product as the list has it. */
export type ListedProduct = KitchenMenu['products'][number];

/** What is written into some fields of a draft. */
export type DraftChanges = { readonly [Field in DraftField]?: unknown };

/** A draft as it is after saving. */
export interface SavedDraft {
  readonly revision: number;
  readonly content: MenuProduct;
  readonly missing: readonly Lack[];
}

/** All of the menu. */
export const getMenu = () => call<KitchenMenu>('GET', '/products');

/** A product with its draft and its history. */
export const getMenuProduct = (id: number) => call<MenuProductDetails>('GET', `/products/${id}`);

/** What a product was once. */
export const getVersion = (id: number, number: number) =>
  call<MenuProduct>('GET', `/products/${id}/versions/${number}`);

/** Begins a new product, or a copy of one. */
export const addProduct = (copyOf?: number) =>
  call<{ id: number }>('POST', '/products', { body: copyOf === undefined ? {} : { copyOf } });

/** Saves some fields of a draft. */
export const saveDraft = (id: number, revision: number, changes: DraftChanges) =>
  call<SavedDraft>('PUT', `/products/${id}/draft`, { body: { revision, changes } });

/** Throws a draft away as it was at a revision. */
export const dropDraft = (id: number, revision: number) =>
  call<void>('DELETE', `/products/${id}/draft?revision=${revision}`);

/** Puts on the menu what was written, now or from a day on. */
export const publishProduct = (id: number, revision: number, fromDay?: Day) =>
  call<MenuProductDetails>('POST', `/products/${id}/publish`, { body: { revision, fromDay } });

/** Takes a product off the menu. */
export const withdrawProduct = (id: number) =>
  call<MenuProductDetails>('POST', `/products/${id}/withdraw`, { body: {} });

/** Makes what a product was once its draft, in the place of the one at a revision. */
export const returnProduct = (id: number, number: number, revision: number) =>
  call<MenuProductDetails>('POST', `/products/${id}/return`, { body: { number, revision } });

/** Changes a price in place, now or from a day on. */
export const setPrice = (id: number, priceCents: number, fromDay?: Day) =>
  call<MenuProductDetails>('PUT', `/products/${id}/price`, { body: { priceCents, fromDay } });

/** Takes back what was planned. */
export const dropPlan = (id: number, planId: number) =>
  call<void>('DELETE', `/products/${id}/plans/${planId}`);

/** Takes the menu over from the files of the program. */
export const adoptMenu = () => call<void>('POST', '/menu/owner');

/** What is changed of several products at once. */
export type SeveralChange = { readonly ids: readonly number[] } & (
  | { readonly percent: number; readonly roundTo: number; readonly fromDay?: Day | undefined }
  | { readonly categoryId: number }
  | { readonly withdraw: true }
);

/** Changes several products at once; a preview says what would change, and changes nothing. */
export const changeProducts = (change: SeveralChange, { preview }: { preview: boolean }) =>
  call<ProductChanges>('POST', `/products/changes?preview=${preview}`, { body: change });

/** Has products change places among themselves. */
export const orderProducts = (productIds: readonly number[]) =>
  call<void>('PUT', '/menu/order', { body: { productIds } });

/** A kitchen, and a category, as the menu has them. */
export type MenuSeller = KitchenMenu['sellers'][number];
export type MenuCategory = KitchenMenu['categories'][number];

type Two<Text> = { readonly de?: Text; readonly en?: Text };

/** What is written anew of a kitchen or category, and what its writer saw there before. */
export interface PlaceChange {
  readonly name?: string | Two<string>;
  readonly description?: Two<string>;
  readonly picture?: string;
  readonly active?: boolean;
  readonly seen?: {
    readonly name?: string | Two<string>;
    readonly description?: Two<string>;
    readonly imageUrl?: string | null;
  };
}

/** Changes what customers read about a kitchen. */
export const changeSeller = (id: number, change: PlaceChange) =>
  call<MenuSeller>('PUT', `/sellers/${id}`, { body: change });

/** Adds a category, the last on the menu. */
export const addCategory = (name: { readonly de: string; readonly en: string }) =>
  call<MenuCategory>('POST', '/menu-categories', { body: { name } });

/** Changes a category, or takes an empty one off the menu. */
export const changeCategory = (id: number, change: PlaceChange) =>
  call<MenuCategory>('PUT', `/menu-categories/${id}`, { body: change });

/** Has categories change places among themselves. */
export const orderCategories = (categoryIds: readonly number[]) =>
  call<void>('PUT', '/menu/order', { body: { categoryIds } });

/** What happened to kitchens, categories and the order of the menu, the newest first. */
export const getMenuChanges = () => call<MenuChange[]>('GET', '/menu/history');

/** Takes prices from a spreadsheet; a preview says what would change and what is wrong, and changes nothing. */
export const takePrices = (
  list: { readonly csv: string; readonly fromDay?: Day | undefined },
  { preview }: { preview: boolean },
) => call<PriceListResult>('POST', `/menu/prices.csv?preview=${preview}`, { body: list });
