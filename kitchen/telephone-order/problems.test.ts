import { expect, test } from 'vitest';
import { problemText, questionOf } from './problems.ts';

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

test('who takes the call is told what to say of a place outside of the area, and all else as the shop says it', () => {
  const said = 'Nach 80331 liefern wir nicht. Sie können Ihre Bestellung gern abholen.';
  expect(problemText('OutsideDeliveryArea', said)).toBe('Dorthin liefern wir nicht; abholen geht.');
  expect(problemText('CartEmpty', 'Nichts gewählt.')).toBe('Nichts gewählt.');
});
