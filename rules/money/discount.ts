import { leastPayment } from './least-payment.ts';
import type { Cents } from './money.ts';

/** A discount code as the shop grants it: a percentage or an amount, for a time, from a minimum, so many times. */
export interface Discount {
  readonly percent: number | null;
  readonly amount: Cents | null;
  readonly validFrom: number | null;
  readonly validUntil: number | null;
  readonly minimumTotal: Cents;
  readonly maximumUses: number | null;
  readonly uses: number;
}

export type DiscountRefusal = 'NotYetValid' | 'Expired' | 'UsedUp' | 'MinimumNotMet';

/** Why a discount does not apply to a total now (milliseconds since 1970); null when it does. */
export function discountRefusal(discount: Discount, total: Cents, now: number): DiscountRefusal | null {
  if (discount.validFrom !== null && now < discount.validFrom) return 'NotYetValid';
  if (discount.validUntil !== null && now >= discount.validUntil) return 'Expired';
  if (discount.maximumUses !== null && discount.uses >= discount.maximumUses) return 'UsedUp';
  return total < discount.minimumTotal ? 'MinimumNotMet' : null;
}

/** Cents taken off a total; what is left is never below the smallest card payment. */
export function discountOn(discount: Pick<Discount, 'percent' | 'amount'>, total: Cents): Cents {
  const wanted =
    discount.percent === null ? (discount.amount ?? 0) : Math.round((total * discount.percent) / 100);
  return Math.max(0, Math.min(wanted, total - leastPayment));
}

/** What a code looks like once it is normalized: 2 to 40 letters, digits, - or _. */
export const discountCodeForm = /^[A-Z\d][A-Z\d_-]{1,39}$/;

/** Codes are compared without blanks around them and without regard to case. */
export function normalizeDiscountCode(code: string): string {
  return code.trim().toUpperCase();
}
