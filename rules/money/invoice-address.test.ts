import { expect, test } from 'vitest';
import { isEmptyAddress, isPostalAddress, needsInvoiceAddress } from './invoice-address.ts';

test('a pickup above 250 euro has to say where its invoice goes, a delivery says so anyway', () => {
  expect(needsInvoiceAddress('PICKUP', 25_000)).toBe(false);
  expect(needsInvoiceAddress('PICKUP', 25_001)).toBe(true);
  expect(needsInvoiceAddress('DELIVERY', 99_999)).toBe(false);
});

test('an address without street, postcode or city reaches nobody', () => {
  const address = { streetName: 'Oranienstraße', postalCode: '10999', city: 'Berlin' };
  expect(isPostalAddress(address)).toBe(true);
  for (const part of ['streetName', 'postalCode', 'city'])
    expect(isPostalAddress({ ...address, [part]: '' })).toBe(false);
});

test('an address of which nothing is said is empty, wherever its country is', () => {
  const empty = { streetName: '', houseNumber: ' ', streetAddition: '', postalCode: '', city: '' };
  expect(isEmptyAddress(empty)).toBe(true);
  for (const part of ['streetName', 'houseNumber', 'streetAddition', 'postalCode', 'city'])
    expect(isEmptyAddress({ ...empty, [part]: 'x' })).toBe(false);
});
