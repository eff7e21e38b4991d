import type { Product } from '#contract/shop/products.ts';
import { m } from '#messages';

/** How many guests a product is enough for, in words: for 8–10 guests, or for 8. */
export function servesText({ from, to }: NonNullable<Product['serves']>): string {
  return m.catalogue_serves({ guests: from === to ? String(to) : `${from}–${to}` });
}
