import type { Time } from '#rules/booking/berlin-time.ts';
import { isToBegin } from '#rules/orders/work/kitchen-ticks.ts';
import type { ShownOrder } from '../../stages/with-presses.ts';

/** Something that has to be begun, for one order or several at once. */
export interface Start {
  readonly productId: number;
  readonly name: string;
  readonly imageUrl: string | null;
  readonly sellerId: number | null;
  readonly station: ShownOrder['items'][number]['station'];
  readonly quantity: number;
  readonly startBy: Time;
  /** The day before the one on which it leaves; `startBy` is 00:00 then. */
  readonly startsDayBefore: boolean;
  readonly readyBy: Time | null;
  /** It cannot be had any more: whoever begins it asks first. */
  readonly isOut: boolean;
  readonly orders: readonly StartFor[];
  /** That it was begun a moment ago, and stays for as long as that can be taken back. */
  readonly isBegun: boolean;
}

/** An order for which something is begun. */
export interface StartFor extends Pick<ShownOrder, 'publicProductOrderId' | 'bon' | 'name' | 'note'> {
  /** What is in it that the note asks to be careful with. */
  readonly asked: readonly string[];
}

/** Minutes after a start within which the same dish for another order is begun along with it. */
const together = 20;

/** A dish of an order, as `startsOf` is told of what was begun a moment ago. */
export const startOf = (order: string, productId: number) => `${order} ${productId}`;

/**
 * What of a day has not been begun yet, by when it has to be; the same dish for several orders once.
 * @param justBegun dishes that keep their place though they are begun
 */
export function startsOf(orders: readonly ShownOrder[], justBegun: ReadonlySet<string> = new Set()): Start[] {
  const open = orders
    .filter(({ state }) => state === 'BINDING')
    .flatMap((order) => order.items.map((item) => ({ order, item, startBy: item.startBy })))
    .filter(({ order, item }) => {
      const isStarted = item.isStarted && !justBegun.has(startOf(order.publicProductOrderId, item.productId));
      return isToBegin(order.stage, { ...item, isStarted });
    })
    .flatMap(({ startBy, ...at }) => (startBy === null ? [] : [{ ...at, startBy, minute: minutes(startBy) }]))
    .toSorted(byStart);
  const starts: Start[] = [];
  // Where the latest start of a dish stands: they come by time, so no other one can be near enough.
  const latest = new Map<string, number>();
  for (const { order, item, startBy, minute } of open) {
    const { productId, name, imageUrl, sellerId, station, quantity, startsDayBefore, readyBy } = item;
    const { isStarted, isOut } = item;
    const forOrder = { ...order, asked: item.asked };
    const dish = `${productId} ${startsDayBefore}`;
    const index = latest.get(dish) ?? -1;
    const same = starts[index];
    if (same && minute - minutes(same.startBy) <= together) {
      starts[index] = {
        ...same,
        quantity: same.quantity + quantity,
        orders: [...same.orders, forOrder],
        isBegun: same.isBegun && isStarted,
      };
    } else {
      latest.set(dish, starts.length);
      starts.push({
        productId,
        name,
        imageUrl,
        sellerId,
        station,
        quantity,
        startBy,
        startsDayBefore,
        readyBy,
        isOut,
        orders: [forOrder],
        isBegun: isStarted,
      });
    }
  }
  return starts;
}

/** What of a day's orders is made the day before and has not been begun. */
export function startsBeforeOf(orders: readonly ShownOrder[], justBegun?: ReadonlySet<string>): Start[] {
  return startsOf(orders, justBegun).filter(({ startsDayBefore }) => startsDayBefore);
}

interface Begun {
  readonly item: Pick<Start, 'startsDayBefore'>;
  readonly minute: number;
}

/** What begins the day before comes first. */
const byStart = (one: Begun, other: Begun) =>
  Number(other.item.startsDayBefore) - Number(one.item.startsDayBefore) || one.minute - other.minute;

/** Minutes of the day that a time is. */
export function minutes(time: Time): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}
