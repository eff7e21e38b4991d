import type { WorkChange } from '#contract/kitchen/day/work-changes.ts';
import type { Press } from '../presses/press-store.ts';
import { press } from '../presses/send-presses.ts';

/** Says that a change was seen, or takes that back; shown at once, sent as soon as there is a connection. */
export function seeChange({ publicProductOrderId: order, id }: WorkChange, isSeen: boolean): void {
  void press({
    id: crypto.randomUUID(),
    method: isSeen ? 'PUT' : 'DELETE',
    path: `/orders/${order}/work-changes/${id}/seen`,
    order,
    shows: { workChange: id, isSeen },
  });
}

/** Changes as they will stand when what was pressed has arrived. */
export function withSeen(all: readonly WorkChange[], presses: readonly Press[]): readonly WorkChange[] {
  return all.map((each) => {
    const last = presses.findLast(({ shows }) => shows.workChange === each.id);
    return last ? { ...each, isSeen: last.shows.isSeen === true } : each;
  });
}
