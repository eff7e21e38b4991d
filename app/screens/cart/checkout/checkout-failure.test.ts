import { expect, test } from 'vitest';
import { ApiError } from '../../../api/client.ts';
import { checkoutFailure } from './checkout-failure.ts';

const text = (error: unknown) => {
  const failure = checkoutFailure(error);
  return failure.kind === 'message' ? failure.text : failure;
};

test('the texts of the error catalogue', () => {
  const address =
    'The selected delivery address could not be found. Please select a different delivery address.';
  expect(text(new ApiError(404, 'DeliveryAddressNotFound', 'Gone'))).toBe(address);
  expect(text(new ApiError(404, 'Unexpected', '', { message: 'no DeliveryAddress with id 4' }))).toBe(
    address,
  );
  const unavailable = 'The checkout service is currently unavailable. Please try again later.';
  expect(text(new ApiError(502, 'PaymentProviderFailed', 'x'))).toBe(unavailable);
  expect(text(new ApiError(504, 'Unexpected', ''))).toBe(unavailable);
  expect(text(new ApiError(400, 'MinimumOrderNotMet', 'Add €16.00.'))).toBe('Add €16.00.');
  expect(text(new ApiError(500, 'Unexpected', ''))).toBe(
    'There was an error processing your checkout. Please try again.',
  );
});

test('another total is handed on in euro', () => {
  const error = new ApiError(409, 'TotalChanged', 'x', { amount: 301.6 });
  expect(checkoutFailure(error)).toEqual({ kind: 'total-changed', total: 301.6 });
});

test('a time without room comes with the nearest that have some', () => {
  const nearest = ['2026-12-03T12:00', '2026-12-03T13:00'];
  expect(checkoutFailure(new ApiError(409, 'SlotFull', 'x', { nearest }))).toEqual({
    kind: 'slot-full',
    nearest,
  });
  expect(checkoutFailure(new ApiError(409, 'SlotFull', 'x'))).toEqual({ kind: 'slot-full', nearest: [] });
});
