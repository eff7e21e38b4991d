import { expect, test } from 'vitest';
import { noWish } from '../../../stores/order-wish.ts';
import { countChanges, missingOf, tidyWish, wishBody, wishedRows } from './wish.ts';

const address = {
  name: 'Office',
  streetName: 'Oranienstraße',
  houseNumber: '185',
  streetAddition: '',
  postalCode: '10999',
  city: 'Berlin',
  country: 'Germany',
};
const item = (productId: number, quantity: number) => ({
  productId,
  name: `en:Dish ${productId}`,
  imageUrl: null,
  food: null,
  quantity,
  unitPrice: 58,
  lineTotal: 58 * quantity,
});
const order = {
  items: [item(101, 1), item(102, 2)],
  preferDateAndTime: '2027-01-05T12:30:00',
  deliveryAddress: address,
  deliveryInstruction: 'Second bell',
  guests: '20-25',
};
const salad = { productId: 301, name: 'en:Salad', imageUrl: null, unitPrice: 31 };

test('what is the same as the order is no change', () => {
  const wish = {
    quantities: { 101: 1, 301: 0 },
    dishes: [salad],
    when: '2027-01-05T12:30',
    address: { ...address, city: 'Berlin ', country: 'Deutschland' },
    notes: 'Second bell ',
    guests: '20-25',
  };
  expect(tidyWish(order, wish)).toEqual(noWish);
  expect(countChanges(tidyWish(order, wish))).toBe(0);
  expect(wishBody(order, noWish)).toEqual({});
});

test('a changed dish is asked for with all the others, one taken out is left out', () => {
  const wish = tidyWish(order, { quantities: { 101: 2, 102: 0, 301: 1 }, dishes: [salad] });
  expect(countChanges(wish)).toBe(3);
  expect(wishBody(order, wish)).toEqual({
    items: [
      { productId: 101, quantity: 2 },
      { productId: 301, quantity: 1 },
    ],
  });
  expect(wishedRows(order, wish).map(({ before, after }) => [before, after])).toEqual([
    [1, 2],
    [2, 0],
    [0, 1],
  ]);
});

test('time, place, notes and guests are asked for only where they differ', () => {
  const elsewhere = { ...address, postalCode: '10115' };
  const wish = tidyWish(order, {
    ...noWish,
    when: '2027-01-05T13:00',
    address: elsewhere,
    notes: ' ',
    guests: '',
  });
  expect(wishBody(order, wish)).toEqual({
    preferDateAndTime: '2027-01-05T13:00',
    address: elsewhere,
    deliveryInstruction: null,
    guests: null,
  });
  expect(countChanges(wish)).toBe(4);
});

test('an address without a street is not asked about yet', () => {
  expect(missingOf({ ...address, streetName: ' ' })).toEqual(['streetName']);
  expect(missingOf(undefined)).toEqual([]);
});

test('what was wished stays when somebody else changes something different', () => {
  const meanwhile = { ...order, items: [item(101, 3), item(102, 2)] };
  const wish = { quantities: { 102: 1 }, dishes: [] };
  expect(wishBody(meanwhile, tidyWish(meanwhile, wish)).items).toEqual([
    { productId: 101, quantity: 3 },
    { productId: 102, quantity: 1 },
  ]);
});
