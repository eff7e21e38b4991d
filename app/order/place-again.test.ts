import { expect, test } from 'vitest';
import { placeAgain } from './place-again.ts';

const office = {
  name: 'Office',
  streetName: 'Oranienstraße',
  houseNumber: '185',
  streetAddition: '',
  postalCode: '10999',
  city: 'Berlin',
  country: 'Deutschland',
};
const saved = (id: number, changed: Partial<typeof office> = {}) => ({
  ...office,
  ...changed,
  ...{ id, addressId: id, deliveryInstruction: '', isPrimary: false, active: true },
});

test.each([
  ['to where it went', [saved(1, { houseNumber: '3' }), saved(2)], 2],
  ['by the name that the address had', [saved(1, { name: 'Canteen' }), saved(2)], 2],
  ['to that place under another name', [saved(1, { houseNumber: '3' }), saved(2, { name: 'Home' })], 2],
])('an order goes once more %s', (_, addresses, id) => {
  expect(placeAgain(office, addresses)).toEqual({ addressId: id, newAddress: null });
});

test('an address that is not saved any more is written out, to be saved', () => {
  expect(placeAgain(office, [saved(1, { houseNumber: '3' })])).toEqual({
    addressId: null,
    newAddress: { ...office, isPrimary: false },
  });
});
