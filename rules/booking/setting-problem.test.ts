import { expect, test } from 'vitest';
import { settingProblem } from './setting-problem.ts';

test.each([
  ['min-order', '49.90'],
  ['min-order', ' 50 '],
  ['min-order-time-hour', '24'],
  ['hide-footer', 'true'],
  ['delivery-postcodes', '10999, 10997'],
  ['delivery-postcodes', '10999; 10997\n10965'],
  ['delivery-postcodes', ''],
  ['closed-days', '2026-12-24..2026-12-26, 2027-01-01'],
  ['closed-days', ''],
  ['fee-steps', '72 0 damages, 0 100 service'],
  ['fee-steps', ''],
])('%s takes %j', (key, value) => {
  expect(settingProblem(key, value)).toBeNull();
});

test.each([
  ['min-order', '-1', 'an amount in euro'],
  ['min-order', 'fifty', 'an amount in euro'],
  ['min-order', '50 euro', 'an amount in euro'],
  ['min-order-time-hour', '1.5', 'a whole number'],
  ['hide-footer', 'yes', 'true or false'],
  ['hide-footer', 'untrue', 'true or false'],
  ['hide-footer', 'false.', 'true or false'],
  ['delivery-postcodes', '1099', 'five digits'],
  ['closed-days', '24.12.2026', 'days and periods'],
  ['fee-steps', '24 50 damages, 48 100 damages', 'hours, per cent and tax'],
  ['server-secret', 'x', 'there are min-order, min-order-time-hour, '],
])('%s does not take %j', (key, value, reason) => {
  expect(settingProblem(key, value)).toContain(reason);
});

test.each(['toString', 'constructor', '__proto__', 'min-orders'])('%s is no setting', (key) => {
  expect(settingProblem(key, '1')).toMatch(`there is no setting ${key}; there are min-order, `);
});
