import { describe, expect, test } from 'vitest';
import type { KitchenCustomer } from '#contract/kitchen/customers.ts';
import {
  type Draft,
  isBegun,
  newDraft,
  orderRequest,
  quoteRequest,
  withCustomer,
  withEarlier,
  withMore,
  withNewCustomer,
  withoutCustomer,
  withQuantity,
  withUnchosenAsAllergy,
} from './draft.ts';
import { missingIn } from './missing.ts';
import { callerName } from './said-words.ts';

const address = {
  deliveryAddressId: 5,
  name: '',
  street: 'Kantstraße 148',
  addition: '',
  postalCode: '10623',
  city: 'Berlin',
  instruction: '',
  isPrimary: true,
  deliverable: true,
};
const ahrens: KitchenCustomer = {
  customerId: 7,
  name: 'Sabine Wolff',
  companyName: 'Kanzlei Ahrens',
  email: 'wolff@example.com',
  phone: '030 5557 0440',
  locale: 'de',
  orders: 23,
  lastOrderAt: null,
  addresses: [{ ...address, deliveryAddressId: 4, deliverable: false }, address],
  recentOrders: [],
};
const known = (change: Partial<Draft> = {}): Draft => ({
  ...withMore(withCustomer(newDraft(), ahrens), { productId: 301, quantity: 2 }),
  day: '2026-12-09',
  time: '12:00',
  ...change,
});
const invoice = {
  ...{ customerType: 'COMMERCIAL' as const, name: ' Holm GmbH ', lastname: '' },
  ...{ vatIdOrTaxId: 'DE136695976', purchaseOrder: '4711', costCentre: '', leitwegId: '' },
  ...{ streetName: 'Torstraße', houseNumber: '1', streetAddition: '', postalCode: '10119' },
  ...{ city: 'Berlin', country: 'Deutschland' },
};
const written = { name: ' ', street: 'Hauptstr. 1', addition: ' ', postalCode: '10827', city: 'Berlin' };

describe('what is missing in an order by telephone', () => {
  test('is all that is asked for, in its order', () => {
    expect(missingIn(newDraft())).toEqual(['customer', 'items', 'day', 'place']);
  });

  test('is nothing once somebody known has said what, when and where', () => {
    expect(missingIn(known())).toEqual([]);
  });

  test('is the time only once there is a day', () => {
    expect(missingIn(known({ time: null }))).toEqual(['time']);
    expect(missingIn(known({ day: null, time: null }))).toEqual(['day']);
  });

  test('is what somebody new and their address have not said', () => {
    const fresh = withNewCustomer(known(), '', 'de');
    expect(missingIn(fresh)).toEqual(['name', 'phone', 'email', 'street', 'postal_code']);
    expect(missingIn({ ...fresh, written })).toEqual(['name', 'phone', 'email']);
    const withoutNumber = { ...written, street: 'Sonnenallee' };
    expect(missingIn({ ...fresh, written: withoutNumber })).toEqual(['name', 'phone', 'email', 'street']);
  });

  test.each(['wolff', 'wolff@', 'wolff@example', 'wolff @example.com'])('is the e-mail of "%s"', (email) => {
    const fresh = withNewCustomer(known({ written }), 'Wolff', 'de');
    const newCustomer = { name: 'Wolff', companyName: '', phone: '030 12345', email };
    expect(missingIn({ ...fresh, written, newCustomer })).toEqual(['email']);
  });

  test.each(['abc', '030 1', ' '])('is the telephone number of "%s"', (phone) => {
    const fresh = withNewCustomer(known({ written }), 'Wolff', 'de');
    const newCustomer = { name: 'Wolff', companyName: '', phone, email: 'wolff@example.com' };
    expect(missingIn({ ...fresh, written, newCustomer })).toEqual(['phone']);
  });

  test('is nothing of guests that nobody knows, and a number or a range where something stands there', () => {
    expect(missingIn(known({ guests: ' 20 – 25 ' }))).toEqual([]);
    expect(missingIn(known({ guests: 'viele' }))).toEqual(['guests']);
  });

  test('is no address where somebody comes for it', () => {
    expect(missingIn(known({ fulfilment: 'PICKUP', place: null }))).toEqual([]);
    expect(missingIn(known({ place: null }))).toEqual(['place']);
  });
});

