import { expect, test } from 'vitest';
import { isTaxId } from './tax-id.ts';

test.each([
  'DE123456789',
  'de 123 456 789',
  'ATU12345678',
  'NL123456789B01',
  'CHE-123.456.789 MWST',
  'GB 123 4567 89',
  'JP1234567890123',
  '12/345/67890',
  '1121081508150',
])('%s is one', (text) => {
  expect(isTaxId(text)).toBe(true);
});

test.each([
  'DE 123',
  'DE12345678',
  'DE1234567890',
  'ATU1234567',
  'AT12345678',
  'number',
  'constructor',
  '12',
  '',
])('%j is none', (text) => {
  expect(isTaxId(text)).toBe(false);
});
