import type { Fulfilment } from './fulfilment.ts';

/** How far the kitchen is with an order, beside its status, in this order. */
export const stages = ['NEW', 'ACCEPTED', 'IN_PREPARATION', 'READY', 'OUT', 'DELIVERED'] as const;
export type Stage = (typeof stages)[number];

/** The stages that customers are told of: what comes before is the shop's own affair. */
export const toldStages = ['IN_PREPARATION', 'READY', 'OUT', 'DELIVERED'] as const;
export type ToldStage = (typeof toldStages)[number];

/** The stage of an order as its customer may know it; undefined before anything is begun. */
export function toldStage(stage: Stage): ToldStage | undefined {
  return toldStages.find((told) => told === stage);
}

/** Milliseconds in which who moved an order may take it back. */
export const undoTime = 10_000;

/** Whether an order can be at a stage: what is fetched is on no road. */
export function isStageOf(fulfilment: Fulfilment, stage: Stage): boolean {
  return fulfilment === 'DELIVERY' || stage !== 'OUT';
}

/** Whether two stages are one to who presses: that somebody has looked changes no plate. */
export function isSamePlate(one: Stage, other: Stage): boolean {
  const plate = (stage: Stage) => (stage === 'ACCEPTED' ? 'NEW' : stage);
  return plate(one) === plate(other);
}

/** Whether a stage comes before another; stages between may be skipped. */
export function isBefore(stage: Stage, other: Stage): boolean {
  return stages.indexOf(stage) < stages.indexOf(other);
}

/** Whether an order is on its way or with its customer: nothing of it is changed any more. */
export function hasLeft(stage: Stage): boolean {
  return isBefore('READY', stage);
}

/** Whether a move says that what was packed is not: it is still here, and who cooks may say so at any time. */
export function isUnpacking(from: Stage, to: Stage): boolean {
  return from === 'READY' && to === 'IN_PREPARATION';
}

/** The stage that comes next; null for what is delivered. */
export function nextStage(fulfilment: Fulfilment, stage: Stage): Stage | null {
  return stages.find((next) => isBefore(stage, next) && isStageOf(fulfilment, next)) ?? null;
}
