import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { dayOf } from '#rules/booking/agreed.ts';
import { isBinding } from '#rules/orders/order-moves.ts';
import {
  hasLeft,
  isBefore,
  isSamePlate,
  isStageOf,
  isUnpacking,
  type Stage,
  undoTime,
} from '#rules/orders/stages.ts';
import type { StaffActor } from '../../access/staff/staff-actor.ts';
import type { Queryable } from '../../db/database.ts';
import { eventsOf } from '../../db/events-of.ts';
import { orderEvents, productOrders } from '../../db/schema/ordering.ts';
import type { Deps } from '../../deps.ts';
import { demand, type Verdict } from '../../policies/demand.ts';
import { mayInKitchen, maySeeDay } from '../../policies/kitchen-policies.ts';
import { ShopError } from '../../shop-error.ts';
import type { Order } from '../ordering/find-order.ts';
import { writeOrderEvent } from '../ordering/move-order.ts';
import { leftBehind } from './missing/left-behind.ts';
import { mindChanges } from './presses/mind-changes.ts';
import { wasPressed } from './presses/was-pressed.ts';
import { forgetArrival } from './runs/arrival.ts';
import { demandDriven } from './runs/driven-late.ts';
import { believed } from './runs/order-to-drive.ts';
import { forgetRefusal } from './runs/refusal.ts';
import { isCanceledUnseen, noteUnseenHandOver } from './runs/unseen-cancellation.ts';
import { queueStageMail } from './stage-mails.ts';
import { withLockedOrder } from './with-locked-order.ts';

interface StageMove {
  readonly publicId: string;
  readonly stage: Stage;
  /** Where whoever pressed saw it; at another stage the press falls away. */
  readonly from?: Stage | undefined;
  /** The press: sent again, it moves nothing again. */
  readonly id?: string | undefined;
  /** Of when it was what whoever pressed saw, by the clock of the shop; undefined for now. */
  readonly seenAt?: Date | undefined;
}

/**
 * Moves an order to another stage. Forward goes everybody; back goes who moved it last, from the same device and within
 * ten seconds, at any time the office, and who cooks with what was packed and is still here. Each move is in the history. What somebody says is handed over who had not seen
 * that it was canceled is noted.
 * Errors: OrderNotFound, OrderNotBinding, TimeChanged, OrderChangedMeanwhile, StageChanged, StageNotPossible, NotAllowed.
 */
export async function moveStage(
  deps: Deps,
  actor: StaffActor,
  move: StageMove,
): Promise<{ stage: Stage; isCanceled?: true }> {
  demand(mayInKitchen('moveStage', actor, deps.now()));
  return withLockedOrder(deps, move.publicId, async (tx, order, at) => {
    const { stage } = order;
    const isUnseen =
      move.stage === 'DELIVERED' && stage !== 'DELIVERED' && isCanceledUnseen(order, move.seenAt);
    const stays = { stage, ...(isUnseen && { isCanceled: true as const }) };
    if (await wasPressed(tx, order.id, move.id)) return stays;
    if (isUnseen) {
      const now = at.getTime();
      await demandDriven(tx, actor, { order, at: believed(move.seenAt, now), now });
      await noteUnseenHandOver(tx, actor, { order, id: move.id, now });
      return stays;
    }
    await mindChanges(tx, order, { stage: move.stage }, move.seenAt);
    demand(maySeeDay(actor, dayOf(order) ?? '', at.getTime()));
    return { stage: await moveLockedStage(tx, actor, { ...move, order, now: at.getTime() }) };
  });
}

interface LockedMove extends Omit<StageMove, 'publicId' | 'seenAt'> {
  /** Locked in this transaction. */
  readonly order: Order;
  /** That the first tick of the order moves it. */
  readonly tick?: true;
  readonly now: number;
}

/**
 * The door through which the stage of an order changes, for who may. Of what leaves it is kept what is missing.
 * Errors: those of `moveStage`.
 */
