import type { Station } from '../../catalogue/stations.ts';
import { hasLeft, isBefore, type Stage } from '../stages.ts';

/** What is ticked off of a dish, in the order in which it is done. */
export const tickKinds = ['STARTED', 'COOKED', 'PACKED', 'LOADED'] as const;
export type TickKind = (typeof tickKinds)[number];

/** What is ticked of a dish. */
export interface Ticks {
  readonly isStarted: boolean;
  readonly isCooked: boolean;
  /** Ticked as lying on the packing table. */
  readonly isPacked: boolean;
  /** Whether its order has left without it: see missingSince. Absent in answers of older releases. */
  readonly isMissing?: boolean | undefined;
}

/** A dish of an order, as far as a kitchen has ticked it off. */
export interface TickedDish extends Ticks {
  readonly sellerId: number | null;
  readonly station: Station | null;
}

type Seller = TickedDish['sellerId'];

/**
 * A kitchen that has ticked off what it made on one of so many days before a day ticks on that day as well: in the morning,
 * when nothing of the day is ticked, what is missing is missing all the same.
 */
export const daysOfTicking = 14;

/** The kitchens that have ticked off, of these dishes, what they have made, and not only what they begin. */
export function kitchensThatTickMade(dishes: readonly TickedDish[]): ReadonlySet<Seller> {
  return new Set(dishes.filter(({ isCooked }) => isCooked).map(({ sellerId }) => sellerId));
}

/**
 * How far the kitchen is with an order: its stage, or in preparation where a dish is ticked and nobody has told its stage. Who
 * only ticks what is packed need not press the order as well.
 */
export function workedStage(stage: Stage, dishes: readonly Ticks[]): Stage {
  const isTicked = dishes.some((dish) => isBegun(dish) || dish.isPacked);
  return isTicked && isBefore(stage, 'IN_PREPARATION') ? 'IN_PREPARATION' : stage;
}

/**
 * Where an order stands once a tick of it was taken back: what does not lie there is not packed, and has to be prepared and
 * told as packed again. Of what has left it is too late to say so.
 */
export function stageWithout(tick: TickKind, stage: Stage): Stage {
  return tick === 'PACKED' && stage === 'READY' ? 'IN_PREPARATION' : stage;
}

/** Whether a dish has still to be begun: nobody has, and it lies nowhere packed. */
export function isToBegin(stage: Stage, dish: TickedDish): boolean {
  return !isBegun(dish) && !isPackedOrGone(stage, dish);
}

/**
 * Whether a dish is made: what is ticked so, packed or gone. Packing says it also where its kitchen ticks, so that no tick of
 * another dish makes it open again; that its own tick is missing is said beside it: see isPackedUnticked.
 */
export function isMade(stage: Stage, dish: TickedDish): boolean {
  return dish.isCooked || isPackedOrGone(stage, dish);
}

/**
 * Whether a dish misses the tick of its kitchen, which ticks off what it has made. A kitchen that ticks nothing says by
 * packing that all is made, and what stands in the cold store is made anyway.
 * @param ticking the kitchens that tick off what they have made, on the day or one of those before it that count
 */
export function isUnticked(dish: TickedDish, ticking: ReadonlySet<Seller>): boolean {
  return !dish.isCooked && !isBought(dish) && ticking.has(dish.sellerId);
}

/** Whether such a dish is packed and still here: somebody may have packed, or said so, by mistake. */
export function isPackedUnticked(stage: Stage, dish: TickedDish, ticking: ReadonlySet<Seller>): boolean {
  return isPackedOrGone(stage, dish) && !hasLeft(stage) && isUnticked(dish, ticking);
}

/**
 * What that was ticked of a dish no longer holds once there is more or less of it. More has to be made, and what was taken
 * out may come back as something new; of what is less only the packing changes.
 */
export function ticksLost({ from, to }: { from: number; to: number }): readonly TickKind[] {
  return to > from || to === 0 ? tickKinds : ['PACKED', 'LOADED'];
}

/** Events of an order by which its food is packed, loaded, taken back, or was to be put away again. */
export const movesOfFood = ['tick', 'tick-taken-back', 'stage', 'stage-taken-back', 'to-unpack'] as const;

/** What has happened to an order, as its history has it. */
export interface MoveOfFood {
  readonly kind: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/**
 * Whether a dish of an order, or anything of it, was ticked as packed or loaded, or told so with all of it. A change takes
 * such ticks away, and the food lies there all the same: the history knows, up to where all of it was to be put away.
 * @param history its moves of food, oldest first
 * @param now the stage of the order
 */
export function whatLies(
  history: readonly MoveOfFood[],
  now: Stage,
): (how: 'PACKED' | 'LOADED', item?: string) => boolean {
  const ticked = new Map<string, { item: unknown; tick: unknown }>();
  let told: unknown = null;
  for (const { kind, data } of history) {
    const { item, tick, to, dish, isReopened } = data;
    if (kind === 'tick') ticked.set(`${tick} ${item}`, { item, tick });
    if (kind === 'tick-taken-back') ticked.delete(`${tick} ${item}`);
    if (kind.startsWith('stage') && isReopened !== true) told = to;
    if (kind !== 'to-unpack' || dish !== null) continue;
    ticked.clear();
    told = null;
  }
  const isTold = (...stages: readonly Stage[]) => stages.some((stage) => stage === told || stage === now);
  const isTicked = (how: TickKind, item?: string) =>
    [...ticked.values()].some((each) => each.tick === how && (item === undefined || each.item === item));
  return (how, item) =>
    isTold('OUT', 'DELIVERED') ||
    isTicked('LOADED', item) ||
    (how === 'PACKED' && (isTold('READY') || isTicked('PACKED', item)));
}

/** Packed is told of an order as a whole, or of a dish by its tick; what it left without is neither packed nor gone. */
export const isPackedOrGone = (stage: Stage, { isPacked, isMissing }: Ticks) =>
  isPacked || (!isBefore(stage, 'READY') && isMissing !== true);

/** Drinks and the like: many tick only what they cook. */
export const isBought = ({ station }: TickedDish) => station === 'CHILLED';

const isBegun = ({ isStarted, isCooked }: Ticks) => isStarted || isCooked;
