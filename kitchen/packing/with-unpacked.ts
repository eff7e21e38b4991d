import type { PackingDay } from '#contract/kitchen/day/packing.ts';
import type { Press } from '../presses/press-store.ts';
import { press } from '../presses/send-presses.ts';

/** Something that lies packed and is to be put away again; a process of 0.17.6 knows neither `id` nor `dish`. */
export type ToUnpack = PackingDay['toUnpack'][number];

/** Says that something was put away, or takes that back; shown at once, sent as soon as there is a connection. */
export function setUnpacked({ publicProductOrderId: order, id }: ToUnpack, isUnpacked: boolean): void {
  void press({
    id: crypto.randomUUID(),
    method: isUnpacked ? 'PUT' : 'DELETE',
    path: `/orders/${order}/unpacked/${id}`,
    order,
    shows: { unpacked: id, isUnpacked },
  });
}

/** What is to be put away as it will be when what was pressed has arrived. */
export function withUnpacked(all: readonly ToUnpack[], presses: readonly Press[]): readonly ToUnpack[] {
  return all.map((each) => {
    const last = presses.findLast(({ shows }) => shows.unpacked !== undefined && shows.unpacked === each.id);
    return last ? { ...each, isUnpacked: last.shows.isUnpacked === true } : each;
  });
}
