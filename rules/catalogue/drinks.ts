/** What of an order asks for an age, which a release before may not have said. */
interface Aged {
  readonly minimumAge?: number | null | undefined;
}

/** What of an order may not be handed over where nobody is old enough. */
export function drinksOf<Item extends Aged>(items: readonly Item[]): Item[] {
  return items.filter(({ minimumAge }) => typeof minimumAge === 'number');
}

/** The age that who takes an order must have; null without alcohol. */
export function ageFor(items: readonly Aged[]): number | null {
  const ages = drinksOf(items).map(({ minimumAge }) => Number(minimumAge));
  return ages.length > 0 ? Math.max(...ages) : null;
}

/** Whether an order can be handed over without them: there are some, and something else. */
export function isRestHandedOver(items: readonly Aged[]): boolean {
  const { length } = drinksOf(items);
  return length > 0 && length < items.length;
}

/**
 * Whether the alcohol of an order stayed in the van. Where an age was seen it did not, whatever was noted before: a release
 * that does not know of it leaves it as it was.
 */
export function isKeptBack(handed: {
  readonly isAlcoholRefused?: boolean | undefined;
  readonly ageChecked?: number | null | undefined;
}): boolean {
  return handed.isAlcoholRefused === true && typeof handed.ageChecked !== 'number';
}
