import { expect, test } from 'vitest';
import { type Cart, emptyCart } from '#rules/orders/cart.ts';
import { missingForCheckout } from './missing-for-checkout.ts';

const cart: Cart = {
  ...emptyCart,
  items: [{ product: { id: 2, name: 'x', price: 54, imageUrl: null }, quantity: 2 }],
  deliveryDate: '2026-12-03',
  deliveryTime: '12:30',
};
const emptyAddress = {
  name: '',
  streetName: '',
  houseNumber: '',
  streetAddition: '',
  postalCode: '',
  city: '',
  country: '',
  isPrimary: false,
};
const fine = {
  isInArea: true,
  isBelowMinimum: false,
  isSoldOut: false,
  unsavedAddress: null,
  needsInvoiceAddress: false,
  lacksName: false,
  hasWrongPhone: false,
  lacksCompany: false,
};

test('a complete delivery lacks nothing, and neither does a pickup without an address', () => {
  expect(missingForCheckout(cart, { fulfilment: 'DELIVERY', addressId: 1, newAddress: null }, fine)).toEqual(
    [],
  );
  expect(
    missingForCheckout(
      cart,
      { fulfilment: 'PICKUP', addressId: null, newAddress: null },
      { ...fine, isInArea: false },
    ),
  ).toEqual([]);
});

test('names everything that is missing, in the order of the form', () => {
  expect(
    missingForCheckout(emptyCart, { fulfilment: 'DELIVERY', addressId: null, newAddress: null }, fine),
  ).toEqual(['products', 'address', 'date', 'time']);
});

test('an address that was written and not saved is told from none', () => {
  const newAddress = { ...emptyAddress, streetName: 'Oranienstraße' };
  expect(missingForCheckout(cart, { fulfilment: 'DELIVERY', addressId: null, newAddress }, fine)).toEqual([
    'unsaved',
  ]);
});

test('what an open form says keeps the order from going to another address, also to that of an invoice', () => {
  const newAddress = { ...emptyAddress, streetName: 'Torstraße' };
  for (const fulfilment of ['DELIVERY', 'PICKUP'] as const) {
    const choice = { fulfilment, addressId: 1, newAddress };
    expect(missingForCheckout(cart, choice, { ...fine, unsavedAddress: 'new' })).toEqual(['unsaved']);
    expect(missingForCheckout(cart, choice, { ...fine, unsavedAddress: 'edited' })).toEqual(['edited']);
  }
});

test('an address outside the delivery area counts as missing', () => {
  expect(
    missingForCheckout(
      cart,
      { fulfilment: 'DELIVERY', addressId: 1, newAddress: null },
      { ...fine, isInArea: false },
    ),
  ).toEqual(['area']);
});

test('a pickup whose invoice needs an address lacks it until one is chosen, wherever that is', () => {
  const needed = { ...fine, isInArea: false, needsInvoiceAddress: true };
  expect(
    missingForCheckout(cart, { fulfilment: 'PICKUP', addressId: null, newAddress: null }, needed),
  ).toEqual(['invoice']);
  expect(missingForCheckout(cart, { fulfilment: 'PICKUP', addressId: 1, newAddress: null }, needed)).toEqual(
    [],
  );
});

test('an invoice that needs a name lacks it after what is asked for before', () => {
  const choice = { fulfilment: 'DELIVERY', addressId: 1, newAddress: null } as const;
  expect(missingForCheckout({ ...cart, deliveryTime: null }, choice, { ...fine, lacksName: true })).toEqual([
    'time',
    'name',
  ]);
});

test('a telephone number that is none is said after the name', () => {
  const choice = { fulfilment: 'DELIVERY', addressId: 1, newAddress: null } as const;
  const wrong = { ...fine, lacksName: true, hasWrongPhone: true, lacksCompany: true };
  expect(missingForCheckout(cart, choice, wrong)).toEqual(['name', 'phone', 'company']);
});

test('a company that the invoice goes to has to be complete', () => {
  const choice = { fulfilment: 'DELIVERY', addressId: 1, newAddress: null } as const;
  expect(missingForCheckout(cart, choice, { ...fine, lacksCompany: true })).toEqual(['company']);
});

test('a basket below what is brought to its place lacks that, where the shop delivers at all', () => {
  const little = { ...fine, isBelowMinimum: true };
  const choice = { fulfilment: 'DELIVERY', addressId: 1, newAddress: null } as const;
  expect(missingForCheckout(cart, choice, little)).toEqual(['minimum']);
  expect(missingForCheckout(cart, choice, { ...little, isInArea: false })).toEqual(['area']);
  expect(missingForCheckout(cart, { ...choice, fulfilment: 'PICKUP' }, little)).toEqual([]);
});

test('names what is sold out for the day, delivered or picked up', () => {
  for (const choice of [
    { fulfilment: 'DELIVERY', addressId: 1, newAddress: null },
    { fulfilment: 'PICKUP', addressId: null, newAddress: null },
  ] as const)
    expect(missingForCheckout(cart, choice, { ...fine, isSoldOut: true })).toEqual(['soldOut']);
});
