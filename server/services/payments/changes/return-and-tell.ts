import type { Cents } from '#rules/money/money.ts';
import type { Queryable } from '../../../db/database.ts';
import { outbox } from '../../../db/schema/jobs.ts';
import type { Order } from '../../ordering/find-order.ts';
import { askBack } from '../ledger/ask-back.ts';
import { ledgerOf } from '../ledger/read-ledger.ts';
import { standingOf } from '../ledger/standing.ts';

/**
 * Asks for what has been paid above the price that an order has by now, and tells by e-mail what has become different.
 * @param tx a transaction that holds the order's row, read as `order` after its version was written
 * @param told.changeId of the change that waited for its payment; null for one that did not
 * @param told.isReduction of which the kitchen need not hear: it has left
 */
export async function returnAndTell(
  tx: Queryable,
  order: Order,
  { at, changeId, isReduction = false }: { at: Date; changeId: number | null; isReduction?: boolean },
): Promise<void> {
  const { id: orderId, publicId, version } = order;
  const addedBack = await askForRest(tx, order, at);
  const payload = { orderId, version, changeId, addedBack };
  const kinds = isReduction
    ? (['order-changed'] as const)
    : (['order-changed', 'order-changed-notice'] as const);
  await tx
    .insert(outbox)
    .values(kinds.map((kind) => ({ key: `${kind}:${publicId}:${version}`, kind, payload })));
}

/** Answers what goes back in addition to what had gone back, or was asked for, before: by whatever way. */
async function askForRest(tx: Queryable, order: Order, at: Date): Promise<Cents> {
  const { toSend, unsent, refund } = standingOf(order, await ledgerOf(tx, order.id));
  if (!refund) return 0;
  await askBack(tx, order.id, toSend, at);
  return Math.max(0, toSend - unsent);
}
