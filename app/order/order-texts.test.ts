import { expect, test } from 'vitest';
import type { Order } from '#contract/shop/orders.ts';
import { actionTexts, orderTexts } from './order-texts.ts';

const order: Order = {
  id: 12,
  publicProductOrderId: '0f8fad5b-d9cb-469f-a165-70867728950e',
  createdDate: 1_796_300_000,
  status: 'PAID',
  fulfilment: 'DELIVERY',
  deliveryAddress: {
    name: 'Office',
    streetName: 'Oranienstraße',
    houseNumber: '185',
    streetAddition: '2nd courtyard',
    postalCode: '10999',
    city: 'Berlin',
    country: 'Germany',
  },
  productQuantities: { '2': 2, '77': 1 },
  items: [
    { productId: 2, name: 'en:Wrap platter\nde:Wrap-Platte', quantity: 2, unitPrice: 54, lineTotal: 108 },
  ],
  preferDateAndTime: '2026-12-03T12:30',
  deliveryInstruction: 'Ring twice',
  guests: null,
  discountCodeName: 'HALLO10',
  discount: 10.8,
  priceSum: 97.2,
  deliveryFee: 25,
  deposit: 9.3,
  heldUntil: null,
  payNow: null,
  paymentUnderWay: false,
  cancelableUntil: Date.parse('2026-12-01T12:30+01:00') / 1000,
  refund: null,
  refunded: 0,
  invoiceCode: 'RE-2026-00042',
  creditNoteCode: null,
  link: 'D4-tW9nLRp-hZXCGdyiVDqNtuJ1yqVvlq0WbDzRk5Lzm3x8C',
};

test('says everything about an order', () => {
  expect(orderTexts(order, 'en')).toEqual({
    number: '0f8fad5b',
    date: '03.12.2026 13:13',
    address: ['Office', 'Oranienstraße 185, 2nd courtyard', '10999 Berlin'],
    items: ['2\u00a0×\u00a0Wrap platter', '1\u00a0×\u00a0Product #77'],
    time: 'Thu, Dec 3, 2026 at 12:30',
    instructions: 'Ring twice',
    total: '€97.20',
    delivery: 'incl. €25.00 for delivery and setting up',
    deposit: 'plus €9.30 deposit, settled at hand-over',
    discount: 'HALLO10, −€10.80',
    reduced: '',
  });
});

test('says what came off the price afterwards apart from the discount of a code', () => {
  expect(orderTexts({ ...order, discount: order.discount + 5, priceReduction: 5 }, 'en')).toMatchObject({
    discount: 'HALLO10, −€10.80',
    reduced: 'Price reduction €5.00',
  });
});

test('says what is not there', () => {
  const bare = {
    ...order,
    publicProductOrderId: '',
    createdDate: 0,
    fulfilment: 'PICKUP' as const,
    deliveryAddress: null,
    preferDateAndTime: null,
    deliveryInstruction: null,
    guests: null,
    discountCodeName: null,
  };
  expect(orderTexts({ ...order, status: 'CANCELED' }, 'en').deposit).toBe('');
  expect(orderTexts(bare, 'en')).toMatchObject({
    number: '12',
    date: 'N/A',
    address: ['Pickup at the shop'],
    time: 'Not specified',
    instructions: 'None',
    discount: 'None',
  });
});

const before = Date.parse('2026-11-30T09:00+01:00');
const phone = '030 5557 2140';

test('says until when an order can be canceled, and then how far its refund is', () => {
  expect(actionTexts(order, phone, 'en', before)).toEqual({
    number: '0f8fad5b',
    back: '',
    rest: '€97.20',
    until: 'Tue, Dec 1, 2026 at 12:30',
    note: 'Cancel with full refund until Tue, Dec 1, 2026 at 12:30',
  });
  const canceled = { ...order, status: 'CANCELED', cancelableUntil: null };
  const noteOf = (state: 'REQUESTED' | 'DONE' | 'FAILED', missing = 0) =>
    actionTexts({ ...canceled, refund: { amount: 97.2, state, missing } }, phone, 'en', before).note;
  expect(noteOf('REQUESTED')).toMatch(/^€97.20 is on its way/);
  expect(noteOf('DONE')).toMatch(/^We have sent €97.20 back/);
  expect(noteOf('FAILED', 97.2)).toMatch(/^Sending €97.20 back did not work/);
  expect(noteOf('FAILED', 37.2)).toMatch(/^Sending €37.20 back did not work/);
  expect(noteOf('FAILED', 0)).toMatch(/^€97.20 is on its way/);
});

