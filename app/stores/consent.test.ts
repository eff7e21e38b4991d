import { expect, test } from 'vitest';
import { acceptAll, consentLifetime, parseConsent, refuseAll, serializeConsent } from './consent.ts';

const now = Date.UTC(2026, 10, 20);
const stored = (changes: object) =>
  JSON.stringify({ version: 1, ...acceptAll, decidedAt: now - 1000, ...changes });

test.each([refuseAll, acceptAll, { preference: true, analytics: false, marketing: false }])(
  '%o survives being stored',
  (choice) => {
    const consent = { ...choice, decidedAt: now };
    expect(parseConsent(serializeConsent(consent), now)).toEqual(consent);
  },
);

test.each([
  null,
  '',
  '{',
  'null',
  '[]',
  'true',
  '{}',
  stored({ version: 0 }),
  stored({ version: '1' }),
  stored({ decidedAt: '2026-11-20' }),
  stored({ decidedAt: null }),
])('%o is no choice: the visitor is asked', (text) => {
  expect(parseConsent(text, now)).toBeNull();
});

test('only true allows a category', () => {
  expect(parseConsent(stored({ preference: 1, analytics: 'true', marketing: undefined }), now)).toEqual({
    ...refuseAll,
    decidedAt: now - 1000,
  });
});

test('after a year the visitor is asked again', () => {
  const consent = { ...acceptAll, decidedAt: now };
  expect(parseConsent(serializeConsent(consent), now + consentLifetime - 1)).toEqual(consent);
  expect(parseConsent(serializeConsent(consent), now + consentLifetime)).toBeNull();
});
