import { expect, test } from 'vitest';
import type { KitchenCustomer } from '#contract/kitchen/customers.ts';
import { newDraft, withCustomer, withEarlier, withoutCustomer } from './draft.ts';
import { careNotTaken, lastCare, withLastCare } from './last-care.ts';

const caller = (...notes: string[]): KitchenCustomer => ({
  customerId: 7,
  name: 'Sabine Wolff',
  companyName: '',
  email: 'wolff@example.com',
  phone: '030 5557 0440',
  locale: 'de',
  orders: notes.length,
  lastOrderAt: null,
  addresses: [],
  recentOrders: notes.map((note, index) => ({
    publicProductOrderId: String(index),
    day: '2026-11-20',
    note,
    items: [],
  })),
});
const nuts = 'No nuts, my daughter is allergic';

test.each([
  ['Allergien: Laktose, eine Person vegan. Hinterhaus', 'Laktose, eine Person vegan'],
  [nuts, nuts],
  [`Second yard. ${nuts}. Ring twice.`, nuts],
  ['Bitte ohne Sesam!\n2. OG', 'Bitte ohne Sesam!'],
  ['Sechs essen vegan.', ''],
  ['Ohne Besteck, bitte', ''],
  ['', ''],
])('of "%s" it is "%s" that was said of allergies', (note, care) => {
  expect(lastCare(caller(note))).toBe(care);
});

test('what was said last counts, also where the order after that says nothing of it', () => {
  expect(lastCare(caller('2. OG', nuts, 'Allergien: Sesam'))).toBe(nuts);
  expect(lastCare(caller())).toBe('');
});

test('what was said for an order that was canceled counts as well', () => {
  const known = caller('Allergien: Sesam');
  expect(lastCare({ ...known, lastNotes: ['2. OG', nuts, 'Allergien: Sesam'] })).toBe(nuts);
});

test('what a known customer may not eat is to be seen until it is taken over, and never goes to the next caller', () => {
  const chosen = withCustomer(newDraft(), caller(nuts));
  expect(careNotTaken(chosen)).toBe(nuts);
  expect(careNotTaken({ ...chosen, allergies: 'Sesam' })).toBe(nuts);
  const taken = withLastCare(chosen);
  expect(taken).toMatchObject({ allergies: nuts, lastAllergies: nuts });
  expect(careNotTaken(taken)).toBe('');
  expect(withLastCare({ ...chosen, allergies: 'Sesam ' }).allergies).toBe(`Sesam, ${nuts}`);
  expect(careNotTaken(withEarlier(chosen, { items: [], note: nuts, invoice: null }))).toBe('');
  const next = withoutCustomer(taken);
  expect(next.allergies).toBe('');
  expect(careNotTaken(next)).toBe('');
});
