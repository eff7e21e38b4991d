import { isBefore, type Stage } from '#rules/orders/stages.ts';
import type { Press } from '../presses/press-store.ts';
import { unsentOf } from '../presses/unsent.ts';

/** The press that moved an order on last and has not reached the shop. A step back is no step that is taken back. */
export const unsentMove = (waiting: readonly Press[], order: string): Press | undefined =>
  unsentOf(waiting, order, ({ stage, from }) =>
    stage === undefined ? null : from !== undefined && isBefore(from as Stage, stage as Stage),
  );
