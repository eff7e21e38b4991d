import { expect, test } from 'vitest';
import { emptyDraft, emptyInvoice, parseDraft } from './delivery-draft.ts';

test('a draft survives being stored', () => {
  const draft = {
    fulfilment: 'PICKUP',
    addressId: 4,
    instruction: 'Ring. 2 × vegan',
    noted: '2 × vegan',
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
    invoice: {
      ...emptyInvoice,
      to: 'company',
      hasOwnAddress: true,
      company: 'Lind GmbH',
      leitwegId: '04011',
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
  '{"addressId":"4","instruction":7,"noted":7,"fulfilment":"DROP","contact":[7],"newAddress":1,"invoice":"x"}',
])('%o is an empty draft', (stored) => {
  expect(parseDraft(stored)).toEqual(emptyDraft);
});
