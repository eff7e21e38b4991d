import { expect, test } from 'vitest';
import { withDriver } from './with-driver.ts';

const drivers = [{ staffId: 1, name: 'Mira' }];

test('who was chosen before and may not drive any more is still shown', () => {
  expect(withDriver(drivers, { driverId: 2, driver: 'Jonas' })).toEqual([
    ...drivers,
    { staffId: 2, name: 'Jonas' },
  ]);
});

test('who may drive is there once, and nobody is added for a run that nobody drives', () => {
  expect(withDriver(drivers, { driverId: 1, driver: 'Mira' })).toEqual(drivers);
  expect(withDriver(drivers, { driverId: null, driver: '' })).toEqual(drivers);
});
