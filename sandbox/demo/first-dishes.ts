import type { Station } from '#rules/catalogue/stations.ts';

/** A dish of an order of the demo, as far as it is ticked off. */
export interface SampleDish {
  readonly publicId: string;
  readonly productId: number;
  readonly sellerId: number;
  readonly station: Station | null;
  readonly isCooked: boolean;
}

/**
 * What each kitchen that has made nothing of a day yet makes first, so that the demo shows kitchens that tick off what they
 * make from the morning on. Nothing of what only stands in the cold store.
 * @param dishes of the day, in the order in which they leave
 */
export function firstDishes(dishes: readonly SampleDish[]): SampleDish[] {
  const made = dishes.filter(({ station }) => station !== 'CHILLED');
  return [...Map.groupBy(made, ({ sellerId }) => sellerId).values()].flatMap((own) =>
    own.some(({ isCooked }) => isCooked) ? [] : own.slice(0, 1),
  );
}
