import { and, eq } from 'drizzle-orm';
import { changesOf } from '#rules/orders/change-order.ts';
import { goodwillOf } from '#rules/orders/fee-steps.ts';
import type { Database } from '../db/database.ts';
import { orderChanges } from '../db/schema/changes.ts';
import { addressLine, type MailedChange } from './mailed-change.ts';
import type { MailedOrder } from './mailed-order.ts';

/** What a change would make different of an order once it is paid, and until when; null where it waits no more. */
export async function readWaitingChange(
  db: Database,
  order: MailedOrder,
  changeId: number,
): Promise<{ readonly change: MailedChange; readonly until: Date } | null> {
  const [row] = await db
    .select()
    .from(orderChanges)
    .where(and(eq(orderChanges.orderId, order.id), eq(orderChanges.id, changeId)));
  if (!row?.outcome || row.state !== 'OPEN' || row.baseVersion !== order.version) return null;
  const { outcome, preferDateAndTime, address, deliveryInstruction, guests, difference, until } = row;
  const names = new Map([...order.lines, ...outcome.lines].map(({ productId, name }) => [productId, name]));
  const { amount: fee, percent, of } = outcome.fee;
  const change: MailedChange = {
    order,
    lines: changesOf(order.lines, outcome.lines).map(({ productId, ...rest }) => ({
      name: names.get(productId) ?? '',
      ...rest,
    })),
    discount: order.discount - outcome.discount,
    reduction: 0,
    reductionName: null,
    delivery: outcome.deliveryFee - order.deliveryFee,
    time:
      preferDateAndTime === order.preferDateAndTime
        ? null
        : { from: order.preferDateAndTime, to: preferDateAndTime },
    place: address && { from: order.address && addressLine(order.address), to: addressLine(address) },
    note: deliveryInstruction === order.deliveryInstruction ? null : (deliveryInstruction ?? ''),
    guests: guests === order.guests ? null : { from: order.guests, to: guests },
    fee,
    feeOf: fee > 0 ? { percent, of } : null,
    goodwill: goodwillOf(outcome.fee),
    difference,
    alreadyBack: 0,
    documents: [],
  };
  return { change, until };
}
