import type { Customer } from '#contract/shop/customers.ts';
import type { DeliveryAddress } from '#contract/shop/delivery-addresses.ts';
import { isPostalAddress } from '#rules/money/invoice-address.ts';
import { type DeliveryDraft, emptyInvoice } from '../../../stores/delivery-draft.ts';
import { invoiceStart, recipientOf } from '../delivery/recipient-form.ts';

/**
 * Whom the invoice goes to and where.
 * @param address the chosen one, which a company without its own address shares
 * @param customer null until the profile is known
 * @param purchaseOrder that for what is in the cart, whoever the draft named before
 */
export function invoiceChoice(
  draft: Pick<DeliveryDraft, 'fulfilment' | 'invoice'>,
  address: DeliveryAddress | null,
  customer: Customer | null,
  purchaseOrder: string,
) {
  const isPickup = draft.fulfilment === 'PICKUP';
  const named = draft.invoice ?? (customer ? invoiceStart(customer) : emptyInvoice);
  const invoice = { ...named, purchaseOrder };
  const isForCompany = invoice.to === 'company';
  const recipient = recipientOf(invoice, isPickup ? null : address);
  const hasProfileAddress = customer !== null && isPostalAddress(customer);
  return {
    invoice,
    /** The company as it is ordered for; null where none is named, or something of it is missing. */
    recipient,
    /** The company as far as it is named; null for the customer. */
    company: isForCompany && invoice.company.trim() ? invoice : null,
    lacksCompany: isForCompany && !recipient && (isPickup || address !== null),
    /** Whose profile says where the invoice of a pickup goes; null where something else does. */
    profile: isPickup && hasProfileAddress && !isForCompany ? customer : null,
    /** Whether an address has to be chosen: for the delivery, or for the invoice of a pickup. */
    asksAddress: !isPickup || !(hasProfileAddress || isForCompany),
  };
}
