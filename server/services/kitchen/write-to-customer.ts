import type { Locale } from '#rules/text/locale.ts';
import type { StaffActor } from '../../access/staff/staff-actor.ts';
import { outbox } from '../../db/schema/jobs.ts';
import type { Deps } from '../../deps.ts';
import { demand } from '../../policies/demand.ts';
import { mayInKitchen } from '../../policies/kitchen-policies.ts';
import { ShopError } from '../../shop-error.ts';
import { writeOrderEvent } from '../ordering/move-order.ts';
import { wasPressed } from './presses/was-pressed.ts';
import { withLockedOrder } from './with-locked-order.ts';

interface Letter {
  readonly publicId: string;
  readonly subject: string;
  readonly text: string;
  /** Of what the shop's paper says around it; the customer's own unless given. */
  readonly locale?: Locale | undefined;
  /** The press: sent again, no second letter leaves. */
  readonly id?: string | undefined;
}

/**
 * Writes an e-mail about an order to its customer, whose answer goes to the shop's address. What it says is in the
 * outbox until it is sent, and nowhere else. Errors: OrderNotFound, CustomerWithoutEmail, NotAllowed.
 */
export async function writeToCustomer(
  deps: Deps,
  actor: StaffActor,
  { publicId, subject, text, locale, id }: Letter,
): Promise<void> {
  demand(mayInKitchen('writeToCustomer', actor, deps.now()));
  await withLockedOrder(deps, publicId, async (tx, order, at) => {
    if (order.customer.email === '') throw new ShopError('CustomerWithoutEmail');
    if (await wasPressed(tx, order.id, id)) return;
    await writeOrderEvent(tx, actor, { orderId: order.id, kind: 'message-sent', at, data: { id } });
    await tx.insert(outbox).values({
      key: `order-message:${publicId}:${id ?? at.getTime()}`,
      kind: 'order-message',
      payload: { orderId: order.id, subject, text, locale: locale ?? order.locale },
    });
  });
}
