import { randomUUID } from 'node:crypto';
import { eq, like } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { mailsTo } from '../../tests/support/mailbox.ts';
import { idOf, paidOrder, type TestOrder } from '../../tests/support/orders.ts';
import { startTestShop, type TestShop } from '../../tests/support/shop.ts';
import { callKitchen, staffOf } from '../../tests/support/staff.ts';
import { outbox } from '../db/schema/jobs.ts';
import { handovers } from '../db/schema/kitchen.ts';
import { lineItems, productOrders } from '../db/schema/ordering.ts';
import { composeMail } from './compose.tsx';

let shop: TestShop;
let office: string;
beforeAll(async () => {
  shop = await startTestShop();
  office = (await staffOf(shop, 'OFFICE')).cookie;
});
afterEach(() => {
  shop.clock.offset = 0;
});
afterAll(() => shop.stop());

const stage = ({ publicId }: TestOrder, to: string) =>
  callKitchen(shop, 'POST', `/orders/${publicId}/stage`, { cookie: office, body: { stage: to } });
const rowOf = async ({ publicId }: TestOrder) =>
  (
    await shop.deps.db
      .select()
      .from(outbox)
      .where(eq(outbox.key, `order-delivered:${publicId}`))
  )[0];
const letters = async ({ customer }: TestOrder) =>
  (await mailsTo(customer.email)).filter(({ subject }) => subject.startsWith('Enjoy your meal'));
const refusals = async ({ customer }: TestOrder) =>
  (await mailsTo(customer.email)).filter(({ subject }) => subject.includes('alcohol was not handed over'));
const withBeer = (change: object = {}) =>
  paidOrder(shop, { preferDateAndTime: undefined, productQuantities: { '101': 1, '707': 2 }, ...change });
/** Hands an order over without its alcohol, as its driver presses it. */
const refuse = async ({ publicId }: TestOrder) => {
  const { cookie } = await staffOf(shop, 'OWNER');
  const at = Math.floor(shop.deps.now() / 1000);
  const body = { id: randomUUID(), at, receivedBy: 'Reception', isAlcoholRefused: true };
  return callKitchen(shop, 'POST', `/orders/${publicId}/handover`, { cookie, body });
};
/** What was queued for an order is sent, or let go. */
const areClosed = async ({ publicId }: TestOrder) =>
  expect
    .poll(async () => {
      const rows = await shop.deps.db
        .select()
        .from(outbox)
        .where(like(outbox.key, `%:${publicId}`));
      return rows.every(({ sentAt }) => sentAt !== null);
    })
    .toBe(true);
const inOneLine = (text = '') => text.replaceAll(/\s+/g, ' ');

test('a customer is thanked once, ten seconds after their order was said to be with them', async () => {
  const placed = await paidOrder(shop);
  await stage(placed, 'DELIVERED');
  const waits = ((await rowOf(placed))?.nextAttemptAt.getTime() ?? 0) - shop.deps.now();
  expect(waits).toBeGreaterThan(8000);
  shop.clock.offset = 11_000;
  await expect.poll(() => letters(placed)).toHaveLength(1);
  const [letter] = await letters(placed);
  expect(inOneLine(letter?.text)).toContain(
    'Boards, bowls, stands and crates that have stayed with you we collect',
  );
  expect(letter?.text).toContain('Order again');
  await stage(placed, 'READY');
  await stage(placed, 'DELIVERED');
  shop.clock.offset = 30_000;
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(await letters(placed)).toHaveLength(1);
});

test('the thanks die with the undo', async () => {
  const placed = await paidOrder(shop);
  await stage(placed, 'DELIVERED');
  await stage(placed, 'OUT');
  expect(await rowOf(placed)).toBeUndefined();
});

