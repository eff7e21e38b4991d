import type { Cents } from '../money/money.ts';
import type { NetUnit } from './declared.ts';

/**
 * Price of a litre or a kilogram in cents (German price indication law), rounded to the cent; null for what is
 * sold by the piece.
 */
export function basePrice(
  price: Cents,
  netQuantity: { readonly amount: number; readonly unit: NetUnit } | null,
): { cents: Cents; unit: 'l' | 'kg' } | null {
  if (!netQuantity || netQuantity.amount <= 0 || netQuantity.unit === 'piece') return null;
  const cents = Math.round((price * 1000) / netQuantity.amount);
  return { cents, unit: netQuantity.unit === 'ml' ? 'l' : 'kg' };
}
