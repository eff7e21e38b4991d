/** Milliseconds: so far a clock that is kept right by itself may go back. */
const slack = 1000;

/**
 * Follows how old something becomes, and answers that whenever it is asked for, in milliseconds: by the clock of the device, which may
 * be set meanwhile, and by one that cannot be set but may stand still while the device sleeps. The longer counts. Infinity where it
 * is of a time to come: the clock was set back since, and nobody knows by how much.
 * @param since in milliseconds since 1970, by the clock of the device
 */
export function ageOf(since: number): () => number {
  const begun = performance.now();
  const before = Date.now() - since;
  if (before < -slack) return () => Number.POSITIVE_INFINITY;
  return () => Math.max(Date.now() - since, before + performance.now() - begun, 0);
}