test('the boards that the driver counted are named, none where none stayed, and all where a desk did not count', async () => {
  const today = { preferDateAndTime: undefined };
  const driver = (await staffOf(shop, 'OWNER')).cookie;
  const hand = async (said: object) => {
    const placed = await paidOrder(shop, today);
    const body = { id: randomUUID(), at: Math.floor(Date.now() / 1000), receivedBy: 'Reception', ...said };
    const answer = await callKitchen(shop, 'POST', `/orders/${placed.publicId}/handover`, {
      cookie: driver,
      body,
    });
    expect(answer.text).toContain('DELIVERED');
    return placed;
  };
  const [some, none] = [await hand({ boardsLeft: 3 }), await hand({ boardsLeft: 0 })];
  const uncounted = await hand({ from: 'NEW' });
  shop.clock.offset = 11_000;
  await expect.poll(() => letters(some)).toHaveLength(1);
  await expect.poll(() => letters(none)).toHaveLength(1);
  expect(inOneLine((await letters(some))[0]?.text)).toContain('that have stayed with you: 3.');
  expect((await letters(none))[0]?.text).not.toContain('Boards');
  await expect.poll(() => letters(uncounted)).toHaveLength(1);
  expect(inOneLine((await letters(uncounted))[0]?.text)).toContain('that have stayed with you we collect');
});

test('whoever was not old enough reads what of it came back, and nobody else', async () => {
  const { cookie } = await staffOf(shop, 'OWNER');
  const hand = async (isAlcoholRefused: boolean) => {
    const placed = await paidOrder(shop, {
      preferDateAndTime: undefined,
      productQuantities: { '101': 1, '707': 2 },
    });
    const at = Math.floor(Date.now() / 1000);
    const body = { id: randomUUID(), at, receivedBy: 'Reception', isAlcoholRefused };
    await callKitchen(shop, 'POST', `/orders/${placed.publicId}/handover`, { cookie, body });
    return placed;
  };
  const [some, whole] = [await hand(true), await hand(false)];
  shop.clock.offset = 11_000;
  await expect.poll(() => letters(some)).toHaveLength(1);
  await expect.poll(() => letters(whole)).toHaveLength(1);
  expect(inOneLine((await letters(some))[0]?.text)).toMatch(
    /Not handed over: 2 × [^.]+\. Nobody was there who is old enough/,
  );
  expect((await letters(whole))[0]?.text).not.toContain('Not handed over');
});

test('whoever was thanked before the driver had a connection reads of the alcohol in an e-mail of its own, once', async () => {
  const placed = await withBeer();
  await stage(placed, 'DELIVERED');
  shop.clock.offset = 11_000;
  await expect.poll(() => letters(placed)).toHaveLength(1);
  expect((await refuse(placed)).json).toEqual({ stage: 'DELIVERED' });
  shop.clock.offset = 40_000;
  await expect.poll(() => refusals(placed)).toHaveLength(1);
  expect(inOneLine((await refusals(placed))[0]?.text)).toMatch(
    /we handed over your order, but not the alcohol in it\. Not handed over: 2 × [^.]+\. Nobody was there who is old enough/,
  );
  // Told once, whatever is pressed again.
  await stage(placed, 'READY');
  await refuse(placed);
  shop.clock.offset = 80_000;
  await areClosed(placed);
  expect(await refusals(placed)).toHaveLength(1);
  expect(await letters(placed)).toHaveLength(1);
});

test('whoever reads of the alcohol in the thanks is not written to again', async () => {
  const placed = await withBeer();
  await refuse(placed);
  shop.clock.offset = 40_000;
  await areClosed(placed);
  expect(inOneLine((await letters(placed))[0]?.text)).toContain('Not handed over: 2 ×');
  expect(await refusals(placed)).toEqual([]);
});

test('the thanks leave ten seconds later also where alcohol was refused', async () => {
  const placed = await withBeer();
  await refuse(placed);
  shop.clock.offset = 11_000;
  await expect.poll(() => letters(placed), { timeout: 4000 }).toHaveLength(1);
});

