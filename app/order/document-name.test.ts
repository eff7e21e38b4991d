import { expect, test } from 'vitest';
import { documentWhat } from './document-name.ts';

test('of damages it is said what they are, of other documents their name is enough', () => {
  expect(documentWhat({ kind: 'CLAIM' })).toBe(
    'flat-rate compensation for what cannot be used any more, without VAT',
  );
  expect(documentWhat({ kind: 'INVOICE' })).toBe('');
});
