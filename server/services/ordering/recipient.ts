import type { InvoiceRecipient } from '#contract/shop/invoice-recipient.ts';
import { isPostalAddress } from '#rules/money/invoice-address.ts';
import { isLeitwegId } from '#rules/money/leitweg-id.ts';
import { countryCode } from '#rules/text/country-code.ts';
import type { customers } from '../../db/schema/customers.ts';
import type { AddressSnapshot, CustomerSnapshot } from '../../db/schema/ordering.ts';
import { ShopError } from '../../shop-error.ts';
import { knownCountry } from '../billing/known-country.ts';
import { knownTaxId } from '../billing/known-tax-id.ts';

export type Customer = typeof customers.$inferSelect;

/**
 * Who orders and whom the invoice goes to, as the order keeps it: the company named with the order, else the customer,
 * at the address that a pickup names or that of the profile.
 * Errors: CountryUnknown, TaxIdInvalid, LeitwegIdInvalid.
 */
export function recipientOf(
  customer: Customer,
  named: InvoiceRecipient | null | undefined,
  pickupAddress: AddressSnapshot | null,
): CustomerSnapshot {
  const { email, mobileNumber, name, lastname } = customer;
  if (!named) {
    const { customerType, vatIdOrTaxId } = customer;
    const address = pickupAddress ? postalOf(pickupAddress) : profileAddress(customer);
    if (customerType === 'PRIVATE') {
      return { email, customerType, name, lastname, mobileNumber, vatIdOrTaxId, address };
    }
    // Of a company the last name is whom to ask for there, where somebody has said so at the telephone.
    const contact = lastname && { contact: lastname };
    return { email, customerType, name, lastname: '', mobileNumber, vatIdOrTaxId, address, ...contact };
  }
  knownCountry(named.country, 'invoice.country');
  if (named.vatIdOrTaxId.trim() !== '') knownTaxId(named.vatIdOrTaxId, 'invoice.vatIdOrTaxId');
  const leitwegId = named.leitwegId.trim().toUpperCase();
  if (leitwegId !== '' && !isLeitwegId(leitwegId)) {
    throw new ShopError('LeitwegIdInvalid', { field: 'invoice.leitwegId', values: { id: leitwegId } });
  }
  const person = customer.customerType === 'PRIVATE' ? [name, lastname].filter(Boolean).join(' ') : lastname;
  return {
    email,
    customerType: 'COMMERCIAL',
    name: named.company.trim(),
    lastname: '',
    mobileNumber,
    vatIdOrTaxId: named.vatIdOrTaxId.trim(),
    address: postalOf(named),
    ...(person && { contact: person }),
    references: {
      purchaseOrder: named.purchaseOrder.trim(),
      costCentre: named.costCentre.trim(),
      leitwegId,
    },
  };
}

/** The address of a profile; null unless it is one that a letter would reach and an invoice can name. */
function profileAddress(profile: Customer): CustomerSnapshot['address'] {
  return isPostalAddress(profile) && countryCode(profile.country) ? postalOf(profile) : null;
}

function postalOf(address: NonNullable<CustomerSnapshot['address']>): CustomerSnapshot['address'] {
  const { streetName, houseNumber, streetAddition, postalCode, city, country } = address;
  return { streetName, houseNumber, streetAddition, postalCode, city, country };
}
