import type { KitchenOrderDetails } from '#contract/kitchen/orders/order-details.ts';
import { isBefore, type Stage } from '#rules/orders/stages.ts';

type Happened = Pick<KitchenOrderDetails, 'history' | 'placedAt' | 'stage'> & {
  readonly handover?: { readonly at: number } | null | undefined;
};
type Event = KitchenOrderDetails['history'][number];

/**
 * When an order came to a stage, in Unix seconds: a move that was taken back is none, what was handed over was when it came into
 * somebody's hands, and what nobody moved is begun with its first tick. Null where it skipped it.
 */
export function reachedAt({ history, placedAt, stage, handover }: Happened, step: Stage): number | null {
  if (step === 'NEW') return placedAt;
  if (step === 'DELIVERED' && stage === 'DELIVERED' && handover) return handover.at;
  const moved = reachedByMoves(history).get(step);
  if (moved !== undefined) return moved;
  const tick = step === 'IN_PREPARATION' ? history.findLast(({ kind }) => kind === 'tick') : undefined;
  return tick?.at ?? null;
}

/** When each stage was reached that still holds; the history has the newest first. */
function reachedByMoves(history: readonly Event[]): ReadonlyMap<Stage, number> {
  const reached = new Map<Stage, number>();
  for (const { kind, at, data } of history.toReversed()) {
    if (kind !== 'stage' && kind !== 'stage-taken-back') continue;
    const to = data.to as Stage;
    for (const later of [...reached.keys()]) if (isBefore(to, later)) reached.delete(later);
    if (!reached.has(to)) reached.set(to, at);
  }
  return reached;
}

/**
 * When something happened, in Unix seconds, which may be before the shop heard of it: a driver hands over without a connection,
 * and the order is delivered then.
 */
export function happenedAt(history: readonly Event[], event: Event): number {
  const isDelivery = event.kind === 'stage' && event.data.to === 'DELIVERED';
  const handed =
    event.kind === 'handed-over'
      ? event
      : isDelivery && history.find(({ kind, at }) => kind === 'handed-over' && at === event.at);
  const seconds = handed ? Date.parse(String(handed.data.handedAt)) / 1000 : Number.NaN;
  return Number.isNaN(seconds) ? event.at : Math.floor(seconds);
}
