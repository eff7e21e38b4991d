import type { Page } from '@playwright/test';

interface StoredProduct {
  readonly id: number;
  readonly name: string;
  readonly price: number;
  readonly imageUrl?: string;
}

/** Products of the sample catalogue as a stored cart has them. */
export const sample = {
  rolls: { id: 101, name: 'en:Open rolls, mixed\nde:Belegte Brötchen, gemischt', price: 58 },
  crate: { id: 701, name: 'en:Mixed crate, 18 bottles\nde:Gemischter Kasten, 18 Flaschen', price: 39.6 },
} as const;

/** Hands the page an access token, once: what the page does with it stays. */
export async function withToken(page: Page, token: string): Promise<void> {
  await store(page, 'localStorage', 'accessToken', token);
}

/** Gives the page a stored cart of so many pieces of each product. */
export async function withCart(
  page: Page,
  items: readonly (readonly [StoredProduct, number])[],
  rest: { deliveryDate?: string; deliveryTime?: string; guestCount?: string } = {},
): Promise<void> {
  const lines = items.map(([product, quantity]) => ({ product: { imageUrl: null, ...product }, quantity }));
  await store(page, 'localStorage', 'cart', JSON.stringify({ items: lines, ...rest }));
}

/** Stores a value before the first page of the test. */
export async function store(
  page: Page,
  where: 'localStorage' | 'sessionStorage',
  key: string,
  value: string,
): Promise<void> {
  await page.addInitScript(
    (entry) => {
      const marker = `stored-${entry.key}`;
      if (sessionStorage.getItem(marker) !== null) return;
      sessionStorage.setItem(marker, '');
      window[entry.where].setItem(entry.key, entry.value);
    },
    { where, key, value },
  );
}

/** What the page keeps under a key of its local storage. */
export function stored(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}
