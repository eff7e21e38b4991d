import type { Fulfilment } from '../fulfilment.ts';
import { hasLeft, isBefore, type Stage } from '../stages.ts';
import { isUnticked, type TickedDish } from './kitchen-ticks.ts';
import { unpackedOf } from './to-pack.ts';

/** Something that has to go along with an order: a dish, or the `wish` of its note, which no kitchen ticks off. */
export interface ItemOfOrder {
  /** The id of a product, or `wish`. */
  readonly item: string;
  /** Whether it is ticked as packed, as loaded or as given out. */
  readonly isThere: boolean;
  readonly dish: TickedDish | null;
}

interface Leaving {
  /** Where it stands before it leaves. */
  readonly stage: Stage;
  readonly fulfilment: Fulfilment;
  readonly items: readonly ItemOfOrder[];
}

/** What is ticked off on the day of an order. */
interface Ticked {
  /** The kitchens that tick off what they have made. */
  readonly ticking: ReadonlySet<number | null>;
  /** Whether anything of any order is ticked as packed or loaded: what is not ticked does not lie there then. */
  readonly packsByTicks: boolean;
}

/**
 * What of an order is missing when it leaves or is handed over: what is not ticked as there, where other things of it, or of
 * other orders, are; and what its kitchen, which ticks off what it makes, has not ticked. Told as packed as a whole, only what
 * was asked about by name is: the latter, and dishes of a pickup that are not ticked where others of it are. Nothing is missing
 * where nobody ticks.
 * @returns items, in the order in which they stand in the order
 */
export function missingAsItLeaves(
  { stage, fulfilment, items }: Leaving,
  { ticking, packsByTicks }: Ticked,
): string[] {
  const isTold = !isBefore(stage, 'READY');
  const isPacked = (item: string) => items.some((each) => each.item === item && each.isThere);
  const namesOf = (all: readonly ItemOfOrder[]) => all.map(({ item }) => item);
  const dishes = items.filter(({ dish }) => dish !== null);
  const oneByOne = isTold ? (fulfilment === 'PICKUP' ? dishes : []) : items;
  const notPacked = new Set(unpackedOf(namesOf(oneByOne), isPacked));
  return namesOf(
    items.filter(
      ({ item, isThere, dish }) =>
        !isThere &&
        ((packsByTicks && !isTold) || notPacked.has(item) || (dish !== null && isUnticked(dish, ticking))),
    ),
  );
}

/** Events of an order that say what is missing of it, and that this is settled. */
export const eventsOfMissing = ['stage', 'changed', 'missing-closed', 'missing-reopened'] as const;

interface Happened {
  readonly kind: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/**
 * What is missing of an order that has left: what was when it left, until it is ticked as packed or loaded after all, its price
 * is taken off, or somebody has said that nothing is left to do.
 * @param history its events of these kinds, oldest first
 * @param isThere whether something is ticked as packed or loaded
 */
export function missingSince(history: readonly Happened[], isThere: (item: string) => boolean): string[] {
  let left: readonly string[] = [];
  let settled = new Set<string>();
  for (const { kind, data } of history) {
    const { from, to, notPacked } = data;
    if (kind === 'stage' && hasLeft(to as Stage) && !(from !== undefined && hasLeft(from as Stage))) {
      left = Array.isArray(notPacked) ? notPacked.map(String) : [];
      settled = new Set();
    }
    if (kind === 'missing-closed') settled = new Set(left);
    if (kind === 'missing-reopened') settled = new Set();
    if (kind === 'changed') settled = new Set([...settled, ...priceOff(data, left)]);
  }
  return left.filter((item) => !isThere(item) && !settled.has(item));
}

/** Of which of these things a change took the price off; off nothing that was named is off all of them. */
function priceOff(
  { isReduction, productIds }: Happened['data'],
  items: readonly string[],
): readonly string[] {
  if (isReduction !== true) return [];
  const about = Array.isArray(productIds) ? productIds.map(String) : [];
  return about.length === 0 ? items : items.filter((item) => about.includes(item));
}
