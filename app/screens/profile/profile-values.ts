import * as z from 'zod/mini';
import type { Customer, CustomerUpdate } from '#contract/shop/customers.ts';
import { m } from '#messages';
import { isTaxId } from '#rules/money/tax-id.ts';
import { addressFields } from '../../address/address-form-schema.ts';
import { optionalName, requiredName } from '../../page/form-schema.ts';

/** Which form is shown; the wire calls it PRIVATE or COMMERCIAL (spec §3). */
export type ProfileType = 'personal' | 'business';

const email = z.email({
  error: (issue) => (issue.input ? m.sign_in_email_invalid() : m.profile_email_required()),
});
const common = { email, mobileNumber: optionalName(), ...addressFields };

/** Both forms read the same values; each asks only for its own (spec §5). */
export const profileSchemas = {
  personal: z.object({
    ...common,
    name: requiredName(() => m.profile_name_required()),
    lastName: requiredName(() => m.profile_last_name_required()),
    companyName: z.string(),
    vatNumber: z.string(),
  }),
  business: z.object({
    ...common,
    name: z.string(),
    lastName: z.string(),
    companyName: requiredName(() => m.profile_company_name_required()),
    vatNumber: requiredName(() => m.profile_vat_number_required()).check(
      z.refine((text) => text.trim() === '' || isTaxId(text), {
        error: ({ input }) => m.error_TaxIdInvalid({ id: String(input) }),
      }),
    ),
  }),
};
export type ProfileValues = z.infer<(typeof profileSchemas)['personal']>;

export function profileType({ customerType }: Pick<Customer, 'customerType'>): ProfileType {
  return customerType === 'COMMERCIAL' ? 'business' : 'personal';
}

/** A business customer's name is the company's (spec §3). */
export function profileValues(customer: Customer): ProfileValues {
  const isBusiness = profileType(customer) === 'business';
  const { lastname, vatIdOrTaxId, name, customerType: _, ...shared } = customer;
  return {
    ...shared,
    name: isBusiness ? '' : name,
    lastName: lastname,
    companyName: isBusiness ? name : '',
    vatNumber: vatIdOrTaxId,
    country: shared.country || m.delivery_address_country_default(),
  };
}

/** The payload of PUT /v1/customers (spec §7). */
export function customerUpdate(type: ProfileType, values: ProfileValues): CustomerUpdate {
  const { name, lastName, companyName, vatNumber, ...shared } = values;
  return type === 'personal'
    ? { ...shared, customerType: 'PRIVATE', name, lastname: lastName }
    : { ...shared, customerType: 'COMMERCIAL', name: companyName, vatIdOrTaxId: vatNumber };
}
