import type { SlotLimit } from '#rules/booking/slot-limits.ts';
import { ShopError } from '../../../shop-error.ts';

/** Refuses limits of other sellers than these, and one of all deliveries of a day. Errors: ValidationFailed. */
export function demandSellers(
  limits: readonly Pick<SlotLimit, 'sellerId' | 'time'>[],
  sellers: readonly number[],
): void {
  const wrong = limits.findIndex(({ sellerId, time }) =>
    sellerId === null ? time === null : !sellers.includes(sellerId),
  );
  if (wrong >= 0) throw new ShopError('ValidationFailed', { field: `limits.${wrong}` });
}
