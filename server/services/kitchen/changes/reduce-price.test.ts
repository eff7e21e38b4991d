import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, berlinDay } from '#rules/booking/berlin-time.ts';
import { centsOf, euroOf } from '#rules/money/money.ts';
import { orderNumber } from '#rules/orders/order-number.ts';
import { formatMoney } from '#rules/text/format.ts';
import { outbox } from '#server/db/schema/jobs.ts';
import { discounts, productOrders } from '#server/db/schema/ordering.ts';
import { invoiceXml } from '#server/invoices/invoice-xml.ts';
import { composeMail } from '#server/mail/compose.tsx';
import { documentsOf } from '#server/services/billing/documents-of.ts';
import { discountsOfYear } from '#server/services/ordering/manage-discounts.ts';
import { finishRefunds } from '#server/services/payments/refund-order.ts';
import { refused } from '../../../../tests/support/client.ts';
import { sumOfDocuments } from '../../../../tests/support/invoices.ts';
import { attachmentsOf, mailsTo } from '../../../../tests/support/mailbox.ts';
import {
  fault,
  idOf,
  listedOrder,
  order,
  paidOrder,
  refundsOf,
  type TestOrder,
} from '../../../../tests/support/orders.ts';
import { startTestShop, type TestShop } from '../../../../tests/support/shop.ts';
import { callKitchen, staffOf, tabletOf } from '../../../../tests/support/staff.ts';

let shop: TestShop;
let cookie: string;
beforeAll(async () => {
  shop = await startTestShop();
  await shop.deps.db.insert(discounts).values({ code: 'MITTAG10', percent: 10 });
  ({ cookie } = await staffOf(shop, 'OFFICE'));
});
afterAll(() => shop.stop());

let ahead = 6;
const ownTime = () => {
  ahead += 1;
  return `${addDays(berlinDay(shop.deps.now()), ahead)}T12:30`;
};
const details = async ({ publicId }: TestOrder) =>
  (await callKitchen(shop, 'GET', `/orders/${publicId}`, { cookie })).json;
const office = ({ publicId }: TestOrder, path: string, body: object, as = cookie) =>
  callKitchen(shop, 'POST', `/orders/${publicId}/${path}`, { cookie: as, body });
/** An order that is handed over already: two platters at 58 euros each, unless told otherwise. */
async function delivered(change: Record<string, unknown> = {}): Promise<TestOrder> {
  const placed = await paidOrder(shop, { preferDateAndTime: ownTime(), ...change });
  expect(await office(placed, 'stage', { stage: 'DELIVERED' })).toMatchObject({ status: 200 });
  return placed;
}
const reduction = (change: object = {}) => ({ id: randomUUID(), version: 1, amount: 24.5, ...change });
const reduce = (placed: TestOrder, change: object = {}) =>
  office(placed, 'price-reduction', reduction(change));
const documents = async (placed: TestOrder) => documentsOf(shop.deps.db, await idOf(shop, placed));
const sentBack = async (placed: TestOrder) => (await refundsOf(shop, placed)).map(({ amount }) => amount);

