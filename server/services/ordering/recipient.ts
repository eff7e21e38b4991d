import type { InvoiceRecipient } from '#contract/shop/invoice-recipient.ts';
import { isPostalAddress } from '#rules/money/invoice-address.ts';
import { isLeitwegId } from '#rules/money/leitweg-id.ts';
import { plainTaxId } from '#rules/money/vat-number.ts';
import { contactPerson, type Party } from '#rules/orders/who-ordered.ts';
import { countryCode } from '#rules/text/country-code.ts';
import type { customers } from '../../db/schema/customers.ts';
import type { AddressSnapshot, CustomerSnapshot } from '../../db/schema/ordering.ts';
import { ShopError } from '../../shop-error.ts';
import { knownCountry } from '../billing/known-country.ts';
import { knownTaxId } from '../billing/known-tax-id.ts';

export type Customer = typeof customers.$inferSelect;
type PostalAddress = NonNullable<CustomerSnapshot['address']>;

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
  const { email, mobileNumber, vatIdOrTaxId } = customer;
  const orderedBy = partyOf(customer);
  if (!named) {
    const address = pickupAddress ? postalOf(pickupAddress) : profileAddress(customer);
    return { email, ...orderedBy, mobileNumber, vatIdOrTaxId: plainTaxId(vatIdOrTaxId), address };
  }
  const recipient = companyOf({ email, mobileNumber, contact: contactPerson(orderedBy) }, named, 'invoice');
  // A person who names a company in the shop orders for it; a company that names another one orders for itself.
  return customer.customerType === 'PRIVATE' ? recipient : { ...recipient, orderedBy };
}

/** A customer by name; of a company the last name is whom to ask for there, where somebody has said so at the telephone. */
export function partyOf({ customerType, name, lastname }: Customer): Party {
  if (customerType === 'PRIVATE') return { customerType, name, lastname };
  return { customerType, name, lastname: '', ...(lastname && { contact: lastname }) };
}

/**
 * A company or public office whom an invoice goes to, as the order keeps it.
 * @param who.contact whom to ask for there, empty where nobody has said
 * @param field where the request names it
 * Errors: CountryUnknown, TaxIdInvalid, LeitwegIdInvalid.
 */
export function companyOf(
  { email, mobileNumber, contact }: { email: string; mobileNumber: string; contact: string },
  named: InvoiceRecipient,
  field: string,
): CustomerSnapshot {
  knownCountry(named.country, `${field}.country`);
  if (named.vatIdOrTaxId.trim() !== '') knownTaxId(named.vatIdOrTaxId, `${field}.vatIdOrTaxId`);
  const leitwegId = named.leitwegId.trim().toUpperCase();
  if (leitwegId !== '' && !isLeitwegId(leitwegId)) {
    throw new ShopError('LeitwegIdInvalid', { field: `${field}.leitwegId`, values: { id: leitwegId } });
  }
  return {
    email,
    customerType: 'COMMERCIAL',
    name: named.company.trim(),
    lastname: '',
    mobileNumber,
    vatIdOrTaxId: plainTaxId(named.vatIdOrTaxId),
    address: postalOf(named),
    ...(contact && { contact }),
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

/** The parts of an address that an invoice names. */
export function postalOf(address: PostalAddress): PostalAddress {
  const { streetName, houseNumber, streetAddition, postalCode, city, country } = address;
  return { streetName, houseNumber, streetAddition, postalCode, city, country };
}
