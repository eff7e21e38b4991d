import type { Product } from '#contract/shop/products.ts';
import { type Cents, centsOf } from '#rules/money/money.ts';

/**
 * Price of a litre or a kilogram in cents (German price indication law), rounded to the cent; null for what is
 * sold by the piece.
 */
export function basePrice(
  product: Pick<Product, 'price' | 'netQuantity'>,
): { cents: Cents; unit: 'l' | 'kg' } | null {
  const { price, netQuantity } = product;
  if (!netQuantity || netQuantity.amount <= 0 || netQuantity.unit === 'piece') return null;
  const cents = Math.round((centsOf(price) * 1000) / netQuantity.amount);
  return { cents, unit: netQuantity.unit === 'ml' ? 'l' : 'kg' };
}
