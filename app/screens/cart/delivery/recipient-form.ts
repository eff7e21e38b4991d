import type { FieldErrors } from 'react-hook-form';
import * as z from 'zod/mini';
import type { Customer } from '#contract/shop/customers.ts';
import type { DeliveryAddress } from '#contract/shop/delivery-addresses.ts';
import { m } from '#messages';
import { isPostalAddress } from '#rules/money/invoice-address.ts';
import { isLeitwegId } from '#rules/money/leitweg-id.ts';
import { isTaxId } from '#rules/money/tax-id.ts';
import { addressFields, countryShown, postalCodeFits } from '../../../address/address-form-schema.ts';
import { optionalName, requiredName } from '../../../page/form-schema.ts';
import { emptyInvoice, type InvoiceDraft } from '../../../stores/delivery-draft.ts';

const said = ({ input }: { readonly input?: unknown }) => ({ id: String(input) });

/** A company or public office with its address, and what its bookkeeping finds an invoice by. */
const recipientParts = z.object({
  company: requiredName(() => m.delivery_company_required()),
  vatIdOrTaxId: optionalName(30).check(
    z.refine((text) => text === '' || isTaxId(text), { error: (issue) => m.error_TaxIdInvalid(said(issue)) }),
  ),
  purchaseOrder: optionalName(50),
  costCentre: optionalName(50),
  leitwegId: optionalName(50).check(
    z.refine((text) => text === '' || isLeitwegId(text), {
      error: (issue) => m.error_LeitwegIdInvalid(said(issue)),
    }),
  ),
  ...addressFields,
});
const recipientSchema = recipientParts.check(postalCodeFits);
export type Recipient = z.infer<typeof recipientSchema>;

/** The fields of a company as its form begins with them. */
export function recipientFields({ to: _, hasOwnAddress: __, ...fields }: InvoiceDraft): Recipient {
  return { ...fields, country: fields.country || countryShown('') };
}

/** What is wrong with each field of a company, as far as it says it itself; the first of each. */
export function recipientErrors(fields: Recipient): FieldErrors<Recipient> {
  const issues = recipientSchema.safeParse(fields).error?.issues ?? [];
  const errors = issues.map(({ path, message }) => [path[0], { type: 'wrong', message }]);
  return Object.fromEntries(errors.toReversed());
}

/**
 * Whom the invoice goes to as long as nothing else is said: the company of the last order that named one, without its
 * purchase order, which was for that order alone; else the customer. What a business profile knows is filled in.
 */
export function invoiceStart(customer: Customer): InvoiceDraft {
  const known = customer.invoiceRecipient;
  if (known)
    return {
      ...known,
      country: countryShown(known.country),
      purchaseOrder: '',
      to: 'company',
      hasOwnAddress: true,
    };
  if (customer.customerType !== 'COMMERCIAL') return emptyInvoice;
  const { name, vatIdOrTaxId, streetName, houseNumber, streetAddition, postalCode, city, country } = customer;
  return {
    ...emptyInvoice,
    company: name,
    vatIdOrTaxId,
    ...(isPostalAddress(customer) && {
      hasOwnAddress: true,
      ...{ streetName, houseNumber, streetAddition, postalCode, city, country: countryShown(country) },
    }),
  };
}

/** The company as it is ordered for; null as long as something is missing or wrong, or where no company is named. */
export function recipientOf(invoice: InvoiceDraft, delivery: DeliveryAddress | null): Recipient | null {
  if (invoice.to === 'customer') return null;
  const fields = recipientFields(invoice);
  // The address of the delivery is saved as it is, and nothing of it can be said here.
  const parsed =
    invoice.hasOwnAddress || !delivery
      ? recipientSchema.safeParse(fields)
      : recipientParts.safeParse({ ...fields, ...addressOf(delivery) });
  return parsed.success ? parsed.data : null;
}

function addressOf(address: DeliveryAddress) {
  const { streetName, houseNumber, streetAddition, postalCode, city, country } = address;
  return { streetName, houseNumber, streetAddition, postalCode, city, country };
}
