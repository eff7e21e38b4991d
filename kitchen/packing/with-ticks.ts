import type { PackingList } from '#contract/kitchen/day/packing.ts';
import { hasLeft, type Stage } from '#rules/orders/stages.ts';
import type { Press } from '../presses/press-store.ts';
import { isTicked } from '../ticks/tick.ts';

/** The lists as they will be when what was pressed has arrived. */
export function withTicks(lists: readonly PackingList[], presses: readonly Press[]): readonly PackingList[] {
  return lists.map((list) => {
    const order = list.publicProductOrderId;
    const own = presses.filter((press) => press.order === order);
    const rows = list.rows.map((row) => ({
      ...row,
      isCooked: isTicked(own, { order, item: row.item, kind: 'COOKED' }, row.isCooked),
      isPacked: isTicked(own, { order, item: row.item, kind: 'PACKED' }, row.isPacked),
      isLoaded: isTicked(own, { order, item: row.item, kind: 'LOADED' }, row.isLoaded),
    }));
    const stage = own.findLast(({ shows }) => shows.stage !== undefined)?.shows.stage as Stage | undefined;
    const missing = rows.filter(({ isPacked }) => !isPacked).map(({ item }) => item);
    return { ...list, stage: stage ?? list.stage, rows, missing };
  });
}

/** Whether there is nothing left to pack: it is on its way, or there. */
export const isGone = ({ stage }: Pick<PackingList, 'stage'>) => hasLeft(stage);