describe('an order by telephone', () => {
  test('goes to the first address of its caller that the shop delivers to', () => {
    expect(withCustomer(newDraft(), ahrens).place).toBe(5);
    expect(withCustomer(newDraft(), { ...ahrens, addresses: [] }).place).toBe('WRITTEN');
    expect(withoutCustomer(known()).place).toBeNull();
  });

  test.each([
    ['Tarek Mahran', 'name'],
    ['030 / 5557-0912', 'phone'],
    ['+49 30 55570912', 'phone'],
    ['tarek@example.com', 'email'],
  ] as const)('takes what was looked for as said: "%s" is the %s', (typed, field) => {
    expect(withNewCustomer(newDraft(), typed, 'en').newCustomer).toMatchObject({ [field]: typed });
  });

  test('adds to a dish that is there, and takes off what is none any more', () => {
    const four = withMore(known(), { productId: 301, quantity: 2 });
    expect(four.items).toEqual([{ productId: 301, quantity: 4 }]);
    expect(withQuantity(four, 301, 0).items).toEqual([]);
    expect(withMore(four, { productId: 301, quantity: 999 }).items).toEqual([
      { productId: 301, quantity: 999 },
    ]);
  });

  test('takes what was typed for a dish and is none for what its guests may not eat, beside what they said', () => {
    const typed = known({ unchosen: ' ohne Nüsse ' });
    expect(withUnchosenAsAllergy(typed)).toMatchObject({ allergies: 'ohne Nüsse', unchosen: '' });
    const both = withUnchosenAsAllergy({ ...typed, allergies: 'Sesam' });
    expect(both.allergies).toBe('Sesam, ohne Nüsse');
    expect(orderRequest(both, 84).deliveryInstruction).toBe('Allergien: Sesam, ohne Nüsse');
  });

  test('is begun with the first thing that is said, until it is ordered', () => {
    const sent = { publicProductOrderId: 'a', total: 1, paymentExpiresAt: 1, email: 'a@example.com' };
    expect(isBegun(newDraft())).toBe(false);
    expect(isBegun({ ...newDraft(), day: '2026-12-09' })).toBe(true);
    expect(isBegun({ ...newDraft(), unchosen: 'ohne Nüsse' })).toBe(true);
    expect(isBegun(known({ sent }))).toBe(false);
  });

  test('is asked about with what is known of it', () => {
    expect(quoteRequest(newDraft())).toEqual({ items: [], fulfilment: 'DELIVERY' });
    expect(quoteRequest(known())).toEqual({
      items: [{ productId: 301, quantity: 2 }],
      fulfilment: 'DELIVERY',
      day: '2026-12-09',
      preferDateAndTime: '2026-12-09T12:00',
      address: { deliveryAddressId: 5 },
    });
  });

  test('says for how many it is, and what stands at the door', () => {
    const draft = known({
      place: 'WRITTEN',
      written: { ...written, name: 'Kita Rübe' },
      guests: ' 20 – 25 ',
    });
    const { guests, address: sent } = orderRequest(draft, 84);
    expect([guests, sent?.name]).toEqual(['20-25', 'Kita Rübe']);
  });

  test('is sent without what says nothing', () => {
    const draft = known({ place: 'WRITTEN', written, instruction: ' 2. OG ', note: '  ' });
    expect(orderRequest(draft, 84)).toEqual({
      id: draft.id,
      customer: { customerId: 7, locale: 'de' },
      items: [{ productId: 301, quantity: 2 }],
      fulfilment: 'DELIVERY',
      preferDateAndTime: '2026-12-09T12:00',
      address: { street: 'Hauptstr. 1', postalCode: '10827', city: 'Berlin' },
      deliveryInstruction: '2. OG',
      expectedTotal: 84,
    });
  });

  test('names another company on its invoice, which has all that an invoice wants', () => {
    expect(missingIn(known({ invoice }))).toEqual([]);
    expect(missingIn(known({ invoice: { ...invoice, vatIdOrTaxId: 'DE12' } }))).toEqual(['invoice']);
    const { customerType: _, lastname: __, name: ___, ...rest } = invoice;
    expect(orderRequest(known({ invoice }), 84).invoice).toEqual({ company: 'Holm GmbH', ...rest });
    expect(withoutCustomer(known({ invoice })).invoice).toBeNull();
  });

  test('takes over from an earlier order what its guests may not eat, and not over what is said now', () => {
    const items = [{ productId: 301, quantity: 2 }];
    const note = 'Allergien: Laktose, eine Person vegan. Hinterhaus. 2. OG';
    const earlier = { items, note, invoice: null };
    expect(withEarlier(newDraft(), earlier)).toMatchObject({
      items,
      allergies: 'Laktose, eine Person vegan',
      lastAllergies: 'Laktose, eine Person vegan',
      instruction: 'Hinterhaus. 2. OG',
    });
    expect(withEarlier({ ...newDraft(), allergies: 'Nüsse' }, earlier).allergies).toBe('Nüsse');
    expect(withEarlier(newDraft(), { ...earlier, note: 'Sechs essen vegan.' })).toMatchObject({
      allergies: '',
      instruction: 'Sechs essen vegan.',
    });
    expect(withEarlier(newDraft(), { ...earlier, note: 'Allergies: nuts' })).toMatchObject({
      allergies: 'nuts',
      instruction: '',
    });
    expect(withEarlier(newDraft(), { ...earlier, note: 'Allergien: z. B. Nüsse. 2. OG' })).toMatchObject({
      allergies: 'z. B. Nüsse',
      instruction: '2. OG',
    });
  });

  test('never takes what one caller may not eat over to the next, nor leaves out what that one may not', () => {
    const items = [{ productId: 301, quantity: 2 }];
    const one = withEarlier(newDraft(), { items, note: 'Allergien: Laktose. Hinterhaus', invoice: null });
    const nuts = { items, note: 'Allergien: Nüsse', invoice: null };
    expect(withEarlier(one, nuts)).toMatchObject({ allergies: 'Nüsse', instruction: '' });
    expect(withoutCustomer(one)).toMatchObject({ allergies: '', instruction: '' });
    expect(withEarlier(withoutCustomer(one), nuts).allergies).toBe('Nüsse');
    expect(withoutCustomer({ ...one, allergies: 'Laktose und Sesam' }).allergies).toBe('Laktose und Sesam');
  });

  test('names the company of an earlier order on its invoice too, without the number of that purchase order', () => {
    const earlier = { items: [{ productId: 301, quantity: 2 }], note: '', invoice };
    const again = withEarlier(known(), earlier);
    expect(again.invoice).toEqual({ ...invoice, purchaseOrder: '' });
    expect(again.lastInvoice?.purchaseOrder).toBe('4711');
    expect(withEarlier(again, { ...earlier, invoice: null }).invoice).toBeNull();
    expect(withEarlier({ ...again, invoice: null }, earlier).invoice?.name).toBe(invoice.name);
    expect(withoutCustomer(again)).toMatchObject({ invoice: null, lastInvoice: null });
    const said = { ...invoice, name: 'Ahrens' };
    expect(withEarlier(known({ invoice: said }), earlier).invoice).toEqual(said);
    expect(withEarlier({ ...again, invoice: said }, { ...earlier, invoice: null }).invoice).toEqual(said);
  });

  test('goes by the name of its caller: of a person their own, whatever company they named once', () => {
    const nameOf = (change: Partial<KitchenCustomer>) =>
      callerName(known({ customer: { ...ahrens, ...change } }));
    expect(nameOf({ customerType: 'PRIVATE' })).toBe('Sabine Wolff');
    expect(nameOf({ customerType: 'PRIVATE', name: '' })).toBe('Kanzlei Ahrens');
    expect(nameOf({ customerType: 'COMMERCIAL' })).toBe('Kanzlei Ahrens');
    expect(nameOf({ customerType: 'PRIVATE', name: '', companyName: '' })).toBe('wolff@example.com');
  });

  test('says first in its note what its guests may not eat, in the language of who pays', () => {
    const noteOf = (change: Partial<Draft>) => orderRequest(known(change), 84).deliveryInstruction;
    expect(noteOf({ allergies: ' Nüsse, Sesam ', instruction: '2. OG' })).toBe(
      'Allergien: Nüsse, Sesam. 2. OG',
    );
    expect(noteOf({ allergies: 'nuts', locale: 'en' })).toBe('Allergies: nuts');
    expect(noteOf({})).toBeUndefined();
  });
});
