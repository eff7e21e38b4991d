import { and, eq, notExists } from 'drizzle-orm';
import { isBinding } from '#rules/orders/order-moves.ts';
import type { Queryable } from '../../db/database.ts';
import { notices } from '../../db/schema/kitchen.ts';
import { productOrders } from '../../db/schema/ordering.ts';
import type { Deps } from '../../deps.ts';
import { oneByOne } from '../../one-by-one.ts';
import { openNotice } from '../notices/open-notice.ts';
import { lockOrder } from './find-order.ts';
import { paidWithoutTime } from './without-time.ts';

/** Opens the notice of paid orders without a time that never had one: those that a process of the release before took. */
export async function noticeMissingTimes(deps: Deps): Promise<void> {
  const kind = 'ORDER_WITHOUT_TIME';
  const noticed = (tx: Queryable) =>
    tx
      .select({ id: notices.id })
      .from(notices)
      .where(and(eq(notices.orderId, productOrders.id), eq(notices.kind, kind)));
  const forgotten = await deps.db
    .select({ id: productOrders.id })
    .from(productOrders)
    .where(and(paidWithoutTime(deps.now()), notExists(noticed(deps.db))));
  await oneByOne(forgotten, ({ id: orderId }) =>
    deps.db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId);
      if (!order || !isBinding(order) || order.preferDateAndTime !== null) return;
      const [before] = await tx
        .select({ id: notices.id })
        .from(notices)
        .where(and(eq(notices.orderId, orderId), eq(notices.kind, kind)));
      if (!before) await openNotice(tx, { kind, orderId, at: new Date(deps.now()) });
    }),
  );
}