test('what was not right comes off the price: the money goes back, a credit note says it, the customer hears of it', async () => {
  const placed = await delivered({ productQuantities: { '101': 2, '301': 1 } });
  const { money: before } = await details(placed);
  expect(before.mostReduction).toBe(before.total - 0.01);
  expect((await reduce(placed, { reason: 'One bowl was missing' })).status).toBe(204);

  const { money, history, notes, version, items } = await details(placed);
  expect(money).toMatchObject({ priceReduction: 24.5, refunded: 24.5 });
  expect(money.total).toBeCloseTo(before.total - 24.5);
  expect(version).toBe(2);
  expect(items).toHaveLength(2);
  expect(history).toContainEqual(
    expect.objectContaining({
      kind: 'changed',
      data: expect.objectContaining({ difference: -24.5, isReduction: true, dishes: 0 }),
      by: { kind: 'STAFF', name: 'OFFICE' },
    }),
  );
  expect(notes).toMatchObject([{ text: 'One bowl was missing' }]);
  expect(await sentBack(placed)).toEqual([2450]);

  const [, note] = await documents(placed);
  expect(note).toMatchObject({ kind: 'CREDIT_NOTE', about: 'CHANGE', total: 2450, discount: null });
  expect(note?.lines.map(({ name, quantity }) => [name, quantity])).toEqual(
    note?.vat.map(() => ['Price reduction', 1]),
  );
  expect(note?.lines.map(({ rate, gross }) => [rate, gross])).toEqual(
    note?.vat.map(({ rate, gross }) => [rate, gross]),
  );
  expect(note && invoiceXml(note)).toContain('<ram:TypeCode>381</ram:TypeCode>');

  const told = async () =>
    (await mailsTo(placed.customer.email)).filter(({ subject }) => subject.startsWith('Price reduction'));
  await expect.poll(told).toHaveLength(1);
  const [mail] = await told();
  expect(mail?.subject).toBe(`Price reduction for your order ${orderNumber(placed.publicId)}`);
  const text = (mail?.text ?? '').replaceAll(/\s+/g, ' ');
  expect(text).toContain('We send €24.50 back the way you paid');
  expect(text).toContain('Price reduction −€24.50');
  expect(text).not.toContain('One bowl was missing');
  expect(text).not.toContain('canceling');
  expect(mail && (await attachmentsOf(mail)).map(({ name }) => name)).toEqual([
    expect.stringContaining(note?.code ?? 'none'),
  ]);
});

test('the customer sees what came off beside the discount of their code', async () => {
  const placed = await delivered({ discountCodeName: 'MITTAG10' });
  const { discount: byCode } = await listedOrder(shop, placed);
  expect(byCode).toBeGreaterThan(0);
  await reduce(placed, { amount: 10 });
  const { discount, priceReduction, refunded, priceSum } = await listedOrder(shop, placed);
  expect([discount, priceReduction, refunded]).toEqual([byCode + 10, 10, 0]);
  expect(priceSum).toBeCloseTo(116 - byCode - 10);
  expect((await office(placed, 'cancel', {})).status).toBe(200);
  // Not all of it was the code's.
  const undoing = (await documents(placed)).at(-1);
  expect(undoing?.discount).toEqual({ code: '', amount: Math.round(byCode * 100) + 1000 });
  expect(undoing && invoiceXml(undoing)).not.toContain('MITTAG10');
});

test('what codes have taken off is told without it', async () => {
  const before = await discountsOfYear(shop.deps);
  const placed = await delivered();
  await reduce(placed, { amount: 20 });
  expect(await discountsOfYear(shop.deps)).toEqual(before);
});

test('what had gone back by other ways is counted against it, and the letter says so', async () => {
  const placed = await delivered();
  await fetch(`${shop.paymentUrl}/_sandbox/payments/${placed.sessionId}/refund`, {
    method: 'POST',
    body: JSON.stringify({ amount: 2000 }),
  });
  await expect.poll(async () => (await details(placed)).money.refunded).toBe(20);
  expect((await reduce(placed)).status).toBe(204);
  expect((await details(placed)).money).toMatchObject({ refunded: 24.5 });
  const told = async () =>
    (await mailsTo(placed.customer.email)).filter(({ subject }) => subject.startsWith('Price reduction'));
  await expect.poll(told).toHaveLength(1);
  const text = ((await told())[0]?.text ?? '').replaceAll(/\s+/g, ' ');
  expect(text).toContain('We send €4.50 back the way you paid');
  expect(text).toContain('€20.00 of it had gone back to you before.');
});

