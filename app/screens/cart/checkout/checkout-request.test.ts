import { expect, test } from 'vitest';
import { type Cart, emptyCart } from '#rules/orders/cart.ts';
import { orderedItems } from '#rules/orders/ordered-items.ts';
import { checkoutRequest } from './checkout-request.ts';

const product = (id: number) => ({ id, name: 'x', price: 54, imageUrl: null });
const cart: Cart = {
  ...emptyCart,
  items: [
    { product: product(2), quantity: 2 },
    { product: product(0), quantity: 1 },
    { product: product(5), quantity: 0 },
  ],
  deliveryDate: '2026-12-03',
  deliveryTime: '12:30',
};
const choice = {
  fulfilment: 'DELIVERY',
  addressId: 7,
  instruction: ' Ring twice ',
  discountCode: 'HALLO10',
  invoice: null,
  postalCode: '10999',
  guests: '43',
  termsVersion: 3,
} as const;

test('sends only items with an id and a quantity above 0', () => {
  expect(orderedItems(cart)).toEqual([{ productId: 2, quantity: 2 }]);
});

test('a delivery names address, Berlin date and time, instruction, code, place, guests, and the total and the terms seen', () => {
  expect(checkoutRequest(cart, choice, 9720)).toEqual({
    items: [{ productId: 2, quantity: 2 }],
    fulfilment: 'DELIVERY',
    deliveryAddressId: 7,
    preferDateAndTime: '2026-12-03T12:30',
    deliveryInstruction: 'Ring twice',
    guests: '43',
    discountCodeName: 'HALLO10',
    postalCode: '10999',
    expectedTotal: 97.2,
    termsVersion: 3,
  });
});

test('a pickup names the address of its invoice, and what is empty is left out', () => {
  const pickup = {
    fulfilment: 'PICKUP',
    addressId: null,
    instruction: '  ',
    discountCode: null,
    invoice: null,
    postalCode: null,
    guests: null,
    termsVersion: undefined,
  } as const;
  expect(checkoutRequest({ ...cart, deliveryTime: null }, pickup, 10800)).toEqual({
    items: [{ productId: 2, quantity: 2 }],
    fulfilment: 'PICKUP',
    expectedTotal: 108,
  });
  expect(checkoutRequest(cart, { ...pickup, addressId: 7 }, 10800)).toMatchObject({ deliveryAddressId: 7 });
});
