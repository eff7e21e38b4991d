import { expect, test } from 'vitest';
import type { Product } from '#contract/shop/products.ts';
import { productSize } from './product-size.ts';

const crate = {
  price: 36,
  unit: 'en:Crate, 20 bottles of 0.5 l\nde:Kasten, 20 Flaschen zu 0,5 l',
  netQuantity: { amount: 10_000, unit: 'ml' },
  alcoholByVolume: 4.9,
} as Product;

test('a crate of beer says its price per litre and its alcohol', () => {
  expect(productSize(crate, 'en').replaceAll('\u00a0', ' ')).toBe(
    'Crate, 20 bottles of 0.5 l · €3.60/l · 4.9 % vol',
  );
});

test('no line of it can begin with a separator: there is no break before one', () => {
  for (const locale of ['en', 'de'] as const) {
    const size = productSize(crate, locale);
    expect(size.match(/·/g)).toHaveLength(2);
    expect(size).not.toMatch(/[^\u00a0]·/);
  }
});
