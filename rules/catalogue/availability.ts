import { addDays, type Day } from '../booking/berlin-time.ts';

/** Days of delivery on which a product cannot be had: both included, without an end until further notice. */
export interface SoldOut {
  readonly from: Day;
  readonly until: Day | null;
}

/** Whether a product cannot be had for a day of delivery. */
export function isSoldOut(availability: readonly SoldOut[], day: Day): boolean {
  return availability.some(({ from, until }) => from <= day && (until === null || day <= until));
}

/** Whether some days of delivery have one in common with others. */
export const haveCommonDay = (days: SoldOut, others: SoldOut): boolean =>
  (others.until === null || days.from <= others.until) && (days.until === null || others.from <= days.until);

/** What of some days of delivery is not among others: what is before them and what is after. */
export function daysWithout(days: SoldOut, others: SoldOut): SoldOut[] {
  if (!haveCommonDay(days, others)) return [days];
  return [
    ...(days.from < others.from ? [{ from: days.from, until: addDays(others.from, -1) }] : []),
    ...(others.until !== null && (days.until === null || days.until > others.until)
      ? [{ from: addDays(others.until, 1), until: days.until }]
      : []),
  ];
}

/** When which product cannot be had. */
export type ProductSoldOut = SoldOut & { readonly productId: number };

/** Those of some lines whose product cannot be had for a day; none while no day is chosen. */
export function soldOutLines<Line extends { readonly product: { readonly id: number } }>(
  lines: readonly Line[],
  day: Day | null,
  known: readonly ProductSoldOut[],
): Line[] {
  if (day === null) return [];
  return lines.filter(({ product }) =>
    isSoldOut(
      known.filter(({ productId }) => productId === product.id),
      day,
    ),
  );
}
