import type { Stage } from '#rules/orders/stages.ts';
import { stageWithout, type TickKind } from '#rules/orders/work/kitchen-ticks.ts';
import type { Press } from '../presses/press-store.ts';

/**
 * Where an order stands once what was pressed for it has arrived.
 * @param known where the shop knows it
 * @param own the presses for this order, oldest first
 */
export const shownStage = (known: Stage, own: readonly Press[]): Stage =>
  own.reduce((stage, { shows }) => {
    if (shows.stage !== undefined) return shows.stage as Stage;
    return shows.isOn === false ? stageWithout(shows.tick as TickKind, stage) : stage;
  }, known);
