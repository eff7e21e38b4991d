import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { berlinInstant } from '#rules/booking/berlin-instant.ts';
import { addDays, berlinDay, type Day } from '#rules/booking/berlin-time.ts';
import { mailsTo } from '../../../tests/support/mailbox.ts';
import { act, idOf, order, paidOrder, type TestOrder } from '../../../tests/support/orders.ts';
import { startTestShop, type TestShop } from '../../../tests/support/shop.ts';
import { outbox } from '../../db/schema/jobs.ts';
import { productOrders } from '../../db/schema/ordering.ts';
import { onceADay } from '../../jobs/nightly.ts';
import { remindFrom, remindOfTomorrow, untilNextReminders } from './remind-of-tomorrow.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterEach(() => {
  shop.clock.offset = 0;
});
afterAll(() => shop.stop());

let ahead = 4;
/** A day for each test, of which the days before are no other test's. */
const ownDay = () => {
  ahead += 3;
  return addDays(berlinDay(Date.now()), ahead);
};
const setClock = (day: Day, time: string) => {
  shop.clock.offset = berlinInstant(day, time) - Date.now();
};
/** What each process does at its turns. */
const turn = () => onceADay(shop.deps, 'remind of tomorrow', remindFrom, () => remindOfTomorrow(shop.deps));
const letters = async ({ customer }: TestOrder) =>
  (await mailsTo(customer.email)).filter(({ subject }) => subject.includes('comes tomorrow'));
const keysOf = async ({ publicId }: TestOrder) => {
  const rows = await shop.deps.db.select().from(outbox).where(eq(outbox.kind, 'order-tomorrow'));
  return rows.map(({ key }) => key).filter((key) => key.includes(publicId));
};
const set = (placed: TestOrder, change: Partial<typeof productOrders.$inferInsert>) =>
  shop.deps.db.update(productOrders).set(change).where(eq(productOrders.publicId, placed.publicId));
const inOneLine = (text = '') => text.replaceAll(/\s+/g, ' ');

test('at ten on the day before a customer reads what comes when and where, once, whoever of many asks', async () => {
  const day = ownDay();
  const placed = await paidOrder(shop, { preferDateAndTime: `${day}T12:30` });
  const before = addDays(day, -1);
  setClock(before, '09:59');
  await turn();
  expect(await keysOf(placed)).toEqual([]);
  setClock(before, '10:00');
  await Promise.all(Array.from({ length: 5 }, turn));
  await expect.poll(() => letters(placed)).toHaveLength(1);
  setClock(before, '18:00');
  await turn();
  const all = await letters(placed);
  expect(all).toHaveLength(1);
  const text = inOneLine(all[0]?.text);
  expect(text).toContain('tomorrow we bring your order');
  expect(text).toContain('12:30');
  expect(text).toContain('Oranienstraße 185');
  expect(text).toContain('2 × Open rolls, mixed');
  expect(text).toMatch(/Call \+?[\d ]+ or answer this e-mail/);
  expect(text).toContain('Change my order');
  expect(text).toMatch(/You can change it until .*12:30\./);
  expect(text).toMatch(
    /until .*12:30: €58\.00 \(50% of the order\) after that: €116\.00 \(100% of the order\)/,
  );
});

test('who has ordered alcohol reads in the confirmation and on the day before that somebody of age has to be there', async () => {
  const day = ownDay();
  const placed = await paidOrder(shop, {
    preferDateAndTime: `${day}T12:30`,
    productQuantities: { '101': 2, '707': 1 },
  });
  setClock(addDays(day, -1), '10:00');
  await turn();
  const proof = /somebody who is at least 16 and has an ID has to be there/;
  const saying = async () =>
    (await mailsTo(placed.customer.email)).filter(({ text }) => proof.test(inOneLine(text)));
  await expect.poll(saying).toHaveLength(2);
});

