import { expect, test } from 'vitest';
import { withoutDrinks } from './without-drinks.ts';

const [platter, water, beer] = [
  { minimumAge: null, deposit: 0 },
  { minimumAge: null, deposit: 4.2 },
  { minimumAge: 16, deposit: 3.1 },
];

test('without its alcohol an order is settled with the deposit of the rest', () => {
  expect(withoutDrinks({ items: [platter, water, beer], deposit: 7.3, hasDeposit: true })).toMatchObject({
    deposit: 4.2,
    hasDeposit: true,
  });
  expect(withoutDrinks({ items: [platter, beer], deposit: 3.1, hasDeposit: true })).toMatchObject({
    deposit: 0,
    hasDeposit: false,
  });
});

test('where a release before does not say which dish has how much, all of it is settled', () => {
  expect(withoutDrinks({ items: [{}, { minimumAge: 16 }], deposit: 3.1, hasDeposit: true })).toMatchObject({
    deposit: 3.1,
    hasDeposit: true,
  });
});