test('that alcohol was not handed over is told also days later, when nobody is thanked any more', async () => {
  const placed = await withBeer();
  await shop.deps.db
    .update(productOrders)
    .set({ preferDateAndTime: '2026-01-05T12:30', bon: null, locale: 'de' })
    .where(eq(productOrders.publicId, placed.publicId));
  await refuse(placed);
  expect(await rowOf(placed)).toBeUndefined();
  const [row] = await shop.deps.db
    .select()
    .from(outbox)
    .where(eq(outbox.key, `alcohol-refused:${placed.publicId}`));
  const mail = row && (await composeMail(shop.deps, row));
  expect(mail?.subject).toMatch(/^Ihre Bestellung .*: Alkohol nicht übergeben$/);
  expect(inOneLine(mail?.text)).toContain('Nicht übergeben: 2 × Kasten Pils');
});

test('a refusal counts no more once its hand-over is taken back, and none where an age was seen', async () => {
  const [back, seen] = [await withBeer(), await withBeer()];
  await refuse(back);
  await stage(back, 'OUT');
  await stage(back, 'DELIVERED');
  await refuse(seen);
  // As a release before this one hands it over anew, which does not know of refusals.
  await shop.deps.db
    .update(handovers)
    .set({ ageChecked: 16 })
    .where(eq(handovers.orderId, await idOf(shop, seen)));
  for (const placed of [back, seen]) {
    const { json } = await callKitchen(shop, 'GET', `/orders/${placed.publicId}`, { cookie: office });
    expect(json.handover).toMatchObject({ isAlcoholRefused: false });
  }
  shop.clock.offset = 40_000;
  for (const placed of [back, seen]) {
    await areClosed(placed);
    const [letter] = await letters(placed);
    expect(letter?.text).toContain('your order is with you');
    expect(letter?.text).not.toContain('Not handed over');
    expect(await refusals(placed)).toEqual([]);
  }
});

test('the alcohol is named also in orders of a release that did not keep how strong it is', async () => {
  const placed = await withBeer();
  await shop.deps.db
    .update(lineItems)
    .set({ alcoholByVolume: null })
    .where(eq(lineItems.orderId, await idOf(shop, placed)));
  await refuse(placed);
  shop.clock.offset = 11_000;
  await expect.poll(() => letters(placed)).toHaveLength(1);
  expect(inOneLine((await letters(placed))[0]?.text)).toContain(
    'Not handed over: 2 × Crate of Pils, 20 bottles. Nobody',
  );
});

test('what is canceled after it was handed over is told so, and nobody reads that it is not cooked', async () => {
  const placed = await paidOrder(shop);
  await stage(placed, 'DELIVERED');
  const { cookie } = await staffOf(shop, 'OWNER');
  const answer = await callKitchen(shop, 'POST', `/orders/${placed.publicId}/cancel`, { cookie, body: {} });
  expect(answer.status).toBe(200);
  const canceled = async () =>
    (await mailsTo(placed.customer.email)).filter(({ subject }) => subject.includes('is canceled'));
  await expect.poll(canceled).toHaveLength(1);
  const text = inOneLine((await canceled())[0]?.text);
  expect(text).toContain('this order is canceled, though it was with you already.');
  expect(text).not.toContain('cook');
});

test('who has fetched an order is thanked for that, and asked for no boards', async () => {
  const placed = await paidOrder(shop, { fulfilment: 'PICKUP', deliveryAddressId: undefined });
  await stage(placed, 'DELIVERED');
  shop.clock.offset = 11_000;
  await expect.poll(() => letters(placed)).toHaveLength(1);
  const [letter] = await letters(placed);
  expect(letter?.subject).toContain('is picked up');
  expect(letter?.text).not.toContain('Boards');
});

test('nobody is thanked for an order of days ago that the kitchen tidies up', async () => {
  const placed = await paidOrder(shop);
  await shop.deps.db
    .update(productOrders)
    .set({ preferDateAndTime: '2026-01-05T12:30', bon: null })
    .where(eq(productOrders.publicId, placed.publicId));
  await stage(placed, 'DELIVERED');
  expect(await rowOf(placed)).toBeUndefined();
});
