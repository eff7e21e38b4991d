import type { Fulfilment } from '../orders/fulfilment.ts';
import type { Day, DayAndTime, Time } from './berlin-time.ts';
import { mostAtSlot, mostDeliveries, mostOnDay, type SlotLimit } from './slot-limits.ts';

/** How a slot stands for a basket: there is room, there is little left, it does not fit, nothing is made then. */
export const slotStates = ['FREE', 'NEARLY_FULL', 'FULL', 'CLOSED'] as const;
export type SlotState = (typeof slotStates)[number];

/** Portions by seller: of a basket, or of all orders of a slot. */
export type Portions = ReadonlyMap<number, number>;

/** What is promised for a day already. */
export interface DayLoad {
  /** By half hour. */
  readonly slots: ReadonlyMap<Time, { readonly portions: Portions; readonly deliveries: number }>;
  /** Of the whole day. */
  readonly portions: Portions;
}

/** A basket that looks for its time. */
export interface Wanted {
  readonly portions: Portions;
  readonly fulfilment: Fulfilment;
}

export interface SlotRoom {
  readonly state: Exclude<SlotState, 'CLOSED'>;
  /** Portions that the basket's kitchens can still take, of the one that can take the fewest; 0 where no delivery is left. */
  readonly portionsLeft: number;
  /** A kitchen would have to make more than it ever makes then: whoever wants that calls. */
  readonly isTooMuch?: true;
}

/** Little is left where it is no more than this share of what is made for a slot. */
const little = 0.25;

/**
 * Whether a slot of a day takes a basket beside what is promised already. What weighs nothing, such as drinks, always fits
 * where a delivery does.
 * @param sellers everybody who cooks: whose room counts for a basket that weighs nothing
 */
export function roomAt(
  { day, time }: DayAndTime,
  { portions, fulfilment }: Wanted,
  load: DayLoad,
  { limits, sellers }: { limits: readonly SlotLimit[]; sellers: readonly number[] },
): SlotRoom {
  const slot = load.slots.get(slotOf(time));
  const mostTrips = fulfilment === 'DELIVERY' ? mostDeliveries(limits, day, slotOf(time)) : null;
  const cooking = sellers.filter((seller) => (portions.get(seller) ?? 0) > 0);
  const rooms = (cooking.length > 0 ? cooking : sellers).map((seller) => {
    const most = mostAtSlot(limits, seller, day, slotOf(time));
    const left = Math.min(
      most - (slot?.portions.get(seller) ?? 0),
      mostOnDay(limits, seller, day) - (load.portions.get(seller) ?? 0),
    );
    const ever = Math.min(most, mostOnDay(limits, seller, day));
    return { most, left: Math.max(0, left), ever, wanted: portions.get(seller) ?? 0 };
  });
  // A kitchen that is off makes nothing for anybody.
  const isTooMuch = rooms.some(({ ever, wanted }) => ever > 0 && wanted > ever);
  const full = { state: 'FULL', ...(isTooMuch && { isTooMuch }) } as const;
  if (mostTrips !== null && (slot?.deliveries ?? 0) >= mostTrips) return { ...full, portionsLeft: 0 };
  const portionsLeft = rooms.length > 0 ? Math.min(...rooms.map(({ left }) => left)) : 0;
  if (rooms.some(({ left, wanted }) => wanted > left)) return { ...full, portionsLeft };
  const isNearly = cooking.length > 0 && rooms.some(({ left, most }) => left <= most * little);
  return { state: isNearly ? 'NEARLY_FULL' : 'FREE', portionsLeft };
}

/** Whether no kitchen can take anything more on a day. */
export function isDayFull(
  day: Day,
  load: DayLoad | undefined,
  { limits, sellers }: { limits: readonly SlotLimit[]; sellers: readonly number[] },
): boolean {
  return (
    sellers.length > 0 &&
    sellers.every((seller) => (load?.portions.get(seller) ?? 0) >= mostOnDay(limits, seller, day))
  );
}

/** The half hour in which a time falls. */
export const slotOf = (time: Time): Time => `${time.slice(0, 3)}${time.slice(3) < '30' ? '00' : '30'}`;

/** Whether two times are of one half hour of one day, or neither is agreed. */
export function isSameSlot(one: DayAndTime | null, other: DayAndTime | null): boolean {
  if (!one || !other) return one === other;
  return one.day === other.day && slotOf(one.time) === slotOf(other.time);
}

/** The free slots nearest to a wanted one, the nearest first, and the earlier of two as near. */
export function nearestFree(
  wanted: Time,
  slots: readonly { time: Time; state: SlotState }[],
  most = 3,
): Time[] {
  const distance = (time: Time) => Math.abs(minutesOf(time) - minutesOf(wanted));
  return slots
    .filter(({ state }) => state === 'FREE' || state === 'NEARLY_FULL')
    .map(({ time }) => time)
    .toSorted((one, other) => distance(one) - distance(other) || one.localeCompare(other))
    .slice(0, most);
}

const minutesOf = (time: Time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