test('of alcohol that came back nobody is told a deposit, in the order and in the letter about its price', async () => {
  const drinks = { '101': 2, '707': 1, '701': 1 };
  const placed = await paidOrder(shop, { preferDateAndTime: ownTime(), productQuantities: drinks });
  const onlyBeer = await paidOrder(shop, {
    preferDateAndTime: ownTime(),
    productQuantities: { '101': 2, '707': 1 },
  });
  const deposits = () =>
    Promise.all([placed, onlyBeer].map(async (each) => (await listedOrder(shop, each)).deposit));
  const [whole, beer] = await deposits();
  expect([whole > beer, beer > 0]).toEqual([true, true]);
  const at = Math.floor(shop.deps.now() / 1000);
  for (const each of [placed, onlyBeer]) {
    const handed = { id: randomUUID(), at, receivedBy: 'Reception', isAlcoholRefused: true };
    expect((await office(each, 'handover', handed)).status).toBe(200);
  }
  expect(await deposits()).toEqual([euroOf(centsOf(whole) - centsOf(beer)), 0]);
  const told = async ({ customer }: TestOrder) =>
    (await mailsTo(customer.email)).find(({ subject }) => subject.startsWith('Price reduction'))?.text;
  for (const each of [placed, onlyBeer]) {
    expect((await reduce(each, { amount: 5 })).status).toBe(204);
    await expect.poll(() => told(each)).toBeDefined();
  }
  expect(await told(placed)).toContain(`plus ${formatMoney(centsOf(whole) - centsOf(beer), 'en')} deposit`);
  expect(await told(onlyBeer)).not.toContain('deposit');

  // Taken back and handed over whole, all of it is due.
  await office(placed, 'stage', { stage: 'OUT' });
  expect((await deposits())[0]).toBe(whole);
});

test('before an order has left it is changed and not reduced, and afterwards by less than it costs', async () => {
  const placed = await paidOrder(shop, { preferDateAndTime: ownTime() });
  expect(await details(placed)).toMatchObject({ money: { mostReduction: 0 } });
  expect(await reduce(placed)).toMatchObject(refused(409, 'NotReducible', 'amount'));
  await office(placed, 'stage', { stage: 'OUT' });
  expect(await reduce(placed, { amount: 116 })).toMatchObject(refused(409, 'NotReducible', 'amount'));
  expect((await reduce(placed, { amount: 115.99 })).status).toBe(204);
  expect(await documents(placed)).toHaveLength(2);
});

test('a reduced order is not changed any more, also where nobody moves its stages', async () => {
  const placed = await paidOrder(shop, { preferDateAndTime: ownTime() });
  const wish = { items: [{ productId: 101, quantity: 1 }] };
  const ask = () => office(placed, 'changes/quote', wish);
  expect((await ask()).status).toBe(200);
  await office(placed, 'stage', { stage: 'OUT' });
  await reduce(placed);
  // As somebody does who has pressed it by mistake.
  await shop.deps.db.execute(
    `update product_orders set stage = 'READY' where public_id = '${placed.publicId}'`,
  );
  expect(await ask()).toMatchObject(refused(409, 'OrderTooLateToChange'));
});

