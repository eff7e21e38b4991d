import * as z from 'zod/mini';
import type { Customer, CustomerUpdate } from '#contract/shop/customers.ts';
import { m } from '#messages';
import { isEmptyAddress } from '#rules/money/invoice-address.ts';
import { isTaxId } from '#rules/money/tax-id.ts';
import { isWholePhoneNumber } from '#rules/text/phone.ts';
import { addressFields, countryShown, postalCodeFits } from '../../address/address-form-schema.ts';
import { optionalName, requiredName } from '../../page/form-schema.ts';

/** Which form is shown; the wire calls it PRIVATE or COMMERCIAL (spec §3). */
export type ProfileType = 'personal' | 'business';

const email = z.email({
  error: (issue) => (issue.input ? m.sign_in_email_invalid() : m.profile_email_required()),
});
const addressParts = {
  streetName: optionalName(),
  houseNumber: optionalName(),
  streetAddition: optionalName(),
  postalCode: optionalName(),
  city: optionalName(),
  country: optionalName(),
};
const mobileNumber = optionalName().check(
  z.refine((text) => text === '' || isWholePhoneNumber(text), { error: () => m.delivery_phone_wrong() }),
);
const common = { email, mobileNumber, ...addressParts };

type AddressPart = Exclude<keyof typeof addressParts, 'streetAddition'>;
const needed: AddressPart[] = ['streetName', 'houseNumber', 'postalCode', 'city', 'country'];

/** An address is whole or empty: who only corrects their telephone number has none to give. */
const wholeAddress = [
  ...needed.map((part) =>
    z.refine<Record<keyof typeof addressParts, string>>(
      (address) => isEmptyAddress(address) || address[part] !== '',
      { path: [part], error: () => addressFields[part].safeParse('').error?.issues[0]?.message },
    ),
  ),
  postalCodeFits,
];

/** Both forms read the same values; each asks only for its own (spec §5). */
export const profileSchemas = {
  personal: z
    .object({
      ...common,
      name: requiredName(() => m.profile_name_required()),
      lastName: requiredName(() => m.profile_last_name_required()),
      companyName: z.string(),
      vatNumber: z.string(),
    })
    .check(...wholeAddress),
  business: z
    .object({
      ...common,
      name: z.string(),
      lastName: z.string(),
      companyName: requiredName(() => m.profile_company_name_required()),
      vatNumber: requiredName(() => m.profile_vat_number_required()).check(
        z.refine((text) => text.trim() === '' || isTaxId(text), {
          error: ({ input }) => m.error_TaxIdInvalid({ id: String(input) }),
        }),
      ),
    })
    .check(...wholeAddress),
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
    country: countryShown(shared.country),
  };
}

/** The payload of PUT /v1/customers (spec §7). */
export function customerUpdate(type: ProfileType, values: ProfileValues): CustomerUpdate {
  const { name, lastName, companyName, vatNumber, ...written } = values;
  const shared = { ...written, country: isEmptyAddress(values) ? '' : values.country };
  return type === 'personal'
    ? { ...shared, customerType: 'PRIVATE', name, lastname: lastName }
    : { ...shared, customerType: 'COMMERCIAL', name: companyName, vatIdOrTaxId: vatNumber };
}
