/** The guest ranges a visitor chooses from (spec §3). */
export const guestCounts = ['10-15', '15-20', '20-25', '25-30', '30-35', '35-40', '40+'] as const;

export type GuestCount = (typeof guestCounts)[number];

/** True for one of the listed ranges. */
export function isGuestCount(value: unknown): value is GuestCount {
  return guestCounts.some((range) => range === value);
}

/** True for what an order may say of its guests: a number from 1 to 9999, or one of the ranges. */
export function isGuests(value: string): boolean {
  return /^[1-9]\d{0,3}$/.test(value) || isGuestCount(value);
}

/** What somebody typed of their guests as an order says it, however the dash of a range was typed. */
export const writtenGuests = (typed: string): string => typed.trim().replace(/\s*[–-]\s*/, '-');

/** The upper end of a range, in guests; 40 for `40+` (spec §5). */
export function upperGuests(range: GuestCount): number {
  return Number(range.replace('+', '').split('-').at(-1));
}

/** The range that a number of guests falls into; one between two is the upper end of the first. */
export function rangeOfGuests(guests: number): GuestCount {
  return guestCounts.find((range) => range !== '40+' && guests <= upperGuests(range)) ?? '40+';
}

/** The range of what an order says of its guests, a number or a range itself. */
export function guestCountOf(guests: string): GuestCount {
  return isGuestCount(guests) ? guests : rangeOfGuests(Number(guests));
}