test('says of a canceled order that had become less before that the money of both is meant', () => {
  const canceled = { ...order, status: 'CANCELED', cancelableUntil: null };
  const noteOf = (amount: number, gone: { before?: number; late?: number }) =>
    actionTexts({ ...canceled, refund: { amount, state: 'DONE', missing: 0, ...gone } }, phone, 'en', before)
      .note;
  expect(noteOf(221.2, { before: 124, late: 0 })).toMatch(
    /^We have sent €221.20 back .* That includes what went back before it was canceled.$/,
  );
  expect(noteOf(97.2, { before: 0, late: 0 })).not.toMatch(/before/);
  // A process of the release before does not say it.
  expect(noteOf(221.2, {})).not.toMatch(/includes/);
});

test('says of money that came after an order was canceled that it went back too, and not that it did before', () => {
  const canceled = { ...order, status: 'CANCELED', cancelableUntil: null };
  const noteOf = (refund: NonNullable<Order['refund']>) =>
    actionTexts({ ...canceled, refund }, phone, 'en', before).note;
  const late = { amount: 133.2, state: 'DONE' as const, missing: 0, before: 0, late: 36 };
  expect(noteOf(late)).toBe(
    'We have sent €133.20 back the way you paid. That includes €36.00 that arrived only after it was canceled.',
  );
  expect(noteOf({ ...late, before: 20 })).toMatch(
    /what went back before it was canceled. That includes €36.00/,
  );
  // What is missing is another amount: neither is a part of it.
  expect(noteOf({ ...late, before: 20, state: 'FAILED', missing: 10 })).not.toMatch(/includes/);
});

test('says of a paid order what has gone back of it already', () => {
  expect(actionTexts({ ...order, refunded: 60 }, phone, 'en', before)).toMatchObject({
    back: '€60.00',
    rest: '€37.20',
    note: '€60.00 has gone back to you already. Cancel with full refund until Tue, Dec 1, 2026 at 12:30',
  });
  expect(actionTexts({ ...order, refunded: 97.2 }, phone, 'en', before)).toMatchObject({
    back: '€97.20',
    rest: '',
    note: '€97.20 has gone back to you already.',
  });
});

test('says where to look and whom to call for an order that is not free to cancel any more, until it is delivered', () => {
  const call = `Canceling this order is no longer free. What is possible now and what it costs is on its page; or call us on ${phone}.`;
  const late = { ...order, cancelableUntil: null };
  const due = Date.parse('2026-12-03T12:30+01:00');
  expect(actionTexts(late, phone, 'en', due - 1)).toMatchObject({ until: '', note: call });
  expect(actionTexts(late, phone, 'en', due).note).toBeNull();
  // A page that is left open notices too; and one whose money a bank takes back is not canceled here.
  expect(actionTexts(order, phone, 'en', Date.parse('2026-12-01T12:31+01:00'))).toMatchObject({
    until: '',
    note: call,
  });
  expect(actionTexts(late, phone, 'en', before).note).toBe(call);
});

test('says whom to call for an order without an agreed time, for a month', () => {
  const open = { ...order, preferDateAndTime: null, cancelableUntil: null };
  const placed = order.createdDate * 1000;
  const note = `No time is agreed yet. To cancel with full refund, call us on ${phone}.`;
  expect(actionTexts(open, phone, 'en', placed).note).toBe(note);
  expect(actionTexts(open, phone, 'en', placed + 31 * 86_400_000).note).toBeNull();
});

test('says of a payment that takes its time not to pay again', () => {
  const underWay = { ...order, status: 'PENDING', cancelableUntil: null, paymentUnderWay: true };
  expect(actionTexts(underWay, phone, 'en', before).note).toContain('Please do not pay a second time.');
});

test('says why an order cannot be paid any more', () => {
  const late = { ...order, status: 'PENDING', cancelableUntil: null, payNow: 'TOO_LATE' as const };
  expect(actionTexts(late, phone, 'en', before).note).toContain('can no longer be booked');
  expect(actionTexts({ ...late, payNow: 'POSSIBLE' }, phone, 'en', before).note).toBeNull();
});
