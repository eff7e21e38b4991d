import { and, eq, gte, isNull, notExists, sql } from 'drizzle-orm';
import { addDays, berlinDay } from '#rules/booking/berlin-time.ts';
import type { Queryable } from '../../db/database.ts';
import { notices } from '../../db/schema/kitchen.ts';
import { orderEvents, productOrders } from '../../db/schema/ordering.ts';
import type { Deps } from '../../deps.ts';
import { oneByOne } from '../../one-by-one.ts';
import { openNotice } from '../notices/open-notice.ts';
import { byTelephone } from './by-telephone.ts';
import { lockOrder } from './find-order.ts';

const kind = 'TELEPHONE_ORDER_UNPAID';

/**
 * Opens the notice of orders by telephone that ended without their money, whichever process saw the end: somebody has to
 * ring. Of those that the office itself gave up nobody has to hear.
 */
export async function noticeUnpaidCalls(deps: Deps): Promise<void> {
  const unpaid = await deps.db
    .select({ id: productOrders.id })
    .from(productOrders)
    .where(
      and(
        // From yesterday on: the day may be over before a page is.
        gte(productOrders.preferDateAndTime, addDays(berlinDay(deps.now()), -1)),
        eq(productOrders.status, 'CANCELED'),
        isNull(productOrders.paidAt),
        byTelephone,
        notExists(noticed(deps.db)),
        notExists(givenUp(deps.db)),
      ),
    );
  await oneByOne(unpaid, ({ id: orderId }) =>
    deps.db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId);
      if (order?.status !== 'CANCELED' || order.paidAt !== null) return;
      const [before] = await tx
        .select({ id: notices.id })
        .from(notices)
        .where(and(eq(notices.orderId, orderId), eq(notices.kind, kind)));
      if (!before)
        await openNotice(tx, { kind, orderId, at: new Date(deps.now()), data: { amount: order.total } });
    }),
  );
}

function noticed(db: Queryable) {
  return db
    .select({ id: notices.id })
    .from(notices)
    .where(and(eq(notices.orderId, productOrders.id), eq(notices.kind, kind)));
}

/** Ended by who works here, at once or by the shop where the provider took its time. */
function givenUp(db: Queryable) {
  return db
    .select({ id: orderEvents.id })
    .from(orderEvents)
    .where(
      and(
        eq(orderEvents.orderId, productOrders.id),
        eq(orderEvents.kind, 'dropped'),
        sql`(${orderEvents.actorKind} = 'staff' or ${orderEvents.actorKind} = 'system' and ${orderEvents.data} ->> 'reason' = 'asked')`,
      ),
    );
}
