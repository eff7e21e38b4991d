import { expect, test } from 'vitest';
import { addressIcon } from './address-picker-icon.ts';
import { selectedAddressId } from './address-picker-selection.ts';

test.each([
  ['Office Kreuzberg', 'office'],
  ['At WORK', 'office'],
  ['Business lunch', 'office'],
  ['Home office', 'office'],
  ['My home', 'home'],
  ['Zuhause', 'home'],
  ['Allotment Plänterwald', 'pin'],
  ['', 'pin'],
])('%s gets the icon %s', (name, icon) => {
  expect(addressIcon(name)).toBe(icon);
});

const addresses = [
  { id: 3, isPrimary: false },
  { id: 5, isPrimary: true },
  { id: 6, isPrimary: true },
];

test('the chosen address stays selected while it exists', () => {
  expect(selectedAddressId(addresses, 3)).toBe(3);
});

test('else the first primary one, else the first, else none', () => {
  expect(selectedAddressId(addresses, null)).toBe(5);
  expect(selectedAddressId(addresses, 99)).toBe(5);
  expect(selectedAddressId([{ id: 3, isPrimary: false }], null)).toBe(3);
  expect(selectedAddressId([], 3)).toBeNull();
});