export async function moveLockedStage(tx: Queryable, actor: StaffActor, move: LockedMove): Promise<Stage> {
  const { order, stage, from, id, tick, now } = move;
  if (!isBinding(order)) throw new ShopError('OrderNotBinding');
  if (from !== undefined && !isSamePlate(from, order.stage)) throw new ShopError('StageChanged');
  if (order.stage === stage) return order.stage;
  if (!isStageOf(order.fulfilment, stage)) throw new ShopError('StageNotPossible');
  const isBack = !isBefore(order.stage, stage);
  if (isBack) demand(await mayTakeBack(tx, actor, { order, to: stage, now }));
  const left = await leftBehind(tx, order, stage);
  const data = { from: order.stage, to: stage, device: actor.sessionId, id, tick, ...left };
  const kind = isBack ? 'stage-taken-back' : 'stage';
  await writeOrderEvent(tx, actor, { orderId: order.id, kind, at: new Date(now), data });
  await tx.update(productOrders).set({ stage }).where(eq(productOrders.id, order.id));
  await queueStageMail(tx, { order, stage, now });
  if (isBack && order.stage === 'DELIVERED') await forgetRefusal(tx, order);
  if (isBack && hasLeft(order.stage) && !hasLeft(stage)) {
    const since = await leftAt(tx, order);
    if (since) await forgetArrival(tx, actor, { order, since, now });
  }
  return stage;
}

/** Where an order was before a move at an instant, if that was its last; undefined where it was moved otherwise since. */
export async function stageBefore(tx: Queryable, order: Order, at: Date): Promise<Stage | undefined> {
  const last = await lastMove(tx, order);
  const isLast = last?.kind === 'stage' && last.at.getTime() === at.getTime();
  return isLast && last.data.to === order.stage ? last.data.from : undefined;
}

type OrderNow = Pick<LockedMove, 'order' | 'now'>;

/** With the first thing that is begun or made an order is being prepared. */
export async function beginByTick(
  tx: Queryable,
  actor: StaffActor,
  { order, now }: OrderNow,
): Promise<Stage> {
  if (!isBefore(order.stage, 'IN_PREPARATION')) return order.stage;
  return moveLockedStage(tx, actor, { order, now, stage: 'IN_PREPARATION', tick: true });
}

/** Where nothing is begun any more, and a tick had moved the order, it goes back for who may take that back. */
export async function takeBackBegin(
  tx: Queryable,
  actor: StaffActor,
  { order, now }: OrderNow,
): Promise<Stage> {
  const last = await lastMove(tx, order);
  if (last?.kind !== 'stage') return order.stage;
  const { from, to, tick } = last.data;
  const isByTick = tick && to === order.stage;
  if (!isByTick || (await mayTakeBack(tx, actor, { order, to: from, now })) !== null) return order.stage;
  return moveLockedStage(tx, actor, { order, now, stage: from });
}

async function mayTakeBack(
  tx: Queryable,
  actor: StaffActor,
  { order, to, now }: { order: Order; to: Stage; now: number },
): Promise<Verdict> {
  const what = isUnpacking(order.stage, to) ? 'takeBackPacked' : 'takeBackStage';
  if (mayInKitchen(what, actor, now) === null) return null;
  const last = await lastMove(tx, order);
  const isOwn =
    last?.kind === 'stage' && last.data.device === actor.sessionId && isSamePlate(last.data.from, to);
  return isOwn && now - last.at.getTime() < undoTime ? null : 'StageNotPossible';
}

/** When an order has last left; undefined where nobody has said so. */
async function leftAt(tx: Queryable, { id }: Order): Promise<Date | undefined> {
  const { at, orderId, kind, data } = orderEvents;
  const [left] = await tx
    .select({ at })
    .from(orderEvents)
    .where(and(eq(orderId, id), eq(kind, 'stage'), sql`${data} ->> 'to' = 'OUT'`))
    .orderBy(desc(orderEvents.id))
    .limit(1);
  return left?.at;
}

async function lastMove(tx: Queryable, order: Order) {
  const rows = await tx
    .select({ kind: orderEvents.kind, at: orderEvents.at, data: orderEvents.data })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, order.id), inArray(orderEvents.kind, ['stage', 'stage-taken-back'])))
    .orderBy(desc(orderEvents.id))
    .limit(1);
  return eventsOf(rows, 'stage', 'stage-taken-back')[0];
}
