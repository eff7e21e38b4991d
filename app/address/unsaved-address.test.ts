import { expect, test } from 'vitest';
import { addressValues } from './address-form-schema.ts';
import { saysOtherwise, saysSomething } from './unsaved-address.ts';

const stored = {
  id: 4,
  addressId: 4,
  name: 'Office',
  streetName: 'Oranienstraße',
  houseNumber: '185',
  streetAddition: '',
  postalCode: '10999',
  city: 'Berlin',
  country: 'Germany',
  deliveryInstruction: 'Ring twice',
  isPrimary: true,
  active: true,
};

test('a form of a new address says something once more is written than the city that was filled in', () => {
  const begun = addressValues(null, 'Berlin');
  expect(saysSomething(null)).toBe(false);
  expect(saysSomething({ ...begun, streetName: ' ' })).toBe(false);
  expect(saysSomething({ ...begun, postalCode: '1' })).toBe(true);
});

test('a form of a saved address says otherwise as long as anything in it is another', () => {
  const values = addressValues(stored);
  expect(saysOtherwise(values, stored)).toBe(false);
  // Its country is named in the language of the page.
  expect(saysOtherwise({ ...values, country: 'Deutschland' }, stored)).toBe(false);
  expect(saysOtherwise({ ...values, country: 'Austria' }, stored)).toBe(true);
  expect(saysOtherwise({ ...values, houseNumber: '18' }, stored)).toBe(true);
  expect(saysOtherwise({ ...values, isPrimary: false }, stored)).toBe(true);
});
