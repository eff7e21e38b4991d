import { eq } from 'drizzle-orm';
import type { Checkout } from '#contract/shop/basket.ts';
import type { DeliverySettings } from '#rules/booking/delivery-cost.ts';
import type { Queryable } from '../../db/database.ts';
import { customers } from '../../db/schema/customers.ts';
import { checkPlaces } from './check-fulfilment.ts';
import type { Order } from './find-order.ts';
import { type Customer, recipientOf } from './recipient.ts';

/** To whom an order goes and where, as it keeps it. */
export type Recipient = Pick<Order, 'customer' | 'address'>;

/**
 * To whom an order of a customer goes and where; whom its invoice names is kept for the next one.
 * Errors: those of checkPlaces and recipientOf.
 */
export async function toWhom(
  tx: Queryable,
  customer: Customer,
  request: Pick<Checkout, 'fulfilment' | 'deliveryAddressId' | 'invoice'>,
  where: DeliverySettings,
): Promise<Recipient> {
  const { delivery, invoice } = await checkPlaces(tx, customer.id, request, where);
  const recipient = { customer: recipientOf(customer, request.invoice, invoice), address: delivery };
  if (request.invoice !== undefined) {
    const kept = { invoiceRecipient: request.invoice };
    await tx.update(customers).set(kept).where(eq(customers.id, customer.id));
  }
  return recipient;
}
