/** What happened to an order after its hand-over, as its history has it. */
interface Happened {
  readonly kind: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/**
 * Whether it is settled what becomes of the price of alcohol that came back: it was taken off, or somebody has said that nothing is
 * left to do.
 * @param since what happened since the hand-over, oldest first
 * @param drinks ids of the products that came back
 */
export function isAlcoholSettled(since: readonly Happened[], drinks: readonly number[]): boolean {
  let isSettled = false;
  for (const { kind, data } of since) {
    if (kind === 'alcohol-closed') isSettled = true;
    if (kind === 'alcohol-reopened') isSettled = false;
    if (kind === 'changed' && isOff(data, drinks)) isSettled = true;
  }
  return isSettled;
}

/** Whether a change took the price of drinks off, or of nothing that was named. */
function isOff({ isReduction, productIds }: Happened['data'], drinks: readonly number[]): boolean {
  if (isReduction !== true) return false;
  const about = Array.isArray(productIds) ? productIds : [];
  return about.length === 0 || about.some((id) => drinks.includes(Number(id)));
}
