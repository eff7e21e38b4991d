import { dayOf } from '#rules/booking/agreed.ts';
import { changesOf } from '#rules/orders/change-order.ts';
import { feeTimeOfMoved, goodwillOf } from '#rules/orders/fee-steps.ts';
import type { Doer } from '../../../access/actor.ts';
import type { Queryable } from '../../../db/database.ts';
import type { OrderEventData } from '../../../db/order-event-data.ts';
import type { ChangeOutcome } from '../../../db/schema/changes.ts';
import { issueDifference, issueFee, mixOf } from '../../billing/issue-document.ts';
import { writeVersion } from '../../ordering/changes/write-version.ts';
import type { Order, OrderWithLines } from '../../ordering/find-order.ts';
import { nextBon } from '../../ordering/give-bon.ts';
import { writeOrderEvent } from '../../ordering/move-order.ts';
import { noticePlaceAnew } from '../../ordering/notice-place-anew.ts';
import { leaveDay, reopenWork } from '../../ordering/reopen-work.ts';
import { returnAndTell } from './return-and-tell.ts';

/** A change that has been agreed to, and paid where it costs something. */
export interface AgreedChange {
  readonly outcome: ChangeOutcome;
  readonly difference: number;
  readonly wished: Pick<Order, 'preferDateAndTime' | 'address' | 'deliveryInstruction' | 'guests'>;
  /** Of the change that waited for its payment; null for one that did not. */
  readonly changeId: number | null;
  /** Its money came when its room may have been gone. */
  readonly isLate?: boolean;
  readonly at: Date;
}

/**
 * Makes a change: lines, amounts, time and place, a version that stays for ever, documents over the difference and the
 * fee, what goes back, and the e-mails. The one place that changes what was
 * ordered; the office moves its time alone in `move-time.ts`, and what comes off its price afterwards is `reduce-price.ts`.
 * @param tx a transaction that holds the order's row, read as `order`, and has written what was paid for the change
 * @returns the version that the order has now
 */
export async function applyChange(
  tx: Queryable,
  by: Doer,
  order: OrderWithLines,
  change: AgreedChange,
): Promise<number> {
  const { outcome, at } = change;
  const { id: orderId } = order;
  const isOtherDay = dayOf(order) !== dayOf(change.wished);
  const columns = await columnsOf(tx, by, order, { ...change, isOtherDay });
  const changed = await writeVersion(tx, order, { at, columns, lines: linesOf(order, outcome) });
  // One that had no day is on none that it could leave.
  if (isOtherDay && order.preferDateAndTime !== null) await leaveDay(tx, by, { order, at });
  else await reopenWork(tx, by, { before: order, after: changed, at });
  await writeHistory(tx, by, order, changed, change);
  await noticePlaceAnew(tx, { before: order, after: changed, at, isLate: change.isLate });
  await returnAndTell(tx, changed, { at, changeId: change.changeId });
  // Last of what takes its time: other payments wait at the counter of the documents.
  const mix = await mixOf(tx, orderId);
  await issueDifference(tx, changed, changed.lines, at, outcome.fee.amount);
  if (outcome.fee.amount > 0) await issueFee(tx, orderId, outcome.fee, at, mix);
  return changed.version;
}

async function columnsOf(
  tx: Queryable,
  by: Doer,
  order: OrderWithLines,
  { outcome, wished, at, isOtherDay }: AgreedChange & { isOtherDay: boolean },
) {
  const { subtotal, discount, deliveryFee, total, deposit, fee } = outcome;
  const isMoved = wished.preferDateAndTime !== order.preferDateAndTime;
  return {
    ...wished,
    subtotal,
    discount,
    deliveryFee,
    total,
    deposit,
    fees: order.fees + fee.amount,
    bon: isOtherDay ? await nextBon(tx, wished) : order.bon,
    // What canceling costs once it has begun is not undone by moving it, nor by a fee that was waived once.
    ...(isMoved && {
      feeFloor: Math.max(order.feeFloor, fee.stepPercent ?? fee.percent),
      feeTime: by.actorKind === 'staff' ? feeTimeOfMoved(order, wished.preferDateAndTime) : null,
    }),
    // The shop moves it as often as it likes.
    ...(isOtherDay && by.actorKind === 'customer' && { dayMovedAt: at }),
  };
}

/** A line that stays keeps its deposit; what is new comes after all others. */
function linesOf({ lines: before }: OrderWithLines, { lines }: ChangeOutcome) {
  const kept = new Map(before.map(({ productId, deposit }) => [productId, deposit]));
  return lines.map(({ deposit, ...line }) => ({
    ...line,
    deposit: deposit ?? kept.get(line.productId) ?? null,
  }));
}

function writeHistory(
  tx: Queryable,
  by: Doer,
  before: OrderWithLines,
  after: OrderWithLines,
  { outcome, difference, at }: AgreedChange,
): Promise<void> {
  const isMoved = before.preferDateAndTime !== after.preferDateAndTime;
  const goodwill = goodwillOf(outcome.fee);
  const data: OrderEventData['changed'] = {
    version: after.version,
    items: changesOf(before.lines, after.lines).map(({ productId, from, to }) => [productId, from, to]),
    difference,
    fee: outcome.fee.amount,
    ...(goodwill && { feePercent: goodwill.percent, stepPercent: goodwill.step }),
    ...(isMoved && { from: before.preferDateAndTime, to: after.preferDateAndTime, bon: after.bon }),
    ...(before.deliveryInstruction !== after.deliveryInstruction && { isNoted: true }),
    ...(before.guests !== after.guests && { guests: [before.guests, after.guests] }),
    ...(JSON.stringify(before.address) !== JSON.stringify(after.address) && { isElsewhere: true }),
  };
  return writeOrderEvent(tx, by, { orderId: after.id, kind: 'changed', at, data });
}
