import type { Time } from '#rules/booking/berlin-time.ts';
import { isForward } from '#rules/orders/stages.ts';
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
  readonly readyBy: Time | null;
  readonly orders: readonly Pick<ShownOrder, 'publicProductOrderId' | 'bon' | 'name'>[];
}

/** Minutes after a start within which the same dish for another order is begun along with it. */
const together = 20;

/** What of a day has not been begun yet, by when it has to be; the same dish for several orders once. */
export function startsOf(orders: readonly ShownOrder[]): Start[] {
  const open = orders
    .filter(({ state, stage }) => state === 'BINDING' && !isForward('IN_PREPARATION', stage))
    .flatMap((order) => order.items.map((item) => ({ ...item, order })))
    .filter(({ isStarted, isCooked }) => !isStarted && !isCooked)
    .flatMap((item) => (item.startBy === null ? [] : [{ ...item, startBy: item.startBy }]))
    .toSorted((one, other) => one.startBy.localeCompare(other.startBy));
  const starts: Start[] = [];
  for (const { productId, name, imageUrl, sellerId, station, quantity, startBy, readyBy, order } of open) {
    const index = starts.findIndex(
      (start) => start.productId === productId && minutes(startBy) - minutes(start.startBy) <= together,
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
        readyBy,
        orders: [order],
      });
    }
  }
  return starts;
}

/** Minutes of the day that a time is. */
export function minutes(time: Time): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}
