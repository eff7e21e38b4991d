import { and, asc, desc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { dayOf } from '#rules/booking/agreed.ts';
import { isBinding } from '#rules/orders/order-moves.ts';
import { undoTime } from '#rules/orders/stages.ts';
import type { StaffActor } from '../../../access/staff/staff-actor.ts';
import type { Queryable } from '../../../db/database.ts';
import { deliveryAttempts, orderNotes } from '../../../db/schema/kitchen.ts';
import { orderEvents, productOrders } from '../../../db/schema/ordering.ts';
import type { Deps } from '../../../deps.ts';
import { demand } from '../../../policies/demand.ts';
import { mayInKitchen } from '../../../policies/kitchen-policies.ts';
import { ShopError } from '../../../shop-error.ts';
import { lockOrder, type Order } from '../../ordering/find-order.ts';
import { writeOrderEvent } from '../../ordering/move-order.ts';
import { writeNote } from '../../ordering/write-note.ts';
import { refusePressOfOther } from '../presses/press-of-other.ts';
import { wasPressed } from '../presses/was-pressed.ts';
import { attemptSaid, contradictsDelivery, saysAttempt } from './contradicted.ts';
import { believed, orderToDrive } from './order-to-drive.ts';

interface Tried {
  readonly publicId: string;
  /** Of the press. */
  readonly id: string;
  /** By the clock of who was there. */
  readonly at: Date;
  /** Empty for none. */
  readonly note: string;
}

/** An attempt to deliver that nobody has seen to, with its order. */
export type OpenAttempt = Pick<typeof deliveryAttempts.$inferSelect, 'id' | 'at'> & {
  readonly order: Order;
  /** What was written about it; null for nothing. */
  readonly note: string | null;
};

/**
 * Notes that nobody was there to take an order: it stays on its way, and the office is told. Sent again it is noted once.
 * Where somebody has reported it as delivered meanwhile it stays so too, and the office is told that one of both is wrong.
 * Errors: NotAllowed, OrderNotFound, OrderNotBinding, OrderNotOfRun, ValidationFailed.
 */
export async function noteAttempt(deps: Deps, actor: StaffActor, tried: Tried): Promise<NotedAttempt> {
  const now = deps.now();
  const at = believed(tried.at, now);
  const found = await orderToDrive(deps, actor, { publicId: tried.publicId, at });
  return deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, found.id);
    if (!order) throw new ShopError('OrderNotFound');
    if (await wasPressed(tx, order.id, tried.id)) {
      const said = await attemptSaid(tx, { id: tried.id, orderId: order.id });
      return { isDelivered: said?.data.isDelivered === true };
    }
    await refusePressOfOther(tx, order.id, tried.id);
    await noteLockedAttempt(tx, actor, { ...tried, order, at, now });
    return { isDelivered: order.stage === 'DELIVERED' };
  });
}

interface NotedAttempt {
  /** Somebody had reported the order as delivered before this arrived. */
  readonly isDelivered: boolean;
}

/**
 * Notes that nobody was there to take an order that is locked in this transaction, by a press that is new. Errors:
 * OrderNotBinding, OrderNotOfRun.
 */
export async function noteLockedAttempt(
  tx: Queryable,
  actor: StaffActor,
  { order, id, at, note, now }: Omit<Tried, 'publicId'> & { readonly order: Order; readonly now: number },
): Promise<void> {
  if (!isBinding(order)) throw new ShopError('OrderNotBinding');
  if (order.fulfilment !== 'DELIVERY') throw new ShopError('OrderNotOfRun');
  const { id: orderId } = order;
  const isDelivered = order.stage === 'DELIVERED' || undefined;
  const data = { id, device: actor.sessionId, triedAt: at.toISOString(), isDelivered };
  await writeOrderEvent(tx, actor, { orderId, kind: 'attempt', at: new Date(now), data });
  const noteId = note === '' ? null : await writeNote(tx, actor, { orderId, text: note, at: new Date(now) });
  const day = dayOf(order);
  await tx.insert(deliveryAttempts).values({ id, orderId, at, day, noteId, staffId: actor.staffId });
}

/**
 * Takes an attempt back, with what was written about it. So does who noted it, from the same device and within the time
 * in which stages are taken back, and at any time the office. One that is not there stays so.
 * Errors: NotAllowed, OrderNotFound, StageNotPossible.
 */
