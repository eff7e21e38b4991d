import type { PackingDay } from '#contract/kitchen/day/packing.ts';
import type { Press } from '../presses/press-store.ts';
import { press } from '../presses/send-presses.ts';

/** A canceled order that lay packed; a process of 0.17.6 does not say whether it was taken away. */
export type ToUnpack = PackingDay['toUnpack'][number];

/** Says that a canceled order was taken away, or takes that back; shown at once, sent as soon as there is a connection. */
export function setUnpacked(order: string, isUnpacked: boolean): void {
  void press({
    id: crypto.randomUUID(),
    method: isUnpacked ? 'PUT' : 'DELETE',
    path: `/orders/${order}/unpacked`,
    order,
    shows: { isUnpacked },
  });
}

/** The canceled orders as they will be when what was pressed has arrived. */
export function withUnpacked(orders: readonly ToUnpack[], presses: readonly Press[]): readonly ToUnpack[] {
  return orders.map((order) => {
    const last = presses.findLast(
      ({ order: its, shows }) => its === order.publicProductOrderId && shows.isUnpacked !== undefined,
    );
    return last ? { ...order, isUnpacked: last.shows.isUnpacked === true } : order;
  });
}
