/**
 * What the fingerprint of an order by telephone begins with, which no order of the shop's has: so neither is taken for
 * the other when a basket is pressed again.
 */
export const telephoneMark = 'telephone:';

/** Whether somebody who works here took an order by telephone. */
export function isByTelephone({ fingerprint }: { readonly fingerprint: string }): boolean {
  return fingerprint.startsWith(telephoneMark);
}
