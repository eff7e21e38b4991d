import { expect, test } from 'vitest';
import { emptyDraft, parseDraft } from './delivery-draft.ts';

test('a draft survives being stored', () => {
  const draft = { fulfilment: 'PICKUP', addressId: 4, instruction: 'Ring', discountCode: 'HALLO10' } as const;
  expect(parseDraft(JSON.stringify(draft))).toEqual(draft);
});

test.each([null, '', '{', 'null', '[]', '{"addressId":"4","instruction":7,"fulfilment":"DROP"}'])(
  '%o is an empty draft',
  (stored) => {
    expect(parseDraft(stored)).toEqual(emptyDraft);
  },
);
