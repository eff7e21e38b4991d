import type { PutAway } from '#contract/kitchen/day/packing.ts';
import type { Press } from '../presses/press-store.ts';
import { press } from '../presses/send-presses.ts';
import { isMeantFor } from '../ticks/same-finger.ts';

/** Says that something was put away, or takes that back; shown at once, sent as soon as there is a connection. A second tap does neither. */
export function setUnpacked({ publicProductOrderId: order, id }: PutAway, isUnpacked: boolean): void {
  if (!isMeantFor(`${order} unpacked ${id}`)) return;
  void press({
    id: crypto.randomUUID(),
    method: isUnpacked ? 'PUT' : 'DELETE',
    path: `/orders/${order}/unpacked/${id}`,
    order,
    shows: { unpacked: id, isUnpacked },
  });
}

/** What is to be put away as it will be when what was pressed has arrived. */
export function withUnpacked(all: readonly PutAway[], presses: readonly Press[]): readonly PutAway[] {
  return all.map((each) => {
    const last = presses.findLast(({ shows }) => shows.unpacked === each.id);
    return last ? { ...each, isUnpacked: last.shows.isUnpacked === true } : each;
  });
}
