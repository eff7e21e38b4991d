import type { PackingList } from '#contract/kitchen/day/packing.ts';
import { hasLeft } from '#rules/orders/stages.ts';
import { isUnticked, kitchensThatTickMade } from '#rules/orders/work/kitchen-ticks.ts';
import type { Press } from '../presses/press-store.ts';
import { shownStage } from '../stages/shown-stage.ts';
import { isTicked } from '../ticks/tick.ts';

/** What is packed for an order, as it will be when what was pressed has arrived. */
export type ShownList = Omit<PackingList, 'rows'> & {
  /** `isToTick` is what its kitchen has not ticked off, where it ticks. */
  readonly rows: (PackingList['rows'][number] & { readonly isToTick: boolean })[];
};

/** The lists of a day as they will be when what was pressed has arrived. */
export function withTicks(lists: readonly PackingList[], presses: readonly Press[]): readonly ShownList[] {
  const pressed = lists.map((list) => withOwn(list, presses));
  const tickingHere = kitchensThatTickMade(pressed.flatMap(({ rows }) => rows));
  return pressed.map((list) => {
    const ticking = new Set([...tickingHere, ...(list.ticking ?? [])]);
    const rows = list.rows.map((row) => ({
      ...row,
      isToTick: row.item !== 'wish' && !isGone(list) && isUnticked(row, ticking),
    }));
    return { ...list, rows };
  });
}

function withOwn(list: PackingList, presses: readonly Press[]): PackingList {
  const order = list.publicProductOrderId;
  const own = presses.filter((press) => press.order === order);
  const rows = list.rows.map((row) => ({
    ...row,
    isCooked: isTicked(own, { order, item: row.item, kind: 'COOKED' }, row.isCooked),
    isPacked: isTicked(own, { order, item: row.item, kind: 'PACKED' }, row.isPacked),
    isLoaded: isTicked(own, { order, item: row.item, kind: 'LOADED' }, row.isLoaded),
  }));
  const missing = rows.filter(({ isPacked }) => !isPacked).map(({ item }) => item);
  return { ...list, stage: shownStage(list.stage, own), rows, missing };
}

/** Whether there is nothing left to pack: it is on its way, or there. */
export const isGone = ({ stage }: Pick<PackingList, 'stage'>) => hasLeft(stage);
