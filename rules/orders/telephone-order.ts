/**
 * What the fingerprint of an order by telephone begins with, which no order of the shop's has: so neither is taken for
 * the other when a basket is pressed again.
 */
export const telephoneMark = 'telephone:';

/** The fingerprint of an order by telephone that a press places: there is one order a press. */
export const telephoneFingerprint = (pressId: string): string => `${telephoneMark}${pressId}`;

/** Whether somebody who works here took an order by telephone. */
export function isByTelephone({ fingerprint }: { readonly fingerprint: string }): boolean {
  return fingerprint.startsWith(telephoneMark);
}
