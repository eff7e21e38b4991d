/** Hours after which somebody who works here signs in anew. */
export const staffSessionHours = 12;

/** Days without use after which a tablet on the wall is no longer paired. */
export const tabletIdleDays = 90;

/** Minutes for which a fresh code or passkey opens what needs more than a session: staff, refunds, exports. */
export const stepUpMinutes = 10;

/** Minutes for which the code that pairs a tablet counts. */
export const pairingMinutes = 10;

/** Minutes for which what a passkey is to sign can be signed. */
export const passkeyMinutes = 5;

/** Whether somebody has shown a moment ago that it is they. Both in milliseconds since 1970; null for never. */
export function isFresh(confirmedAt: number | null, now: number): boolean {
  return confirmedAt !== null && now - confirmedAt < stepUpMinutes * 60_000;
}
