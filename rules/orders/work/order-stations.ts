import type { Fulfilment } from '../fulfilment.ts';
import { isBefore, isStageOf, type Stage, type ToldStage, toldStages } from '../stages.ts';

/** Where an order is seen on its way by whoever ordered it, in this order. */
export const orderStations = ['ORDERED', ...toldStages] as const;
export type OrderStationName = (typeof orderStations)[number];

export interface OrderStation {
  readonly name: OrderStationName;
  readonly state: 'DONE' | 'NOW' | 'NEXT';
  /** When it was reached, in milliseconds since 1970; null before that, and where it was skipped. */
  readonly at: number | null;
}

/** That an order was moved to a stage, at an instant (milliseconds since 1970). */
export interface StageMove {
  readonly to: Stage;
  readonly at: number;
  readonly isTakenBack: boolean;
}

/**
 * The way of an order that is to be cooked, up to where it is. What was taken back has not been; what is fetched is on no
 * road.
 * @param moves the oldest first
 */
export function stationsOf(order: {
  readonly placedAt: number;
  readonly stage: Stage;
  readonly fulfilment: Fulfilment;
  readonly moves: readonly StageMove[];
}): OrderStation[] {
  const reached = new Map<Stage, number>();
  for (const { to, at, isTakenBack } of order.moves) {
    if (isTakenBack) for (const stage of reached.keys()) if (isBefore(to, stage)) reached.delete(stage);
    if (!reached.has(to)) reached.set(to, at);
  }
  const own = toldStages.filter((stage) => isStageOf(order.fulfilment, stage));
  const now: OrderStationName = own.findLast((stage) => !isBefore(order.stage, stage)) ?? 'ORDERED';
  const stateOf = (stage: ToldStage) => (isBefore(order.stage, stage) ? 'NEXT' : 'DONE');
  const stations = own.map((stage): OrderStation => {
    const state = stage === now ? 'NOW' : stateOf(stage);
    return { name: stage, state, at: state === 'NEXT' ? null : (reached.get(stage) ?? null) };
  });
  return [{ name: 'ORDERED', state: now === 'ORDERED' ? 'NOW' : 'DONE', at: order.placedAt }, ...stations];
}