export async function takeBackAttempt(
  deps: Deps,
  actor: StaffActor,
  { publicId, id }: Pick<Tried, 'publicId' | 'id'>,
): Promise<void> {
  const { db } = deps;
  const [known] = await db
    .select({ at: deliveryAttempts.at })
    .from(deliveryAttempts)
    .where(eq(deliveryAttempts.id, id));
  const now = deps.now();
  const order = await orderToDrive(deps, actor, { publicId, at: believed(known?.at, now) });
  await db.transaction(async (tx) => {
    await lockOrder(tx, order.id);
    const own = and(eq(deliveryAttempts.id, id), eq(deliveryAttempts.orderId, order.id));
    const [attempt] = await tx.select().from(deliveryAttempts).where(own);
    if (!attempt) return;
    if (!(await mayTakeBack(tx, actor, { id, orderId: order.id, now }))) {
      throw new ShopError('StageNotPossible');
    }
    await tx.delete(deliveryAttempts).where(own);
    if (attempt.noteId !== null) await tx.delete(orderNotes).where(eq(orderNotes.id, attempt.noteId));
    await writeOrderEvent(tx, actor, {
      orderId: order.id,
      kind: 'attempt-taken-back',
      at: new Date(now),
      data: {},
    });
  });
}

async function mayTakeBack(
  tx: Queryable,
  actor: StaffActor,
  { id, orderId, now }: { id: string; orderId: number; now: number },
): Promise<boolean> {
  if (mayInKitchen('takeBackStage', actor, now) === null) return true;
  const noted = await attemptSaid(tx, { id, orderId });
  return noted?.data.device === actor.sessionId && now - noted.at.getTime() < undoTime;
}

/**
 * The last attempt of each order that nobody has seen to, of one order or of all, the oldest first. What was handed over
 * since needs nobody any more, unless that is taken back, or said before it was known that nobody was there.
 */
export async function openAttempts(db: Queryable, orderId?: number): Promise<OpenAttempt[]> {
  const { id, at, closedAt } = deliveryAttempts;
  const rows = await db
    .selectDistinctOn([deliveryAttempts.orderId], { id, at, order: productOrders, note: orderNotes.text })
    .from(deliveryAttempts)
    .innerJoin(productOrders, eq(productOrders.id, deliveryAttempts.orderId))
    .leftJoin(orderNotes, eq(orderNotes.id, deliveryAttempts.noteId))
    .leftJoin(orderEvents, saysAttempt())
    .where(
      and(
        isNull(closedAt),
        or(ne(productOrders.stage, 'DELIVERED'), contradictsDelivery(db)),
        orderId === undefined ? undefined : eq(deliveryAttempts.orderId, orderId),
      ),
    )
    .orderBy(asc(deliveryAttempts.orderId), desc(at), desc(orderEvents.id));
  return rows.toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

/** The last attempt of each order that nobody has seen to, for who looks after them. Errors: NotAllowed. */
export async function listAttempts(deps: Deps, actor: StaffActor): Promise<OpenAttempt[]> {
  demand(mayInKitchen('seeNotices', actor, deps.now()));
  return openAttempts(deps.db);
}

/**
 * When somebody was last at the door of orders and nobody took them, by id of the order. Moved to another day, an order is
 * tried there for the first time.
 */
export async function lastAttempts(db: Queryable, orders: readonly Order[]): Promise<Map<number, Date>> {
  const { orderId, at, day } = deliveryAttempts;
  const ids = orders.map(({ id }) => id);
  const rows = await db
    .select({ orderId, at, day })
    .from(deliveryAttempts)
    .where(inArray(orderId, ids))
    .orderBy(asc(at));
  const isOfItsDay = (row: (typeof rows)[number]) =>
    orders.some((order) => order.id === row.orderId && dayOf(order) === row.day);
  return new Map(rows.filter(isOfItsDay).map((row) => [row.orderId, row.at]));
}

/**
 * Notes that somebody has seen to what nobody took, also to the attempts before, or takes that back.
 * Errors: NotAllowed, NoticeNotFound.
 */
export async function seeAttempt(
  deps: Deps,
  actor: StaffActor,
  { id, isSeen }: { readonly id: string; readonly isSeen: boolean },
): Promise<void> {
  demand(mayInKitchen('closeNotice', actor, deps.now()));
  const at = new Date(deps.now());
  await deps.db.transaction(async (tx) => {
    const { orderId, closedAt } = deliveryAttempts;
    const [found] = await tx.select({ orderId }).from(deliveryAttempts).where(eq(deliveryAttempts.id, id));
    if (!found) throw new ShopError('NoticeNotFound');
    await lockOrder(tx, found.orderId);
    const changed = isSeen
      ? await tx
          .update(deliveryAttempts)
          .set({ closedAt: at, closedBy: actor.staffId })
          .where(and(eq(orderId, found.orderId), isNull(closedAt)))
          .returning()
      : await tx
          .update(deliveryAttempts)
          .set({ closedAt: null, closedBy: null })
          .where(and(eq(deliveryAttempts.id, id), sql`${closedAt} is not null`))
          .returning();
    if (changed.length === 0) return;
    const kind = isSeen ? 'attempt-closed' : 'attempt-reopened';
    await writeOrderEvent(tx, actor, { orderId: found.orderId, kind, at, data: {} });
  });
}