test('who picks alcohol up reads that they have to be of age, and nothing of a van', async () => {
  const day = ownDay();
  const placed = await paidOrder(shop, {
    preferDateAndTime: `${day}T12:30`,
    fulfilment: 'PICKUP',
    deliveryAddressId: undefined,
    productQuantities: { '101': 2, '707': 1 },
  });
  setClock(addDays(day, -1), '10:00');
  await turn();
  const saying = async (proof: string) =>
    (await mailsTo(placed.customer.email)).filter(({ text }) => inOneLine(text).includes(proof));
  const proof = 'whoever picks it up has to be at least 16 and have an ID';
  await expect.poll(() => saying(proof)).toHaveLength(2);
  expect(await saying('back with us')).toEqual([]);
});

test('once the deadline is over it says that, and what canceling costs', async () => {
  const day = ownDay();
  const placed = await paidOrder(shop, { preferDateAndTime: `${day}T12:30` });
  setClock(addDays(day, -1), '15:00');
  await turn();
  await expect.poll(() => letters(placed)).toHaveLength(1);
  const text = inOneLine((await letters(placed))[0]?.text);
  expect(text).not.toContain('Change my order');
  expect(text).toContain('It can no longer be changed online');
  expect(text).toContain('from now on: €116.00 (100% of the order)');
});

test('what is canceled, not paid, without a time or on its way already is nothing to be reminded of', async () => {
  const day = ownDay();
  const at = { preferDateAndTime: `${day}T12:30` };
  const canceled = await paidOrder(shop, at);
  await act(shop, canceled, 'cancel');
  const open = await order(shop, at);
  const timeless = await paidOrder(shop, { preferDateAndTime: undefined });
  const out = await paidOrder(shop, at);
  await set(out, { stage: 'OUT' });
  setClock(addDays(day, -1), '10:00');
  await turn();
  for (const placed of [canceled, open, timeless, out]) expect(await keysOf(placed)).toEqual([]);
});

test('who ordered after ten, or less than a day before, is not reminded', async () => {
  const day = ownDay();
  const before = addDays(day, -1);
  const late = await paidOrder(shop, { preferDateAndTime: `${day}T12:30` });
  await set(late, { createdAt: new Date(berlinInstant(before, '10:01')) });
  const short = await paidOrder(shop, { preferDateAndTime: `${day}T09:00` });
  await set(short, { createdAt: new Date(berlinInstant(before, '09:30')) });
  const early = await paidOrder(shop, { preferDateAndTime: `${day}T12:30` });
  await set(early, { createdAt: new Date(berlinInstant(before, '09:30')) });
  setClock(before, '11:00');
  await turn();
  expect([await keysOf(late), await keysOf(short)]).toEqual([[], []]);
  expect(await keysOf(early)).toHaveLength(1);
});

test('an order that was moved is reminded of on the day before its new one too, and not of the old one', async () => {
  const day = ownDay();
  const placed = await paidOrder(shop, { preferDateAndTime: `${day}T12:30` });
  setClock(addDays(day, -1), '10:00');
  await remindOfTomorrow(shop.deps);
  await expect.poll(() => letters(placed)).toHaveLength(1);
  const later = addDays(day, 1);
  await set(placed, { preferDateAndTime: `${later}T13:00`, bon: null });
  setClock(day, '10:00');
  await remindOfTomorrow(shop.deps);
  await expect.poll(() => letters(placed)).toHaveLength(2);
  expect((await letters(placed))[1]?.text).toContain('13:00');
  expect(await keysOf(placed)).toHaveLength(2);
  // One that was held up tells of a day that is none any more.
  const key = `order-tomorrow:${placed.publicId}:late`;
  const payload = { orderId: await idOf(shop, placed), day };
  await shop.deps.db.insert(outbox).values({ key, kind: 'order-tomorrow', payload });
  const sent = async () => (await shop.deps.db.select().from(outbox).where(eq(outbox.key, key)))[0]?.sentAt;
  await expect.poll(sent).toBeTruthy();
  expect(await letters(placed)).toHaveLength(2);
});

test('the next look comes with the hour, and never later than ten minutes', () => {
  const at = (time: string) => untilNextReminders(berlinInstant('2027-01-05', time));
  expect(at('09:59')).toBe(60_020);
  expect(at('06:00')).toBe(600_000);
  expect(at('10:00')).toBe(600_000);
});
