import { expect, test } from 'vitest';
import { questionOf } from './problems.ts';

test.each([
  ['ValidationFailed', 'customer.email', 1],
  ['ProductUnavailable', 'items.2', 2],
  ['MinimumOrderNotMet', undefined, 2],
  ['DeliveryTimeUnavailable', 'preferDateAndTime', 3],
  ['SlotFull', undefined, 3],
  ['OutsideDeliveryArea', 'address', 4],
  ['ValidationFailed', 'address.postalCode', 4],
  ['InvoiceAddressRequired', undefined, 4],
  ['TotalChanged', undefined, null],
  ['PaymentProviderFailed', undefined, null],
] as const)('%s about %s belongs to question %s', (code, field, question) => {
  expect(questionOf({ code, field })).toBe(question);
});
