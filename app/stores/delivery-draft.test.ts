import { expect, test } from 'vitest';
import { emptyDraft, parseDraft } from './delivery-draft.ts';

test('a draft survives being stored', () => {
  const draft = {
    fulfilment: 'PICKUP',
    addressId: 4,
    instruction: 'Ring',
    discountCode: 'HALLO10',
    contact: { name: 'Ada', lastname: 'Holm', mobileNumber: '030 1' },
    newAddress: {
      name: '',
      streetName: 'Weserstraße',
      houseNumber: '4',
      streetAddition: '',
      postalCode: '12045',
      city: 'Ber',
      country: 'Deutschland',
      isPrimary: true,
    },
  } as const;
  expect(parseDraft(JSON.stringify(draft))).toEqual(draft);
});

test.each([
  null,
  '',
  '{',
  'null',
  '[]',
  '{"addressId":"4","instruction":7,"fulfilment":"DROP","contact":[7],"newAddress":1}',
])('%o is an empty draft', (stored) => {
  expect(parseDraft(stored)).toEqual(emptyDraft);
});
