import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { StaffActor } from '../../../access/staff/staff-actor.ts';
import type { Queryable } from '../../../db/database.ts';
import { orderNotes } from '../../../db/schema/kitchen.ts';
import { productOrders } from '../../../db/schema/ordering.ts';
import { staff } from '../../../db/schema/staff.ts';
import type { Deps } from '../../../deps.ts';
import { demand } from '../../../policies/demand.ts';
import { mayInKitchen } from '../../../policies/kitchen-policies.ts';
import { ShopError } from '../../../shop-error.ts';
import { lockOrder, type Order } from '../../ordering/find-order.ts';
import { writeOrderEvent } from '../../ordering/move-order.ts';

/** A note that asks the office and that nobody there has seen to, with its order. */
export interface OpenQuestion {
  readonly note: typeof orderNotes.$inferSelect;
  readonly order: Order;
  /** Of who asks; null for a tablet on the wall. */
  readonly name: string | null;
}

/** The questions that wait for the office, of one order or of all, the oldest first. */
export async function openQuestions(db: Queryable, orderId?: number): Promise<OpenQuestion[]> {
  return db
    .select({ note: orderNotes, order: productOrders, name: staff.name })
    .from(orderNotes)
    .innerJoin(productOrders, eq(productOrders.id, orderNotes.orderId))
    .leftJoin(staff, eq(staff.id, orderNotes.staffId))
    .where(
      and(
        orderNotes.isToOffice,
        isNull(orderNotes.closedAt),
        orderId === undefined ? undefined : eq(orderNotes.orderId, orderId),
      ),
    )
    .orderBy(asc(orderNotes.at), asc(orderNotes.id));
}

/** The same for who looks after them. Errors: NotAllowed. */
export async function listQuestions(deps: Deps, actor: StaffActor): Promise<OpenQuestion[]> {
  demand(mayInKitchen('seeNotices', actor, deps.now()));
  return openQuestions(deps.db);
}

/** Notes that somebody has seen to a question, or takes that back. Errors: NoticeNotFound, NotAllowed. */
export async function seeQuestion(
  deps: Deps,
  actor: StaffActor,
  { id, isSeen }: { readonly id: number; readonly isSeen: boolean },
): Promise<void> {
  demand(mayInKitchen('closeNotice', actor, deps.now()));
  const at = new Date(deps.now());
  await deps.db.transaction(async (tx) => {
    const { orderId, closedAt, isToOffice } = orderNotes;
    const asked = and(eq(orderNotes.id, id), isToOffice);
    const [found] = await tx.select({ orderId }).from(orderNotes).where(asked);
    if (!found) throw new ShopError('NoticeNotFound');
    await lockOrder(tx, found.orderId);
    const changed = await tx
      .update(orderNotes)
      .set(isSeen ? { closedAt: at, closedBy: actor.staffId } : { closedAt: null, closedBy: null })
      .where(and(asked, isSeen ? isNull(closedAt) : isNotNull(closedAt)))
      .returning({ orderId });
    if (changed.length === 0) return;
    const kind = isSeen ? 'question-closed' : 'question-reopened';
    await writeOrderEvent(tx, actor, { orderId: found.orderId, kind, at, data: {} });
  });
}
