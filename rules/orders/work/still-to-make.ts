import type { Time } from '../../booking/berlin-time.ts';

/** What of a product goes into one order, and how far it is. */
export interface PartToMake {
  readonly quantity: number;
  /** Pieces of it that were made before more was ordered. */
  readonly made?: number | undefined;
  readonly isStarted: boolean;
  readonly isMade: boolean;
  readonly startBy: Time;
  readonly startsDayBefore: boolean;
  readonly readyBy: Time;
}

export interface StillToMake {
  /** Units that are not made yet. */
  readonly left: number;
  /** Of the first that is not begun; null when all is. */
  readonly startBy: Time | null;
  readonly startsDayBefore: boolean;
  /** Of the first that is not made; null when all is. */
  readonly readyBy: Time | null;
}

/**
 * What of a product is still to be made, and from when. @param parts in the order in which they have to be ready
 */
export function stillToMake(parts: readonly PartToMake[]): StillToMake {
  const unmade = parts.filter((part) => !part.isMade);
  const unbegun = unmade.find(({ isStarted }) => !isStarted);
  return {
    left: unmade.reduce((sum, { quantity, made = 0 }) => sum + quantity - made, 0),
    startBy: unbegun?.startBy ?? null,
    startsDayBefore: unbegun?.startsDayBefore ?? false,
    readyBy: unmade[0]?.readyBy ?? null,
  };
}