test('a press that is sent again reduces once, and who has seen another price is refused', async () => {
  const placed = await delivered();
  const pressed = reduction();
  for (const _ of [1, 2]) expect((await office(placed, 'price-reduction', pressed)).status).toBe(204);
  expect(await sentBack(placed)).toEqual([2450]);
  expect(await reduce(placed)).toMatchObject(refused(409, 'OrderChangedMeanwhile'));
  const both = await Promise.all([reduce(placed, { version: 2 }), reduce(placed, { version: 2 })]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([204, 409]);
});

test('reduced twice and then canceled, its documents and its money come to nothing', async () => {
  const placed = await delivered({ productQuantities: { '101': 2, '301': 1 } });
  await reduce(placed, { amount: 24.5 });
  await reduce(placed, { amount: 0.33, version: 2 });
  const [first, ...reductions] = await documents(placed);
  expect(reductions.map(({ total, lines }) => [total, new Set(lines.map(({ name }) => name))])).toEqual([
    [2450, new Set(['Price reduction'])],
    [33, new Set(['Price reduction'])],
  ]);
  expect((await office(placed, 'cancel', {})).status).toBe(200);
  const all = await documents(placed);
  expect(sumOfDocuments(all)).toBe(0);
  const undoing = all.at(-1);
  expect(undoing?.total).toBe((first?.total ?? 0) - 2483);
  expect(undoing?.discount).toEqual({ code: '', amount: 2483 });
  for (const document of all) expect(() => invoiceXml(document), document.code).not.toThrow();
  const { money } = await details(placed);
  expect(money.refunded * 100).toBeCloseTo(first?.total ?? 0);
});

test('for a dish it is at the rate of that dish, and the credit note names it', async () => {
  const placed = await delivered({ productQuantities: { '101': 2, '701': 1 } });
  const [first] = await documents(placed);
  const drinks = first?.vat.find(({ rate }) => rate === 19);
  expect(drinks?.gross).toBeGreaterThan(0);
  const amount = (drinks?.gross ?? 0) / 100;
  expect(await reduce(placed, { amount, productIds: [999] })).toMatchObject(
    refused(409, 'NotReducible', 'productIds'),
  );
  expect(await reduce(placed, { amount: amount + 0.01, productIds: [701] })).toMatchObject(
    refused(409, 'NotReducible', 'amount'),
  );
  expect((await reduce(placed, { amount, productIds: [701] })).status).toBe(204);
  const [, credit] = await documents(placed);
  expect(credit?.vat).toEqual([{ ...drinks, discount: 0 }]);
  expect(credit?.lines.map(({ name }) => name)).toEqual([expect.stringMatching(/^Price reduction: ./)]);
  const told = async () =>
    (await mailsTo(placed.customer.email)).find(({ subject }) => subject.startsWith('Price reduction'))?.text;
  await expect.poll(told).toContain(credit?.lines[0]?.name);
  const { history, version, money } = await details(placed);
  expect(money.vat).toEqual([{ rate: 7, gross: 116 }]);
  expect(history).toContainEqual(
    expect.objectContaining({ data: expect.objectContaining({ isReduction: true, productIds: '701' }) }),
  );
  // What is taken off all of it is shared among what is left of each rate.
  expect((await reduce(placed, { amount: 5, version })).status).toBe(204);
  expect((await documents(placed)).at(-1)?.vat).toMatchObject([{ rate: 7, gross: 500 }]);
  await office(placed, 'cancel', {});
  const all = await documents(placed);
  expect(sumOfDocuments(all)).toBe(0);
  for (const document of all) expect(() => invoiceXml(document), document.code).not.toThrow();
});

/** What can be taken off for a dish of an order, in euro, beside what it costs there. */
async function ofDish(placed: TestOrder, id: number): Promise<{ lineTotal: number; mostReduction: number }> {
  const { money } = await details(placed);
  return money.lines.find(({ productId }: { productId: number }) => productId === id);
}

test('for a dish no more comes off than was paid for it and has not come off for it before', async () => {
  const placed = await delivered({ productQuantities: { '101': 2, '301': 1 } });
  const { lineTotal: price, mostReduction } = await ofDish(placed, 301);
  expect(mostReduction).toBe(price);
  const productIds = [301];
  expect(await reduce(placed, { amount: price + 0.01, productIds })).toMatchObject(
    refused(409, 'NotReducible', 'amount'),
  );
  expect(await documents(placed)).toHaveLength(1);
  expect((await reduce(placed, { amount: price - 2, productIds })).status).toBe(204);
  expect(await ofDish(placed, 301)).toMatchObject({ mostReduction: 2 });
  // For all of the order is not for this dish.
  expect((await reduce(placed, { amount: 20, version: 2 })).status).toBe(204);
  expect(await reduce(placed, { amount: 2.01, version: 3, productIds })).toMatchObject(
    refused(409, 'NotReducible', 'amount'),
  );
  expect((await reduce(placed, { amount: 2, version: 3, productIds })).status).toBe(204);
  expect(await ofDish(placed, 301)).toMatchObject({ mostReduction: 0 });
  expect(await ofDish(placed, 101)).toMatchObject({ mostReduction: 116 });
});

test('for a dish that a code had made cheaper it is what was paid', async () => {
  const placed = await delivered({ productQuantities: { '101': 2, '301': 1 }, discountCodeName: 'MITTAG10' });
  const { lineTotal: price, mostReduction } = await ofDish(placed, 301);
  expect(mostReduction).toBeCloseTo(price * 0.9, 1);
  expect(await reduce(placed, { amount: price, productIds: [301] })).toMatchObject(
    refused(409, 'NotReducible', 'amount'),
  );
  expect((await reduce(placed, { amount: mostReduction, productIds: [301] })).status).toBe(204);
});

test('for two dishes of which one has come off already it is at the rate of the other', async () => {
  const placed = await delivered({ productQuantities: { '101': 2, '301': 1, '701': 1 } });
  const [salad, crate] = [await ofDish(placed, 301), await ofDish(placed, 701)];
  expect((await reduce(placed, { amount: salad.mostReduction, productIds: [301] })).status).toBe(204);
  const both = { amount: crate.mostReduction, version: 2, productIds: [301, 701] };
  expect((await reduce(placed, both)).status).toBe(204);
  expect((await documents(placed)).at(-1)?.vat).toMatchObject([{ rate: 19, gross: both.amount * 100 }]);
});

test('only office and owner give money back, and only after showing who they are', async () => {
  const placed = await delivered();
  for (const role of ['KITCHEN', 'DRIVER'] as const) {
    const { cookie: other } = await staffOf(shop, role);
    expect(await office(placed, 'price-reduction', reduction(), other)).toMatchObject(
      refused(403, 'NotAllowed'),
    );
  }
  expect(await office(placed, 'price-reduction', reduction(), await tabletOf(shop))).toMatchObject({
    status: 403,
  });
  expect(await documents(placed)).toHaveLength(1);
});

/** An order that was paid by bank transfer and is handed over. */
async function transferred(): Promise<TestOrder> {
  const placed = await order(shop, { preferDateAndTime: ownTime() });
  const transfer = { id: randomUUID(), amount: 116, receivedOn: berlinDay(shop.deps.now()), reason: 'Order' };
  expect((await office(placed, 'transfer', transfer)).status).toBe(204);
  await office(placed, 'stage', { stage: 'DELIVERED' });
  return placed;
}
/** The texts of what its customer was told under a subject, each in one line. */
async function letters({ customer }: TestOrder, about: string, count: number): Promise<string[]> {
  const found = async () =>
    (await mailsTo(customer.email))
      .filter(({ subject }) => subject.includes(about))
      .map(({ text }) => text.replaceAll(/\s+/g, ' '));
  await expect.poll(found).toHaveLength(count);
  return found();
}

test('what was paid by bank transfer goes back by one: a notice says so, and the provider is never asked', async () => {
  const placed = await transferred();
  expect((await reduce(placed)).status).toBe(204);
  await expect
    .poll(async () => (await details(placed)).money)
    .toMatchObject({ needsHand: true, byHand: 24.5 });
  expect(await sentBack(placed)).toEqual([]);
  expect((await office(placed, 'refunded', { amount: 24.5 })).status).toBe(204);
  expect(await details(placed)).toMatchObject({ money: { needsHand: false, refunded: 24.5 } });
});

test('each reduction of what nobody has transferred back yet names its own amount', async () => {
  const placed = await transferred();
  await reduce(placed);
  await reduce(placed, { amount: 10, version: 2 });
  const texts = await letters(placed, 'Price reduction', 2);
  expect(texts[0]).toContain('We transfer €24.50 back');
  expect(texts[1]).toContain('We transfer €10.00 back');
  await expect.poll(async () => (await details(placed)).money.byHand).toBe(34.5);
});

test('canceled before its reduction was transferred back, its customer hears that all of it still comes', async () => {
  const placed = await transferred();
  await reduce(placed);
  await expect.poll(async () => (await details(placed)).money.byHand).toBe(24.5);
  expect((await office(placed, 'cancel', {})).status).toBe(200);
  const [text] = await letters(placed, 'canceled', 1);
  expect(text).toContain('We transfer €116.00 back to the account that your money came from.');
  expect(text).toContain('That includes €24.50 that we had told you of before.');
  await expect.poll(async () => (await details(placed)).money.byHand).toBe(116);
});

test('canceled after its reduction was transferred back, the rest is transferred too', async () => {
  const placed = await transferred();
  await reduce(placed);
  await expect.poll(async () => (await details(placed)).money.byHand).toBe(24.5);
  expect((await office(placed, 'refunded', { amount: 24.5 })).status).toBe(204);
  await office(placed, 'cancel', {});
  const [text] = await letters(placed, 'canceled', 1);
  expect(text).toContain('€24.50 had gone back to you before. We transfer the remaining €91.50 back');
});

test('of two reductions, one transferred back and one promised, canceling tells each once', async () => {
  const placed = await transferred();
  await reduce(placed);
  await expect.poll(async () => (await details(placed)).money.byHand).toBe(24.5);
  expect((await office(placed, 'refunded', { amount: 24.5 })).status).toBe(204);
  expect((await reduce(placed, { amount: 10, version: 2 })).status).toBe(204);
  await expect.poll(async () => (await details(placed)).money.byHand).toBe(10);
  expect((await office(placed, 'cancel', {})).status).toBe(200);
  const [text] = await letters(placed, 'canceled', 1);
  expect(text).toContain('€24.50 had gone back to you before. We transfer the remaining €91.50 back');
  expect(text).toContain('That includes €10.00 that we had told you of before.');
});

/** What a row of the outbox is written into, in one line. */
async function written(placed: TestOrder, kind: string, more: object = {}): Promise<string> {
  const payload = { orderId: await idOf(shop, placed), ...more };
  const row = { id: 1, key: 'told', kind, payload, attempts: 0 } as unknown as typeof outbox.$inferSelect;
  const mail = await composeMail(shop.deps, row);
  return (mail?.text ?? '').replaceAll(/\s+/g, ' ');
}

test('a letter tells what goes back in addition to what had gone back by other ways', async () => {
  const placed = await delivered();
  await fetch(`${shop.paymentUrl}/_sandbox/payments/${placed.sessionId}/refund`, {
    method: 'POST',
    body: JSON.stringify({ amount: 2000 }),
  });
  await expect.poll(async () => (await details(placed)).money.refunded).toBe(20);
  await reduce(placed);
  const [row] = await shop.deps.db
    .select()
    .from(outbox)
    .where(eq(outbox.key, `order-changed:${placed.publicId}:2`));
  expect(row?.payload).toMatchObject({ addedBack: 450 });
  expect(await written(placed, 'order-changed', row?.payload ?? {})).toContain(
    'We send €4.50 back the way you paid',
  );
});

test('canceled for all of its price, nobody is told to send money back', async () => {
  for (const placed of [await transferred(), await delivered()]) {
    await shop.deps.db
      .update(productOrders)
      .set({ bon: null, preferDateAndTime: `${addDays(berlinDay(shop.deps.now()), -1)}T12:30` })
      .where(eq(productOrders.publicId, placed.publicId));
    const { fee } = (await office(placed, 'cancel/quote', {})).json;
    expect(fee).toBe(116);
    expect((await office(placed, 'cancel', { fee })).status).toBe(200);
    const notice = await written(placed, 'cancellation-notice');
    expect(notice).not.toMatch(/von Hand zurück|von selbst zurück/);
    expect(notice).toContain('Es geht kein Geld zurück');
  }
});

test('what had left when it was canceled is not called uncooked', async () => {
  const placed = await paidOrder(shop, { preferDateAndTime: ownTime() });
  await office(placed, 'stage', { stage: 'OUT' });
  await office(placed, 'cancel', {});
  const letter = await written(placed, 'cancellation');
  expect(letter).toContain('this order is canceled, though it had left the kitchen already.');
  expect(letter).not.toContain('we will not cook it');
  expect(await written(placed, 'cancellation-notice')).not.toContain('Bitte nicht kochen');
});

test('paid online, reduced and canceled before the provider was reached, all of it is still to come', async () => {
  const placed = await delivered();
  await fault(shop, { api: '502' });
  await reduce(placed);
  await office(placed, 'cancel', {});
  const letter = await written(placed, 'cancellation');
  await fault(shop, { api: 'none' });
  expect(letter).toContain('We send €116.00 back the way you paid');
  expect(letter).toContain('That includes €24.50 that we had told you of before.');
  expect(letter).not.toContain('had gone back');
  await finishRefunds(shop.deps, true);
});
