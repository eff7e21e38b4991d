import type { DeliveryAddress } from '#contract/shop/delivery-addresses.ts';
import type { NewAddress } from '../stores/delivery-draft.ts';
import { addressValues, countryShown } from './address-form-schema.ts';

/** What an open form says that no saved address does: an address that is new, or another than the one it edits. */
export type UnsavedAddress = 'new' | 'edited';

/** City and country are filled in for who has written nothing yet. */
const written = ['name', 'streetName', 'houseNumber', 'streetAddition', 'postalCode'] as const;

/** Whether something is written of a new address. */
export function saysSomething(address: NewAddress | null): boolean {
  return address !== null && written.some((part) => address[part].trim() !== '');
}

/** Whether a form says something else than the address it edits. */
export function saysOtherwise(values: NewAddress, address: DeliveryAddress): boolean {
  const saved = addressValues(address);
  // It may have been begun in the other language.
  const said = { ...values, country: countryShown(values.country) };
  return (Object.keys(saved) as (keyof typeof saved)[]).some((part) => said[part] !== saved[part]);
}
