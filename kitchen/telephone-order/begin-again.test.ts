import { describe, expect, test } from 'vitest';
import type { KitchenCustomer } from '#contract/kitchen/customers.ts';
import type { KitchenOrderDetails } from '#contract/kitchen/orders/order-details.ts';
import { sameAs } from './begin-again.ts';
import { missingIn } from './missing.ts';

const oranien = {
  ...{ deliveryAddressId: 5, name: '', street: 'Oranienstraße 185', addition: '', postalCode: '10999' },
  ...{ city: 'Berlin', instruction: '', isPrimary: true, deliverable: true },
};
const wolff: KitchenCustomer = {
  ...{ customerId: 7, name: 'Sabine Wolff', companyName: '', email: 'wolff@example.com', phone: '' },
  ...{ locale: 'de', orders: 1, lastOrderAt: null, addresses: [oranien], recentOrders: [] },
};
const menu = [{ productId: 101 }] as unknown as Parameters<typeof sameAs>[2];
const placeAt = (streetName: string, houseNumber: string, addition = '', postalCode = '10999') => ({
  ...{ name: '', street: `${streetName} ${houseNumber}`, addition, city: `${postalCode} Berlin` },
  parts: {
    ...{ name: '', streetName, houseNumber, streetAddition: addition, postalCode },
    ...{ city: 'Berlin', country: 'Deutschland' },
  },
});
const order = (change: object = {}) =>
  ({
    ...{ items: [{ productId: 101, quantity: 2 }], note: '', guests: '20-25', fulfilment: 'DELIVERY' },
    ...{ place: placeAt('Oranienstraße', '185'), money: { email: wolff.email, invoice: null }, ...change },
  }) as unknown as KitchenOrderDetails;

describe('an order that is had once more', () => {
  test('goes where that order went, to an address that its customer has', () => {
    expect(sameAs(order(), wolff, menu)).toMatchObject({
      place: 5,
      items: [{ productId: 101, quantity: 2 }],
    });
  });

  test('goes where that order goes since its address was changed, and not to the one of before', () => {
    const draft = sameAs(order({ place: placeAt('Am Kai', '7a', 'Tor 3', '10115') }), wolff, menu);
    expect(draft).toMatchObject({
      place: 'WRITTEN',
      written: { street: 'Am Kai 7a', addition: 'Tor 3', postalCode: '10115', city: 'Berlin' },
    });
    expect(missingIn(draft)).toEqual(['day']);
    const otherDoor = placeAt('Oranienstraße', '185', 'Hinterhaus');
    expect(sameAs(order({ place: otherDoor }), wolff, menu)).toMatchObject({
      place: 'WRITTEN',
      written: { addition: 'Hinterhaus' },
    });
  });

  test('is picked up where that one was, and for as many guests', () => {
    expect(sameAs(order({ fulfilment: 'PICKUP', place: null }), wolff, menu)).toMatchObject({
      fulfilment: 'PICKUP',
      place: null,
      guests: '20-25',
    });
    expect(sameAs(order({ guests: null }), wolff, menu).guests).toBe('');
  });
});
