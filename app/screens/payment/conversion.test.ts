import { expect, test } from 'vitest';
import { conversionOf } from './conversion.ts';

const paid = { productOrderId: 'b7c1', value: 97.6 };
const shop = { conversionId: 'AW-123456789/AbCdEf', isAllowed: true };

test('a paid order is reported with value, currency and transaction id', () => {
  expect(conversionOf(paid, shop)).toEqual({
    send_to: 'AW-123456789/AbCdEf',
    value: 97.6,
    currency: 'EUR',
    transaction_id: 'b7c1',
  });
  expect(conversionOf({ ...paid, value: 0 }, shop)?.value).toBe(0);
});

test.each([
  ['nothing is paid', null, shop],
  ['the shop does not advertise', paid, { ...shop, conversionId: null }],
  ['the page knows nothing of the shop', paid, { ...shop, conversionId: undefined }],
  ['there is no consent', paid, { ...shop, isAllowed: false }],
  ['there is no value', { ...paid, value: null }, shop],
  ['the value is no number', { ...paid, value: Number.NaN }, shop],
] as const)('nothing is reported when %s', (_, order, options) => {
  expect(conversionOf(order, options)).toBeNull();
});
