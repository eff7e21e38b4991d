import { berlinDay, type Day } from '#rules/booking/berlin-time.ts';
import type { Cents } from '#rules/money/money.ts';
import { isTransferDay } from '#rules/money/transfer-day.ts';
import type { StaffActor } from '../../access/staff/staff-actor.ts';
import type { Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { demand } from '../../policies/demand.ts';
import { mayInKitchen } from '../../policies/kitchen-policies.ts';
import { ShopError } from '../../shop-error.ts';
import { lastOf } from '../ordering/anew/ordered-anew.ts';
import { type Order, orderByReference } from '../ordering/find-order.ts';
import { lockDayOfLate } from '../ordering/notice-overbooked.ts';
import { answerOf } from '../payments/ask-provider.ts';
import { closePage } from '../payments/close-page.ts';
import { takeTransfer } from '../payments/take-transfer.ts';
import { wasPressed } from './presses/was-pressed.ts';
import { withLockedOrder } from './with-locked-order.ts';

interface Transfer {
  readonly publicId: string;
  /** Of the press. */
  readonly id: string;
  readonly amount: Cents;
  readonly receivedOn: Day;
  readonly reason: string;
}

/** How often a page is closed that the customer opens anew meanwhile. */
const tries = 3;

/**
 * Books that the money of an order has come by bank transfer, which makes it PAID: one that waits for its payment, or
 * that ended without any. The page at which it could be paid is closed first; what was paid there meanwhile wins.
 * Errors: OrderNotFound, OrderAlreadyPaid, OrderAlreadyCanceled (its money is on its way back, or another came in its place), PaidOnline,
 * PaymentUnderWay, TransferAmountDiffers, ValidationFailed, NotAllowed, StepUpRequired; those of answerOf.
 */
export async function bookTransfer(deps: Deps, actor: StaffActor, transfer: Transfer): Promise<void> {
  demand(mayInKitchen('bookTransfer', actor, deps.now()));
  if (transfer.receivedOn > berlinDay(deps.now())) refuseDay();
  for (let nth = 1; nth <= tries; nth++) {
    await closeOpenPage(deps, transfer);
    const booked = await bookUnlessOpen(deps, actor, transfer);
    if (booked) {
      // As it was before: PAID where this press had been there.
      if (booked.status !== 'PAID') deps.metrics.orderPaid('transfer');
      return;
    }
  }
  throw new ShopError('PaymentUnderWay');
}

async function closeOpenPage(deps: Deps, { publicId, amount, receivedOn }: Transfer): Promise<void> {
  const order = await orderByReference(deps.db, publicId);
  if (order?.status !== 'PENDING' || !order.paymentSessionId) return;
  refuseOtherAmount(order, amount);
  refuseOtherDay(order, receivedOn, new Date(deps.now()));
  const session = await answerOf(deps.payments.retrieve(order.paymentSessionId));
  const { status, isClosed } = await closePage(deps, order, session);
  if (isClosed) return;
  if (status === 'PAID') throw new ShopError('PaidOnline');
  if (status === 'PENDING') throw new ShopError('PaymentUnderWay');
}

/** Null where the customer has opened another page meanwhile. */
function bookUnlessOpen(
  deps: Deps,
  actor: StaffActor,
  { publicId, amount, ...transfer }: Transfer,
): Promise<Order | null> {
  const act = async (tx: Queryable, order: Order, at: Date) => {
    if (await wasPressed(tx, order.id, transfer.id)) return order;
    if (order.status === 'PAID') throw new ShopError('OrderAlreadyPaid');
    if (order.paidAt || (await lastOf(tx, order)).id !== order.id)
      throw new ShopError('OrderAlreadyCanceled');
    refuseOtherAmount(order, amount);
    refuseOtherDay(order, transfer.receivedOn, at);
    if (order.status === 'PENDING' && order.paymentSessionId) return null;
    await takeTransfer(tx, actor, { order, transfer, at });
    return order;
  };
  return withLockedOrder(deps, publicId, act, (tx, orderId) => lockDayOfLate(tx, orderId, deps.now()));
}

function refuseDay(): never {
  throw new ShopError('ValidationFailed', { field: 'receivedOn' });
}

function refuseOtherDay({ createdAt }: Order, receivedOn: Day, at: Date): void {
  const [placed, today] = [berlinDay(createdAt.getTime()), berlinDay(at.getTime())];
  if (!isTransferDay(receivedOn, { placed, today })) refuseDay();
}

function refuseOtherAmount({ total }: Order, amount: Cents): void {
  if (amount === total) return;
  const values = { amount: String(amount), total: String(total) };
  throw new ShopError('TransferAmountDiffers', { field: 'amount', values });
}
