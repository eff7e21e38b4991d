import { expect, test } from 'vitest';
import { placeBody, placeOf, wrongIn } from './place-wish.ts';

type Ordered = Parameters<typeof placeOf>[0];

const parts = {
  name: 'Studio',
  streetName: 'Oranienstraße',
  houseNumber: '185',
  streetAddition: '',
  postalCode: '10999',
  city: 'Berlin',
  country: 'Germany',
};
const order = {
  fulfilment: 'DELIVERY',
  note: 'Zweite Klingel',
  guests: '20-25',
  place: { name: 'Studio', street: 'Oranienstraße 185', addition: '', city: '10999 Berlin', parts },
} as Ordered;
const wish = placeOf(order, 'en');
const body = (wished: typeof wish) => placeBody(order, wished, 'en');

test('what is as it was is no wish, whatever blanks and dashes say', () => {
  expect(body(wish)).toBeNull();
  expect(body({ ...wish, note: ' Zweite Klingel ', guests: '20 – 25' })).toBeNull();
});

test('only what differs is asked for; an emptied note is none', () => {
  expect(body({ ...wish, note: '' })).toEqual({ deliveryInstruction: null });
  expect(body({ ...wish, guests: '24' })).toEqual({ guests: '24' });
  const address = { ...parts, houseNumber: '12 ' };
  expect(body({ ...wish, address })).toEqual({ address: { ...parts, houseNumber: '12' } });
});

test('the country is named in the language of who reads it, and is no change by that', () => {
  const german = placeOf(order, 'de');
  expect(german.address?.country).toBe('Deutschland');
  expect(placeBody(order, german, 'de')).toBeNull();
});

test('what is missing or no number of guests is named', () => {
  expect(wrongIn(wish)).toEqual([]);
  expect(wrongIn({ ...wish, guests: 'many', address: { ...parts, city: ' ' } })).toEqual(['city', 'guests']);
});

test('what is fetched goes nowhere', () => {
  expect(placeOf({ ...order, fulfilment: 'PICKUP' }, 'en').address).toBeNull();
});
