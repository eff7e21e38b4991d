import type { Time } from '#rules/booking/berlin-time.ts';
import { isToBegin, tickingKitchens } from '#rules/orders/kitchen-ticks.ts';
import type { ShownOrder } from '../stages/with-presses.ts';

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
  readonly orders: readonly Pick<ShownOrder, 'publicProductOrderId' | 'bon' | 'name'>[];
}

/** Minutes after a start within which the same dish for another order is begun along with it. */
const together = 20;

/** What of a day has not been begun yet, by when it has to be; the same dish for several orders once. */
export function startsOf(orders: readonly ShownOrder[]): Start[] {
  const ticking = tickingKitchens(orders.flatMap(({ items }) => items));
  const open = orders
    .filter(({ state }) => state === 'BINDING')
    .flatMap((order) => order.items.map((item) => ({ ...item, order })))
    .filter((item) => isToBegin(item.order.stage, item, ticking))
    .flatMap((item) => (item.startBy === null ? [] : [{ ...item, startBy: item.startBy }]))
    .toSorted(byStart);
  const starts: Start[] = [];
  for (const { order, ...item } of open) {
    const { productId, name, imageUrl, sellerId, station, quantity, startBy, startsDayBefore, readyBy } =
      item;
    const index = starts.findIndex(
      (start) =>
        start.productId === productId &&
        start.startsDayBefore === startsDayBefore &&
        minutes(startBy) - minutes(start.startBy) <= together,
    );
    const same = starts[index];
    if (same) {
      starts[index] = { ...same, quantity: same.quantity + quantity, orders: [...same.orders, order] };
    } else {
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
        orders: [order],
      });
    }
  }
  return starts;
}

/** What of a day's orders is made the day before and has not been begun. */
export function startsBeforeOf(orders: readonly ShownOrder[]): Start[] {
  return startsOf(orders).filter(({ startsDayBefore }) => startsDayBefore);
}

type Begun = Pick<Start, 'startBy' | 'startsDayBefore'>;

/** What begins the day before comes first. */
const byStart = (one: Begun, other: Begun) =>
  Number(other.startsDayBefore) - Number(one.startsDayBefore) || one.startBy.localeCompare(other.startBy);

/** Minutes of the day that a time is. */
export function minutes(time: Time): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}
