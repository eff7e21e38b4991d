import type { Customer } from '#contract/shop/customers.ts';
import { isWholePhoneNumber } from '#rules/text/phone.ts';
import type { Contact } from '../../../stores/delivery-draft.ts';

export function lacksContact(customer: Pick<Customer, 'name' | 'mobileNumber'>): boolean {
  return !customer.name || !customer.mobileNumber;
}

/** Whether what is written as a telephone number cannot be called. */
export function hasWrongPhone(customer: Pick<Customer, 'mobileNumber'>, { mobileNumber }: Contact): boolean {
  return !customer.mobileNumber && mobileNumber.trim() !== '' && !isWholePhoneNumber(mobileNumber);
}

/** What is new and can be saved: only what was written, and a name is always part of it. Null when nothing is. */
export function contactUpdate(
  customer: Pick<Customer, 'name'>,
  contact: Contact,
): { name: string; lastname?: string; mobileNumber?: string } | null {
  const [name, lastname, mobileNumber] = [contact.name, contact.lastname, contact.mobileNumber].map((text) =>
    text.trim(),
  );
  const known = name || customer.name;
  if (!known || !(name || lastname || mobileNumber)) return null;
  return { name: known, ...(lastname && { lastname }), ...(mobileNumber && { mobileNumber }) };
}
