import type { StaffActor } from '../../../access/staff/staff-actor.ts';
import { outbox } from '../../../db/schema/jobs.ts';
import type { Deps } from '../../../deps.ts';
import { ShopError } from '../../../shop-error.ts';
import { isPaymentUnderWay, lockOrder, type Order } from '../../ordering/find-order.ts';
import { writeOrderEvent } from '../../ordering/move-order.ts';
import { refuseUnlessPending } from '../../ordering/refuse-unless-pending.ts';
import { payablePage } from '../../payments/pay-order.ts';
import { wasPressed } from '../presses/was-pressed.ts';

/**
 * E-mails the customer of an open order where to pay it, once a press; the e-mail goes out only when there is a page.
 * Answers the order as it stands then.
 * Errors: PaymentLinkNotSent (the same press again goes on), OrderAlreadyPaid, OrderAlreadyCanceled, PaymentNotConfirmed,
 * OrderTooLateToPay, SlotFull.
 */
export async function mailLink(deps: Deps, actor: StaffActor, order: Order, press: string): Promise<Order> {
  if (await wasPressed(deps.db, order.id, press)) return order;
  refuseUnlessPending(order.status);
  if (isPaymentUnderWay(order)) throw new ShopError('PaymentNotConfirmed');
  await payablePage(deps, order).catch((error: unknown) => {
    const isProvider = error instanceof ShopError && error.code.startsWith('PaymentProvider');
    throw isProvider ? new ShopError('PaymentLinkNotSent') : error;
  });
  const mailed = await deps.db.transaction(async (tx) => {
    const open = await lockOrder(tx, order.id);
    if (!open) throw new ShopError('OrderNotFound');
    if (await wasPressed(tx, open.id, press)) return open;
    refuseUnlessPending(open.status);
    const at = new Date(deps.now());
    await writeOrderEvent(tx, actor, { orderId: open.id, kind: 'link-sent', at, data: { id: press } });
    await tx.insert(outbox).values({
      key: `payment-link:${open.publicId}:${press}`,
      kind: 'payment-link',
      payload: { orderId: open.id },
      expiresAt: open.paymentExpiresAt,
    });
    return open;
  });
  return mailed;
}
