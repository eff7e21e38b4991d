import { expect, test } from 'vitest';
import { ApiError } from '../../../api/client.ts';
import { wrongAt, wrongInShort } from './wrong-at.ts';

const refused = (code: ConstructorParameters<typeof ApiError>[1], body: Record<string, unknown> = {}) =>
  wrongAt(new ApiError(409, code, 'why', body));

test('a refusal is said where it belongs', () => {
  expect(refused('SlotFull', { nearest: ['2027-01-05T13:30'] })).toMatchObject({
    time: 'why',
    nearest: ['2027-01-05T13:30'],
  });
  expect(refused('SoldOut', { productIds: [101, 102] }).dishes.map(({ productId }) => productId)).toEqual([
    101, 102,
  ]);
  expect(refused('ProductUnavailable', { field: 'productQuantities.103' }).dishes).toEqual([
    { productId: 103, text: 'why' },
  ]);
  expect(refused('OutsideDeliveryArea', { field: 'address.postalCode' }).address).toEqual({
    field: 'postalCode',
    text: 'why',
  });
  expect(refused('MinimumOrderNotMet')).toMatchObject({ rest: 'why', dishes: [] });
  expect(wrongAt(null)).toEqual({ dishes: [], nearest: [] });
});

test.each([
  'SlotFull',
  'SoldOut',
  'ProductUnavailable',
  'OutsideDeliveryArea',
  'MinimumOrderNotMet',
] as const)('why nothing can be confirmed stands beside the button, too: %s', (code) => {
  const body = { field: 'productQuantities.103', productIds: [103] };
  expect(wrongInShort(refused(code, body))).toBe('why');
});

test('nothing stands there where nothing is wrong', () => {
  expect(wrongInShort(wrongAt(null))).toBeUndefined();
});
