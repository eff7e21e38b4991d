/**
 * When the provider is asked again how far a payment is: young ones often, older ones less, after a tenth of their age, at
 * least 10 s and at most 10 min. Milliseconds since 1970.
 */
export function nextCheck(createdAt: Date, now: number): Date {
  return new Date(now + Math.min(600_000, Math.max(10_000, (now - createdAt.getTime()) / 10)));
}

/** A session that the provider does not know is asked for so many milliseconds beyond its end. */
export const longestSearch = 86_400_000;
