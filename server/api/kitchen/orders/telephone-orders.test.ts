import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { orderLinkHeader } from '#contract/shop/order-link.ts';
import { addDays, berlinClock, berlinDay } from '#rules/booking/berlin-time.ts';
import { orderNumber } from '#rules/orders/order-number.ts';
import { orderLink } from '#server/access/order-link.ts';
import { slotLimits } from '#server/db/schema/booking.ts';
import { products } from '#server/db/schema/catalogue.ts';
import { customers, deliveryAddresses } from '#server/db/schema/customers.ts';
import { discounts, productOrders } from '#server/db/schema/ordering.ts';
import { eraseCustomer } from '#server/services/customers/erase-customer.ts';
import { exportCustomer } from '#server/services/customers/export-customer.ts';
import { noticeUnpaidCalls } from '#server/services/ordering/notice-unpaid-calls.ts';
import { reconcile } from '#server/services/payments/reconcile.ts';
import { setSetting } from '#server/services/settings/settings.ts';
import { addressOf, call, refused, signedIn } from '../../../../tests/support/client.ts';
import { mailsTo, waitForMails } from '../../../../tests/support/mailbox.ts';
import {
  act,
  fault,
  inThreeDays,
  order,
  paidOrder,
  press,
  sessionsOf,
  soon,
  twoPlatters,
} from '../../../../tests/support/orders.ts';
import { stripeOf } from '../../../../tests/support/provider.ts';
import { inLine } from '../../../../tests/support/race.ts';
import { startTestShop, type TestShop } from '../../../../tests/support/shop.ts';
import { callKitchen, staffOf, type TestStaff } from '../../../../tests/support/staff.ts';

let shop: TestShop;
let office: TestStaff;
beforeAll(async () => {
  shop = await startTestShop();
  office = await staffOf(shop, 'OFFICE');
});
afterEach(async () => {
  shop.clock.offset = 0;
  await fault(shop, { api: 'none' });
});
afterAll(() => shop.stop());

const twoHours = 2 * 3_600_000;
const newEmail = () => `caller-${randomUUID()}@example.com`;
const kantstrasse = { street: 'Kantstraße 148', addition: '2. OG', postalCode: '10623', city: 'Berlin' };
const sabine = (email = newEmail()) => ({ name: 'Sabine Wolff', email, phone: '030 5557 0440' });
/** Two platters for somebody new, the day after tomorrow, €116. */
const called = (change: Record<string, unknown> = {}) => ({
  id: randomUUID(),
  customer: sabine(),
  items: [{ productId: 101, quantity: 2 }],
  fulfilment: 'DELIVERY',
  preferDateAndTime: soon(shop),
  address: kantstrasse,
  expectedTotal: 116,
  ...change,
});
const place = (body: unknown, cookie = office.cookie) =>
  callKitchen(shop, 'POST', '/telephone-orders', { cookie, body });
const placed = async (change: Record<string, unknown> = {}) => {
  const body = called(change);
  const answer = await place(body);
  if (answer.status !== 201) throw new Error(`not placed: ${answer.text}`);
  return { body, publicId: answer.json.publicProductOrderId as string, answer };
};
const quote = async (body: Record<string, unknown>) =>
  (await callKitchen(shop, 'POST', '/telephone-orders/quote', { cookie: office.cookie, body })).json;
const link = (publicId: string, body: Record<string, unknown> = {}) =>
  callKitchen(shop, 'POST', `/orders/${publicId}/payment-link`, {
    cookie: office.cookie,
    body: { id: randomUUID(), ...body },
  });
const find = async (q: string) =>
  (await callKitchen(shop, 'GET', `/customers?q=${encodeURIComponent(q)}`, { cookie: office.cookie })).json;
const details = async (publicId: string) =>
  (await callKitchen(shop, 'GET', `/orders/${publicId}`, { cookie: office.cookie })).json;
const historyOf = async (publicId: string) =>
  (await details(publicId)).history.map(({ kind }: { kind: string }) => kind);
const rowOf = async (publicId: string) => {
  const [row] = await shop.deps.db.select().from(productOrders).where(eq(productOrders.publicId, publicId));
  if (!row) throw new Error('the order is gone');
  return row;
};
const ordersOf = (customerId: number | null) =>
  shop.deps.db
    .select()
    .from(productOrders)
    .where(eq(productOrders.customerId, customerId ?? 0));
const customerOf = async (email: string) =>
  (await shop.deps.db.select().from(customers).where(eq(customers.email, email)))[0];
const sessionOf = async (publicId: string) => (await rowOf(publicId)).paymentSessionId ?? '';
const noticesOf = async (publicId: string) =>
  (await callKitchen(shop, 'GET', '/notices', { cookie: office.cookie })).json.filter(
    ({ order: about }: { order: { publicProductOrderId: string } | null }) =>
      about?.publicProductOrderId === publicId,
  );
/** Its page has run out, and the shop has heard of it. */
const ended = async (publicId: string) => {
  await press(shop, await sessionOf(publicId), 'expire');
  await expect.poll(async () => (await rowOf(publicId)).status).toBe('CANCELED');
  await noticeUnpaidCalls(shop.deps);
};

describe('an order by telephone', () => {
  test('of somebody new is one of their orders, with a page that is open for two hours', async () => {
    const before = Date.now();
    const { body, publicId, answer } = await placed({ note: 'Rings twice', deliveryInstruction: 'No nuts' });
    expect(answer.json).toMatchObject({ total: 116, email: body.customer.email });
    const left = answer.json.paymentExpiresAt * 1000 - before;
    expect(left).toBeGreaterThan(twoHours - 5000);
    expect(left).toBeLessThan(twoHours + 15_000);
    expect(await customerOf(body.customer.email)).toMatchObject({
      name: 'Sabine',
      lastname: 'Wolff',
      mobileNumber: '030 5557 0440',
      customerType: 'PRIVATE',
    });
    // Who pays by the link of the e-mail may never have been in the shop, and comes back in their language.
    const session = await stripeOf(shop).checkout.sessions.retrieve(await sessionOf(publicId));
    expect([session.success_url, session.cancel_url].map((url) => /lang=de$/.test(url ?? ''))).toEqual([
      true,
      true,
    ]);
    const page = await details(publicId);
    expect(page).toMatchObject({
      state: 'UNPAID',
      isByTelephone: true,
      locale: 'de',
      name: 'Sabine Wolff',
      note: 'No nuts',
      notes: [{ text: 'Rings twice', by: { name: 'OFFICE' } }],
      place: { street: 'Kantstraße 148', addition: '2. OG', city: '10623 Berlin' },
      terms: { version: 1 },
    });
    const [said] = page.history.filter(({ kind }: { kind: string }) => kind === 'placed');
    expect(said).toMatchObject({
      by: { kind: 'STAFF', name: 'OFFICE' },
      data: { by: 'telephone', total: 116 },
    });
  });

  test('says for how many it is and what stands at the door', async () => {
    const { publicId } = await placed({ guests: '20-25', address: { ...kantstrasse, name: 'Kita Rübe' } });
    const { guests, place } = await details(publicId);
    expect([guests, place.parts.name]).toEqual(['20-25', 'Kita Rübe']);
  });

  test('stands on the board of its day with its payment on its way, and is not to be made', async () => {
    const { publicId, body } = await placed();
    const day = body.preferDateAndTime.slice(0, 10);
    const ask = async (path: string) =>
      (await callKitchen(shop, 'GET', `/days/${day}${path}`, { cookie: office.cookie })).json;
    const { orders } = await ask('');
    const slip = orders.find(
      (each: { publicProductOrderId: string }) => each.publicProductOrderId === publicId,
    );
    expect(slip).toMatchObject({ state: 'PAYMENT_UNDER_WAY', bon: null });
    const { totals, proof } = await ask('/production');
    expect(JSON.stringify(totals)).not.toContain(publicId);
    expect(proof.underWay.orders).toBeGreaterThan(0);
  });

  test('of a customer goes to an address they have, and they see it in My orders', async () => {
    const customer = await signedIn(shop, { name: 'Jana', lastname: 'Holm' });
    const address = await addressOf(shop, customer);
    const { publicId } = await placed({
      customer: { customerId: customer.id },
      address: { deliveryAddressId: address.id },
    });
    const { json } = await call(shop, 'GET', '/v1/orders', { token: customer.token });
    expect(json).toMatchObject([
      { publicProductOrderId: publicId, status: 'PENDING', payNow: 'POSSIBLE', priceSum: 116 },
    ]);
    expect((await rowOf(publicId)).address).toMatchObject({
      streetName: 'Oranienstraße',
      houseNumber: '185',
    });
  });

  test('of a new person with an e-mail that is known is that customer’s, whose name stays', async () => {
    const customer = await signedIn(shop, { name: 'Jana', lastname: 'Holm' });
    const { publicId } = await placed({ customer: sabine(customer.email.toUpperCase()) });
    const row = await rowOf(publicId);
    expect(row.customerId).toBe(customer.id);
    expect(row.customer).toMatchObject({ name: 'Jana', lastname: 'Holm', mobileNumber: '030 5557 0440' });
  });

  test('of a company that calls for the first time says in its e-mail whom the invoice will name', async () => {
    const { body } = await placed({ customer: { ...sabine(), companyName: 'Kanzlei Ahrens' } });
    const [letter] = await waitForMails(body.customer.email, 1);
    expect(letter?.subject).toMatch(/^Bitte bezahlen|^Please pay/);
    expect(letter?.text).toMatch(/(Rechnung an|Invoice to)\s+Kanzlei Ahrens/);
    const person = await placed();
    const [toPerson] = await waitForMails(person.body.customer.email, 1);
    expect(toPerson?.text).not.toMatch(/Rechnung an|Invoice to/);
  });

  test('of a company has its name, and says whom to ask for', async () => {
    const { publicId } = await placed({ customer: { ...sabine(), companyName: 'Kanzlei Ahrens' } });
    expect(await details(publicId)).toMatchObject({
      name: 'Kanzlei Ahrens',
      contact: { name: 'Sabine Wolff', phone: '030 5557 0440' },
    });
  });

  test('keeps an address for the next time, and the same one only once', async () => {
    const customer = sabine();
    await placed({ customer });
    await placed({ customer });
    const [found] = await find(customer.email);
    expect(found.addresses).toMatchObject([
      { street: 'Kantstraße 148', addition: '2. OG', postalCode: '10623', city: 'Berlin', deliverable: true },
    ]);
  });

  test('pressed twice is one order and one e-mail, also once it is paid', async () => {
    const { body, publicId, answer } = await placed();
    expect((await place(body)).json).toEqual(answer.json);
    await waitForMails(body.customer.email, 1);
    await press(shop, await sessionOf(publicId), 'pay');
    await expect.poll(async () => (await rowOf(publicId)).status).toBe('PAID');
    expect((await place(body)).json).toEqual(answer.json);
    expect(await ordersOf((await rowOf(publicId)).customerId)).toHaveLength(1);
    const links = (await mailsTo(body.customer.email)).filter(({ subject }) =>
      subject.startsWith('Bitte bezahlen'),
    );
    expect(links).toHaveLength(1);
  });

  test('pressed five times at once is one order of one customer at one page, with one e-mail', async () => {
    const body = called();
    const answers = await Promise.all(Array.from({ length: 5 }, () => place(body)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    const publicId = answers[0]?.json.publicProductOrderId;
    expect(await ordersOf((await rowOf(publicId)).customerId)).toHaveLength(1);
    expect((await sessionsOf(shop, { publicId })).filter(({ status }) => status === 'open')).toHaveLength(1);
    await waitForMails(body.customer.email, 1);
    expect((await historyOf(publicId)).filter((kind: string) => kind === 'link-sent')).toHaveLength(1);
  });

  test('is not what the customer orders in the shop, even with the same content', async () => {
    const customer = await signedIn(shop);
    const address = await addressOf(shop, customer);
    const { publicId } = await placed({
      customer: { customerId: customer.id },
      address: { deliveryAddressId: address.id },
    });
    const own = await call(shop, 'POST', '/v1/product-orders/create-checkout-session', {
      token: customer.token,
      body: { productQuantities: twoPlatters, deliveryAddressId: address.id, preferDateAndTime: soon(shop) },
    });
    expect(own.status).toBe(200);
    expect(own.json.url).not.toBe((await rowOf(publicId)).paymentUrl);
    expect(await ordersOf(customer.id)).toHaveLength(2);
  });

  test('keeps the last use of a code when its customer orders with it in the shop', async () => {
    const code = `CALL${randomUUID().slice(0, 8).toUpperCase()}`;
    await shop.deps.db.insert(discounts).values({ code, percent: 50, maximumUses: 1 });
    const customer = await signedIn(shop);
    const { publicId } = await placed({
      customer: { customerId: customer.id },
      discountCodeName: code,
      expectedTotal: 58,
    });
    await expect(order(shop, { discountCodeName: code }, customer)).rejects.toThrow('DiscountUsedUp');
    expect((await rowOf(publicId)).status).toBe('PENDING');
  });

  test('that cannot get its page stands all the same, and the same press goes on', async () => {
    const body = called();
    await fault(shop, { api: '500' });
    const answer = await place(body);
    expect(answer).toMatchObject(refused(502, 'PaymentLinkNotSent'));
    expect(answer.json.message).toContain('press again');
    expect((await rowOf(body.id)).status).toBe('PENDING');
    await fault(shop, { api: 'none' });
    const again = await place(body);
    expect(again).toMatchObject({ status: 201, json: { publicProductOrderId: body.id } });
    // The first try had an answer that was an error: the next one has a page with its whole two hours.
    expect(again.json.paymentExpiresAt * 1000 - Date.now()).toBeGreaterThan(twoHours - 20_000);
    expect(await waitForMails(body.customer.email, 1)).toHaveLength(1);
  });

  test('may be placed as often as a telephone rings in an hour, each member of the staff for themselves', async () => {
    const busy = await staffOf(shop, 'OWNER');
    await Promise.all(
      Array.from({ length: 120 }, () => shop.deps.limits.take('telephoneOrdersOfStaff', String(busy.id))),
    );
    expect(await place(called(), busy.cookie)).toMatchObject(refused(429, 'TooManyRequests'));
    expect((await place(called())).status).toBe(201);
  });
});

describe('is refused, with its field, and leaves nothing behind', () => {
  const unknown = 999_999;
  test.each([
    ['without a dish', { items: [] }, 400, 'CartEmpty', undefined],
    [
      'below the minimum',
      { items: [{ productId: 101, quantity: 0 }] },
      400,
      'ValidationFailed',
      'items.0.quantity',
    ],
    [
      'with a dish that is gone',
      {
        items: [
          { productId: 101, quantity: 2 },
          { productId: unknown, quantity: 1 },
        ],
      },
      409,
      'ProductUnavailable',
      'items.1',
    ],
    ['at another price than was said', { expectedTotal: 115 }, 409, 'TotalChanged', undefined],
    [
      'for a time that has gone',
      { preferDateAndTime: '2020-01-06T12:30' },
      400,
      'DeliveryTimeUnavailable',
      'preferDateAndTime',
    ],
    ['without a time', { preferDateAndTime: undefined }, 400, 'ValidationFailed', 'preferDateAndTime'],
    ['for what is no number of guests', { guests: 'many' }, 400, 'ValidationFailed', 'guests'],
    ['without an address', { address: undefined }, 400, 'DeliveryAddressRequired', 'address'],
    [
      'to an address of somebody else',
      { address: { deliveryAddressId: unknown } },
      404,
      'DeliveryAddressNotFound',
      'address',
    ],
    [
      'to a place too far',
      { address: { ...kantstrasse, postalCode: '80331' } },
      400,
      'OutsideDeliveryArea',
      'address',
    ],
    [
      'to a street without a number',
      { address: { ...kantstrasse, street: 'Kantstraße' } },
      400,
      'ValidationFailed',
      'address.street',
    ],
    [
      'to an address without a postcode',
      { address: { street: 'Kantstraße 148', city: 'Berlin' } },
      400,
      'ValidationFailed',
      'address.postalCode',
    ],
    [
      'to a country that is none',
      { address: { ...kantstrasse, country: 'Atlantis' } },
      400,
      'CountryUnknown',
      'address.country',
    ],
    ['with a code that is none', { discountCodeName: 'NOTHING' }, 400, 'DiscountUnknown', 'discountCodeName'],
    [
      'for a customer whom nobody knows',
      { customer: { customerId: unknown } },
      404,
      'CustomerNotFound',
      'customer',
    ],
    [
      'for somebody without telephone',
      { customer: { name: 'Sabine', email: newEmail() } },
      400,
      'ValidationFailed',
      'customer.phone',
    ],
    [
      'for somebody whose telephone number is none',
      { customer: { ...sabine(), phone: 'abc' } },
      400,
      'ValidationFailed',
      'customer.phone',
    ],
    [
      'for somebody whose e-mail is none',
      { customer: { ...sabine(), email: 'wolff' } },
      400,
      'ValidationFailed',
      'customer.email',
    ],
    [
      'as a pickup of more than 250 euro without an address',
      {
        fulfilment: 'PICKUP',
        address: undefined,
        items: [{ productId: 101, quantity: 5 }],
        expectedTotal: 290,
      },
      400,
      'InvoiceAddressRequired',
      'address',
    ],
    [
      'for a company whose tax number is none',
      {
        invoice: {
          company: 'Ahrens',
          vatIdOrTaxId: 'DE1',
          streetName: 'Kantstraße',
          houseNumber: '1',
          postalCode: '10623',
          city: 'Berlin',
          country: 'Germany',
        },
      },
      400,
      'TaxIdInvalid',
      'invoice.vatIdOrTaxId',
    ],
    [
      'for a company in whose VAT number a digit is wrong',
      {
        invoice: {
          company: 'Ahrens',
          vatIdOrTaxId: 'DE 136 695 967',
          streetName: 'Kantstraße',
          houseNumber: '1',
          postalCode: '10623',
          city: 'Berlin',
          country: 'Germany',
        },
      },
      400,
      'TaxIdMistyped',
      'invoice.vatIdOrTaxId',
    ],
  ] as const)('an order %s', async (_what, change, status, code, field) => {
    const body = called(change);
    const answer = await place(body);
    expect(answer).toMatchObject(refused(status, code, field));
    const email = 'email' in body.customer ? body.customer.email : '';
    expect(await customerOf(email)).toBeUndefined();
  });

  test('an order below the minimum, with what is missing', async () => {
    await setSetting(shop.deps, 'min-order', '200');
    const answer = await place(called());
    await setSetting(shop.deps, 'min-order', '50');
    expect(answer).toMatchObject({ status: 400, json: { code: 'MinimumOrderNotMet', amount: 84 } });
  });

  test('a press with the number of an order that came from the shop', async () => {
    const own = await order(shop);
    expect(await place(called({ id: own.publicId }))).toMatchObject(refused(400, 'ValidationFailed', 'id'));
  });
});

describe('the quote', () => {
  test('says what it costs, with the tax in it, and that nothing is in the way', async () => {
    const quoted = await quote({
      items: [{ productId: 101, quantity: 2 }],
      fulfilment: 'DELIVERY',
      preferDateAndTime: soon(shop),
      address: { postalCode: '10623' },
    });
    expect(quoted).toMatchObject({
      lines: [{ productId: 101, quantity: 2, unitPrice: 58, lineTotal: 116 }],
      subtotal: 116,
      discount: 0,
      deliveryFee: 0,
      total: 116,
      minimumOrder: 50,
      minimumAge: null,
      problems: [],
      day: soon(shop).slice(0, 10),
    });
    const gross = quoted.vat.reduce((sum: number, share: { gross: number }) => sum + share.gross, 0);
    expect(gross).toBe(116);
  });

  test('says all that is in the way at once, each with its field and in both languages', async () => {
    const { problems, total } = await quote({
      items: [
        { productId: 999_998, quantity: 1 },
        { productId: 101, quantity: 2 },
        { productId: 999_999, quantity: 1 },
      ],
      fulfilment: 'DELIVERY',
      preferDateAndTime: '2020-01-06T12:30',
      address: { postalCode: '80331' },
      discountCodeName: 'NOTHING',
    });
    expect(total).toBe(116);
    expect(problems.map(({ code, field }: Record<string, unknown>) => [code, field])).toEqual([
      ['ProductUnavailable', 'items.0'],
      ['ProductUnavailable', 'items.2'],
      ['DiscountUnknown', 'discountCodeName'],
      ['DeliveryTimeUnavailable', 'preferDateAndTime'],
      ['OutsideDeliveryArea', 'address'],
    ]);
    expect(problems[4].message).toEqual({
      de: expect.stringContaining('80331'),
      en: 'We do not deliver to 80331. You are welcome to pick your order up.',
    });
  });

  test('of nothing yet says so, and has the slots of the first open day', async () => {
    const quoted = await quote({ items: [], fulfilment: 'PICKUP' });
    expect(quoted.problems).toMatchObject([{ code: 'CartEmpty' }]);
    expect(quoted.slots.some(({ isOpen }: { isOpen: boolean }) => isOpen)).toBe(true);
    expect(quoted.slots.at(-1).time).toBe('23:00');
  });

  test('says what should be begun already, and refuses nothing for it', async () => {
    const made = { items: [{ productId: 105, quantity: 1 }], fulfilment: 'PICKUP' };
    const today = berlinDay(shop.deps.now());
    const at = (day: string) => quote({ ...made, preferDateAndTime: `${day}T23:00` });
    await shop.deps.db.update(products).set({ prepMinutes: 1440 }).where(eq(products.id, 105));
    const { late, problems } = await at(today);
    expect(late).toEqual([105]);
    // Late in the evening the time itself is over.
    expect(problems.filter(({ code }: { code: string }) => code !== 'DeliveryTimeUnavailable')).toEqual([]);
    expect((await at(addDays(today, 1))).late).toEqual([]);
    expect((await quote(made)).late).toEqual([]);
  });

  test('says what is sold out as soon as the day is said, and names each dish', async () => {
    const day = addDays(berlinDay(shop.deps.now()), 9);
    const chosen = [101, 105, 401].map((productId) => ({ productId, quantity: 2 }));
    const problemsOn = async (said: object) =>
      (await quote({ items: chosen, fulfilment: 'PICKUP', ...said })).problems;
    const sayOut = (productId: number, soldOut: boolean) =>
      callKitchen(shop, 'PUT', `/products/${productId}/availability`, {
        cookie: office.cookie,
        body: { fromDay: day, untilDay: day, soldOut },
      });
    await sayOut(105, true);
    await sayOut(401, true);
    const both = expect.arrayContaining([105, 401]);
    const field = expect.stringMatching(/^items\.[12]$/);
    const soldOut = { code: 'SoldOut', field, productIds: both };
    expect(await problemsOn({ day })).toMatchObject([soldOut]);
    expect(await problemsOn({ day, preferDateAndTime: `${day}T12:30` })).toMatchObject([soldOut]);
    expect(await problemsOn({ day: addDays(day, 1) })).toEqual([]);
    // What counts is the day for which it would be ordered.
    expect(await problemsOn({ day, preferDateAndTime: `${addDays(day, 1)}T12:30` })).toEqual([]);
    expect(await problemsOn({})).toEqual([]);
    await sayOut(105, false);
    await sayOut(401, false);
  });

  test('names the times that have room where the one that was said has none', async () => {
    const day = addDays(soon(shop).slice(0, 10), 5);
    await shop.deps.db.insert(slotLimits).values({ sellerId: 1, day, time: '13:00', most: 1 });
    const { problems } = await quote({
      items: [{ productId: 101, quantity: 2 }],
      fulfilment: 'PICKUP',
      preferDateAndTime: `${day}T13:00`,
    });
    expect(problems).toMatchObject([
      { code: 'SlotFull', nearest: [`${day}T12:30`, `${day}T13:30`, `${day}T12:00`] },
    ]);
  });

  test('has the slots of a day as the shop’s pickers have them', async () => {
    const day = soon(shop).slice(0, 10);
    const open = await quote({ items: [], fulfilment: 'DELIVERY', day });
    expect(open.day).toBe(day);
    expect(open.slots).toHaveLength(32);
    expect(open.slots.every(({ isOpen }: { isOpen: boolean }) => isOpen)).toBe(true);
    await setSetting(shop.deps, 'closed-days', day);
    const closed = await quote({ items: [], fulfilment: 'DELIVERY', day });
    await setSetting(shop.deps, 'closed-days', '');
    expect(closed.slots.some(({ isOpen }: { isOpen: boolean }) => isOpen)).toBe(false);
  });
});

describe('the link', () => {
  test('comes by e-mail in German, and paying there makes the order binding, with a number of its day', async () => {
    const { body, publicId } = await placed();
    const [mail] = await waitForMails(body.customer.email, 1);
    const { paymentUrl } = await rowOf(publicId);
    expect(mail?.subject).toBe(`Bitte bezahlen Sie Ihre Bestellung ${publicId.slice(0, 8)}`);
    expect(mail?.html).toContain(paymentUrl);
    expect(mail?.text).toContain('Sabine Wolff');
    expect(mail?.text).toContain('Jetzt 116,00');
    await press(shop, await sessionOf(publicId), 'pay');
    await expect.poll(async () => (await rowOf(publicId)).status).toBe('PAID');
    expect((await rowOf(publicId)).bon).toBeGreaterThan(0);
    expect((await details(publicId)).state).toBe('BINDING');
    const subjects = (await waitForMails(body.customer.email, 2)).map(({ subject }) => subject);
    expect(subjects[1]).toContain('Bestellung');
  });

  test('comes in English to who speaks it, and to a customer in the language of their last order', async () => {
    const english = await placed({ customer: { ...sabine(), locale: 'en' } });
    const [first] = await waitForMails(english.body.customer.email, 1);
    expect(first?.subject).toMatch(/^Please pay for your order/);
    const { customerId } = await rowOf(english.publicId);
    await placed({ customer: { customerId } });
    const [, second] = await waitForMails(english.body.customer.email, 2);
    expect(second?.subject).toMatch(/^Please pay for your order/);
  });

  test('is sent again for the order and the page that there are, once a press', async () => {
    const { body, publicId, answer } = await placed();
    await waitForMails(body.customer.email, 1);
    const id = randomUUID();
    const both = await Promise.all([link(publicId, { id }), link(publicId, { id })]);
    for (const again of both) expect(again).toMatchObject({ status: 201, json: answer.json });
    const mails = await waitForMails(body.customer.email, 2);
    expect(mails).toHaveLength(2);
    expect(mails[1]?.html).toContain((await rowOf(publicId)).paymentUrl);
    expect(await sessionsOf(shop, { publicId })).toHaveLength(1);
  });

  test('of a page that is about to end leads to a new one of the same order, for two hours more', async () => {
    const { publicId } = await placed();
    const first = await sessionOf(publicId);
    shop.clock.offset = twoHours - 5 * 60_000;
    const again = await link(publicId);
    expect(again.json).toMatchObject({ publicProductOrderId: publicId });
    expect(again.json.paymentExpiresAt * 1000 - shop.deps.now()).toBeGreaterThan(twoHours - 20_000);
    expect(await sessionOf(publicId)).not.toBe(first);
  });

  test('of an order whose time is too near leads to the page that there is, and is none once that has ended', async () => {
    const { publicId, answer } = await placed();
    const session = await sessionOf(publicId);
    shop.clock.offset = twoHours - 5 * 60_000;
    const { day, time } = berlinClock(shop.deps.now() + 2 * 3_600_000);
    await shop.deps.db
      .update(productOrders)
      .set({ preferDateAndTime: `${day}T${time.slice(0, 2)}:00` })
      .where(eq(productOrders.publicId, publicId));
    expect(await link(publicId)).toMatchObject({ status: 201, json: answer.json });
    shop.clock.offset = twoHours + 60_000;
    const tooLate = await link(publicId);
    expect(tooLate).toMatchObject(refused(409, 'OrderTooLateToPay'));
    expect(await sessionOf(publicId)).toBe(session);
    expect(await sessionsOf(shop, { publicId })).toHaveLength(1);
  });

  test('of a page that has ended is none where somebody else has its place by then', async () => {
    const { body, publicId } = await placed();
    await shop.deps.db
      .update(productOrders)
      .set({ paymentExpiresAt: new Date(shop.deps.now() - 3 * 60_000) })
      .where(eq(productOrders.publicId, publicId));
    const day = body.preferDateAndTime.slice(0, 10);
    const full = { sellerId: 1, day, time: '12:30', most: 0 };
    await shop.deps.db.insert(slotLimits).values(full);
    const answer = await link(publicId);
    await shop.deps.db
      .delete(slotLimits)
      .where(and(eq(slotLimits.day, day), eq(slotLimits.time, full.time), eq(slotLimits.most, full.most)));
    expect(answer).toMatchObject(refused(409, 'SlotFull', 'preferDateAndTime'));
    expect((await link(publicId)).status).toBe(201);
  });

  test('is none for an order of the shop, a paid one, or one that nobody knows', async () => {
    const own = await order(shop);
    expect(await link(own.publicId)).toMatchObject(refused(409, 'OrderNotByTelephone'));
    expect(await link(randomUUID())).toMatchObject(refused(404, 'OrderNotFound'));
    const { publicId } = await placed();
    await press(shop, await sessionOf(publicId), 'pay');
    await expect.poll(async () => (await rowOf(publicId)).status).toBe('PAID');
    expect(await link(publicId)).toMatchObject(refused(409, 'OrderAlreadyPaid'));
  });

  test('is not sent again while the money is on its way', async () => {
    const { publicId } = await placed();
    await press(shop, await sessionOf(publicId), 'pay-later');
    await expect.poll(async () => (await rowOf(publicId)).paymentUnderWayAt).not.toBeNull();
    expect(await link(publicId)).toMatchObject(refused(409, 'PaymentNotConfirmed'));
    expect((await details(publicId)).state).toBe('PAYMENT_UNDER_WAY');
  });
});

describe('unpaid at the end of its page', () => {
  test('it is canceled, and a person is told; one press makes the same order anew', async () => {
    const { body, publicId } = await placed({ deliveryInstruction: 'No nuts', guests: '24' });
    // Its e-mail would not go out any more once its page has ended.
    await waitForMails(body.customer.email, 1);
    await ended(publicId);
    expect(await noticesOf(publicId)).toMatchObject([
      {
        kind: 'TELEPHONE_ORDER_UNPAID',
        amount: 116,
        order: { name: 'Sabine Wolff', phone: '030 5557 0440' },
      },
    ]);
    const anew = await link(publicId);
    expect(anew).toMatchObject({ status: 201, json: { total: 116, email: body.customer.email } });
    const next = anew.json.publicProductOrderId;
    expect(next).not.toBe(publicId);
    const [before, after] = [await rowOf(publicId), await rowOf(next)];
    expect(after).toMatchObject({
      status: 'PENDING',
      customerId: before.customerId,
      customer: before.customer,
      address: before.address,
      preferDateAndTime: before.preferDateAndTime,
      deliveryInstruction: 'No nuts',
      guests: '24',
      locale: before.locale,
    });
    expect(await noticesOf(publicId)).toEqual([]);
    const said = async (id: string, kind: string) =>
      (await details(id)).history.find((event: { kind: string }) => event.kind === kind).data.order;
    expect(await said(publicId, 'ordered-anew')).toBe(next);
    expect(await said(next, 'placed')).toBe(publicId);
    const mails = await waitForMails(body.customer.email, 2);
    expect(mails.at(-1)?.html).toContain(after.paymentUrl);
  });

  test('why it was canceled is noted once, also where the provider was away', async () => {
    const { publicId } = await placed();
    const cancel = () =>
      callKitchen(shop, 'POST', `/orders/${publicId}/cancel`, {
        cookie: office.cookie,
        body: { reason: 'Rang again: too dear' },
      });
    await fault(shop, { api: '500' });
    for (const answer of await Promise.all([cancel(), cancel(), cancel()])) {
      expect(answer).toMatchObject(refused(504, 'CancellationUnderWay'));
    }
    await fault(shop, { api: 'none' });
    await reconcile(shop.deps, true);
    await expect.poll(async () => (await rowOf(publicId)).status).toBe('CANCELED');
    const notes = async () => (await details(publicId)).notes.map(({ text }: { text: string }) => text);
    expect(await notes()).toEqual(['Rang again: too dear']);
  });

  test('two people press at once, and there is one new order', async () => {
    const { publicId } = await placed();
    await ended(publicId);
    const answers = await Promise.all([link(publicId), link(publicId)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[0]?.json).toEqual(answers[1]?.json);
    expect(await ordersOf((await rowOf(publicId)).customerId)).toHaveLength(2);
  });

  test('a price that has changed is said first, and taken once it was', async () => {
    const { publicId } = await placed();
    await ended(publicId);
    await shop.deps.db.update(products).set({ price: 6000 }).where(eq(products.id, 101));
    const changed = await link(publicId);
    const taken = await link(publicId, { expectedTotal: 120 });
    await shop.deps.db.update(products).set({ price: 5800 }).where(eq(products.id, 101));
    expect(changed).toMatchObject({ status: 409, json: { code: 'TotalChanged', amount: 120 } });
    expect(taken).toMatchObject({ status: 201, json: { total: 120 } });
  });

  test('a time that has gone is said, and so is a place where the shop does not go any more', async () => {
    const { publicId } = await placed();
    await ended(publicId);
    const before = await setSetting(shop.deps, 'delivery-postcodes', '10999');
    const tooFar = await link(publicId);
    await setSetting(shop.deps, 'delivery-postcodes', before ?? '');
    await shop.deps.db
      .update(productOrders)
      .set({ preferDateAndTime: '2020-01-06T12:30' })
      .where(eq(productOrders.publicId, publicId));
    const tooLate = await link(publicId);
    expect(tooFar).toMatchObject(refused(400, 'OutsideDeliveryArea', 'address'));
    expect(tooLate).toMatchObject(refused(400, 'DeliveryTimeUnavailable', 'preferDateAndTime'));
  });

  test('also where a page was never opened, the shop sees it by itself after two hours and not before', async () => {
    const body = called();
    await fault(shop, { api: '500' });
    await place(body);
    shop.clock.offset = twoHours - 60_000;
    await reconcile(shop.deps, true);
    expect((await rowOf(body.id)).status).toBe('PENDING');
    shop.clock.offset = twoHours + 60_000;
    await reconcile(shop.deps, true);
    expect((await rowOf(body.id)).status).toBe('CANCELED');
    await noticeUnpaidCalls(shop.deps);
    expect(await noticesOf(body.id)).toMatchObject([{ kind: 'TELEPHONE_ORDER_UNPAID' }]);
  });

  test('somebody is told once, however often the shop looks', async () => {
    const { publicId } = await placed();
    await ended(publicId);
    const [notice] = await noticesOf(publicId);
    await callKitchen(shop, 'POST', `/notices/${notice.id}/close`, { cookie: office.cookie });
    await noticeUnpaidCalls(shop.deps);
    expect(await noticesOf(publicId)).toEqual([]);
  });

  test('nobody is told of one whose money came, and went back, while the shop looked', async () => {
    const { publicId } = await placed();
    const ofOrder = eq(productOrders.publicId, publicId);
    await press(shop, await sessionOf(publicId), 'expire');
    await expect.poll(async () => (await rowOf(publicId)).status).toBe('CANCELED');
    const looking = await shop.deps.db.transaction(async (tx) => {
      await tx.update(productOrders).set({ paidAt: new Date() }).where(ofOrder);
      const noticed = noticeUnpaidCalls(shop.deps);
      expect(await inLine(shop)).toBe(true);
      return { noticed };
    });
    await looking.noticed;
    expect(await noticesOf(publicId)).toEqual([]);
    await shop.deps.db.update(productOrders).set({ paidAt: null }).where(ofOrder);
  });

  test('nobody is told of what the office gave up itself, somebody is of what the customer did', async () => {
    const own = await placed();
    await callKitchen(shop, 'POST', `/orders/${own.publicId}/cancel`, { cookie: office.cookie, body: {} });
    const customer = await signedIn(shop);
    const theirs = await placed({ customer: { customerId: customer.id } });
    await act(shop, { customer, publicId: theirs.publicId, url: '', sessionId: '' }, 'cancel');
    await noticeUnpaidCalls(shop.deps);
    expect((await rowOf(own.publicId)).status).toBe('CANCELED');
    expect(await noticesOf(own.publicId)).toEqual([]);
    expect(await noticesOf(theirs.publicId)).toMatchObject([{ kind: 'TELEPHONE_ORDER_UNPAID' }]);
  });

  test('money that comes after all makes it binding, and nobody has to ring', async () => {
    const { publicId } = await placed();
    await shop.deps.db
      .update(productOrders)
      .set({ status: 'CANCELED', canceledAt: new Date() })
      .where(eq(productOrders.publicId, publicId));
    await noticeUnpaidCalls(shop.deps);
    expect(await noticesOf(publicId)).toMatchObject([{ kind: 'TELEPHONE_ORDER_UNPAID' }]);
    await press(shop, await sessionOf(publicId), 'pay');
    await expect.poll(async () => (await rowOf(publicId)).status).toBe('PAID');
    expect(await noticesOf(publicId)).toMatchObject([{ kind: 'MONEY_FOR_CANCELED_ORDER' }]);
  });
});

describe('who rings', () => {
  test('is found by name, company, e-mail and telephone however it is written', async () => {
    const mark = randomUUID().slice(0, 8);
    const customer = await signedIn(shop, {
      name: 'Sabine',
      lastname: `Wolff${mark}`,
      mobileNumber: '+49 30 5599-7712',
      email: `wolff-${mark}@example.com`,
    });
    await addressOf(shop, customer, { name: `Kanzlei ${mark}x` });
    for (const q of [
      `wolff${mark}`,
      `Sabine WOLFF${mark}`,
      `wolff-${mark}@`,
      '030/5599 7712',
      '+49 (0)30 5599 77',
      '+49 30 5599 7712',
      '55997712',
      `${mark}x`,
    ]) {
      const found = await find(q);
      expect(
        found.map(({ customerId }: { customerId: number }) => customerId),
        q,
      ).toEqual([customer.id]);
    }
    expect(await find(`wolff${mark} somebody`)).toEqual([]);
    expect(await find('%%')).toEqual([]);
  });

  test('comes with what they ordered last, and where to', async () => {
    const mark = randomUUID().slice(0, 8);
    const customer = await signedIn(shop, { name: 'Jana', lastname: `Holm${mark}` });
    for (const quantity of [2, 3, 4, 5]) {
      await paidOrder(shop, { productQuantities: { '101': quantity } }, customer);
    }
    await order(shop, { deliveryInstruction: 'No sesame' }, customer);
    const [found] = await find(`holm${mark}`);
    expect(found).toMatchObject({
      name: `Jana Holm${mark}`,
      companyName: '',
      email: customer.email,
      locale: 'en',
      orders: 4,
    });
    expect(found.lastOrderAt).toBeGreaterThan(Date.now() / 1000 - 600);
    expect(
      found.recentOrders.map(({ items }: { items: { quantity: number }[] }) => items[0]?.quantity),
    ).toEqual([5, 4, 3]);
    expect(found.recentOrders[0].note).toBe('');
    // What somebody may not eat is said once, whatever became of that order.
    expect(found.lastNotes).toEqual(['No sesame']);
    expect(found.recentOrders[0].items[0].name).toMatchObject({
      de: expect.any(String),
      en: expect.any(String),
    });
    expect(found.addresses[0]).toMatchObject({
      street: 'Oranienstraße 185',
      postalCode: '10999',
      deliverable: true,
    });
  });

  test('brings the company along that was named for the invoice of each order, as it was corrected last', async () => {
    const lastname = `Holm${randomUUID().slice(0, 8)}`;
    const customer = await signedIn(shop, { name: 'Jana', lastname });
    const named = {
      ...{ company: 'Holm Gbmh', vatIdOrTaxId: 'DE136695976', purchaseOrder: '4711', costCentre: 'K2' },
      ...{ leitwegId: '', streetName: 'Torstraße', houseNumber: '1', streetAddition: '' },
      ...{ postalCode: '10119', city: 'Berlin', country: 'Deutschland' },
    };
    const own = await paidOrder(shop, {}, customer);
    const inTime = { preferDateAndTime: inThreeDays(shop) };
    const ofCompany = await paidOrder(shop, { ...inTime, invoice: named }, customer);
    const { company: _, ...said } = named;
    const recipient = { customerType: 'COMMERCIAL', name: 'Holm GmbH', lastname: '', ...said };
    const now = (await details(ofCompany.publicId)).money;
    expect(now.invoice).toEqual({ ...recipient, name: 'Holm Gbmh' });
    const corrected = await callKitchen(shop, 'POST', `/orders/${ofCompany.publicId}/recipient`, {
      cookie: office.cookie,
      body: { id: randomUUID(), version: now.recipient.version, recipient },
    });
    expect(corrected.status).toBe(204);
    const [found] = await find(lastname);
    // An order of theirs goes by their own name, whatever company they named.
    expect(found).toMatchObject({ customerType: 'PRIVATE', name: `Jana ${lastname}` });
    expect(found.recentOrders).toMatchObject([
      { publicProductOrderId: ofCompany.publicId, invoice: recipient },
      { publicProductOrderId: own.publicId, invoice: null },
    ]);
    await act(shop, ofCompany, 'cancel');
    expect((await details(ofCompany.publicId)).money).toMatchObject({ recipient: null, invoice: recipient });
  });

  test('brings the company along that named itself for its invoice, with what its bookkeeping finds that by', async () => {
    const company = `Reederei ${randomUUID().slice(0, 8)}`;
    const named = {
      ...{ vatIdOrTaxId: 'DE136695976', purchaseOrder: 'PO-4500012345', costCentre: '', leitwegId: '' },
      ...{ streetName: 'Am Kai', houseNumber: '7a', streetAddition: '', postalCode: '10115' },
      ...{ city: 'Berlin', country: 'Deutschland' },
    };
    const recipient = { customerType: 'COMMERCIAL', name: company, lastname: '', ...named };
    const itself = { ...sabine(), companyName: company };
    const { body, publicId } = await placed({ customer: itself, invoice: { ...named, company } });
    expect((await details(publicId)).money.invoice).toEqual(recipient);
    // Corrected with a cost centre, it is still one that was named.
    const { version } = (await details(publicId)).money.recipient;
    const correction = { id: randomUUID(), version, recipient: { ...recipient, costCentre: '7711' } };
    await callKitchen(shop, 'POST', `/orders/${publicId}/recipient`, {
      cookie: office.cookie,
      body: correction,
    });
    expect((await details(publicId)).money.invoice).toEqual(correction.recipient);
    const [found] = await find(body.customer.email);
    expect(found.lastInvoice).toEqual(correction.recipient);
  });

  test('brings the company along that was named last, however many orders ago, and none where none was', async () => {
    const customer = await signedIn(shop, { name: 'Jana', lastname: `Holm${randomUUID().slice(0, 8)}` });
    const named = {
      ...{ company: 'Holm GmbH', vatIdOrTaxId: 'DE136695976', purchaseOrder: '4711', costCentre: '7711' },
      ...{ leitwegId: '', streetName: 'Torstraße', houseNumber: '1', streetAddition: '' },
      ...{ postalCode: '10119', city: 'Berlin', country: 'Deutschland' },
    };
    await paidOrder(shop, {}, customer);
    expect((await find(customer.email))[0].lastInvoice).toBeNull();
    await paidOrder(shop, { productQuantities: { '101': 3 }, invoice: named }, customer);
    for (const quantity of [4, 5, 6]) {
      await paidOrder(shop, { productQuantities: { '101': quantity } }, customer);
    }
    const { company: name, ...said } = named;
    expect((await find(customer.email))[0].lastInvoice).toEqual({
      ...{ customerType: 'COMMERCIAL', name, lastname: '' },
      ...said,
    });
  });

  test('is at most one of eight, who has ordered before first', async () => {
    const mark = `q${randomUUID().slice(0, 8)}`;
    const [regular] = await Promise.all(
      Array.from({ length: 9 }, (_, nth) => signedIn(shop, { name: mark, lastname: `No ${nth}` })),
    );
    await paidOrder(shop, {}, regular);
    const found = await find(mark);
    expect(found).toHaveLength(8);
    expect(found[0].customerId).toBe(regular?.id);
  });

  test('can have all that is kept about them, and be forgotten', async () => {
    const { body, publicId } = await placed();
    const { email } = body.customer;
    await ended(publicId);
    const { customerId } = await rowOf(publicId);
    const kept = await exportCustomer(shop.deps.db, email);
    expect(JSON.stringify(kept)).toContain('Kantstraße');
    expect(JSON.stringify(kept)).toContain(publicId);
    await eraseCustomer({ db: shop.deps.db, now: shop.deps.now() }, email);
    expect(await customerOf(email)).toBeUndefined();
    const own = eq(deliveryAddresses.customerId, customerId ?? 0);
    expect(await shop.deps.db.$count(deliveryAddresses, own)).toBe(0);
    expect(await link(publicId)).toMatchObject(refused(404, 'OrderNotFound'));
  });
});

test('the menu has what can be ordered, and is not sent again while nothing on it has changed', async () => {
  const ask = (headers: Record<string, string> = {}) =>
    callKitchen(shop, 'GET', '/menu', { cookie: office.cookie, headers });
  const { json, headers } = await ask();
  expect(json).toHaveLength(66);
  const platter = json.find(({ productId }: { productId: number }) => productId === 101);
  expect(platter).toMatchObject({
    price: 58,
    category: { de: expect.any(String) },
    unit: { en: expect.any(String) },
    allergens: ['wheat', 'rye', 'eggs', 'fish', 'milk', 'sesame'],
    diets: ['pork'],
  });
  const tag = headers.get('ETag') ?? '';
  expect((await ask({ 'If-None-Match': tag })).status).toBe(304);
  await shop.deps.db.update(products).set({ active: false }).where(eq(products.id, 101));
  const changed = await ask({ 'If-None-Match': tag });
  await shop.deps.db.update(products).set({ active: true }).where(eq(products.id, 101));
  expect(changed.json).toHaveLength(65);
});

test('only owner and office take orders', async () => {
  for (const role of ['KITCHEN', 'DRIVER'] as const) {
    const { cookie } = await staffOf(shop, role);
    expect(await place(called(), cookie)).toMatchObject(refused(403, 'NotAllowed'));
  }
  const owner = await staffOf(shop, 'OWNER');
  expect((await place(called(), owner.cookie)).status).toBe(201);
});

describe('in the place of one that is not paid', () => {
  const instead = (before: Awaited<ReturnType<typeof placed>>, change: Record<string, unknown> = {}) => ({
    ...before.body,
    id: randomUUID(),
    replaces: before.publicId,
    items: [{ productId: 101, quantity: 3 }],
    expectedTotal: 174,
    ...change,
  });
  /** What the page of an order says of it to its customer. */
  async function replacedBy(id: string) {
    const headers = { [orderLinkHeader]: orderLink(shop.deps.secret, id) };
    return (await call(shop, 'GET', '/v1/order', { headers })).json.replacedBy;
  }

  test('it ends that one and its page, and both say so; its e-mail says that the link before holds no more', async () => {
    const before = await placed();
    const page = await sessionOf(before.publicId);
    // Its e-mail would not go out any more once it is canceled.
    await waitForMails(before.body.customer.email, 1);
    const answer = await place(instead(before));
    expect(answer).toMatchObject({ status: 201, json: { total: 174, email: before.body.customer.email } });
    const next = answer.json.publicProductOrderId;
    expect(await rowOf(before.publicId)).toMatchObject({ status: 'CANCELED', paidAt: null });
    expect((await stripeOf(shop).checkout.sessions.retrieve(page)).status).toBe('expired');
    const said = async (id: string, kind: string) =>
      (await details(id)).history.find((event: { kind: string }) => event.kind === kind).data.order;
    expect(await said(before.publicId, 'ordered-anew')).toBe(next);
    expect(await said(next, 'placed')).toBe(before.publicId);
    await noticeUnpaidCalls(shop.deps);
    expect(await noticesOf(before.publicId)).toEqual([]);
    // Money for it is booked at the one that came in its place.
    const transfer = {
      id: randomUUID(),
      amount: 116,
      receivedOn: berlinDay(shop.deps.now()),
      reason: '4711',
    };
    const url = `/orders/${before.publicId}/transfer`;
    const booked = await callKitchen(shop, 'POST', url, { cookie: office.cookie, body: transfer });
    expect(booked).toMatchObject(refused(409, 'OrderAlreadyCanceled'));
    // Its customer is led from the page of the one to that of the other.
    const link = orderLink(shop.deps.secret, next);
    expect(await replacedBy(before.publicId)).toEqual({ publicProductOrderId: next, link });
    const mails = await waitForMails(before.body.customer.email, 2);
    expect(mails.at(-1)?.text).toContain(
      `Sie tritt an die Stelle von ${orderNumber(before.publicId)}; der Link von vorher gilt nicht mehr.`,
    );
    expect(mails.at(-1)?.html).toContain((await rowOf(next)).paymentUrl);
  });

  test('for somebody else it is only named to the customer of that one', async () => {
    const before = await placed();
    expect(await replacedBy(before.publicId)).toBeNull();
    const { customer: other } = await placed().then(({ body }) => body);
    const answer = await place(instead(before, { customer: other }));
    const next = answer.json.publicProductOrderId;
    expect(await replacedBy(before.publicId)).toEqual({ publicProductOrderId: next, link: null });
  });

  test('of one that ended unpaid it closes the notice', async () => {
    const before = await placed();
    await ended(before.publicId);
    expect(await noticesOf(before.publicId)).toHaveLength(1);
    expect((await place(instead(before))).status).toBe(201);
    expect(await noticesOf(before.publicId)).toEqual([]);
  });

  test('has the room of that one, which no other order has', async () => {
    const day = soon(shop).slice(0, 10);
    const before = await placed({ preferDateAndTime: `${day}T15:00` });
    const full = { sellerId: 1, day, time: '15:00' };
    const { portions } = (await details(before.publicId)) as { portions: number };
    await shop.deps.db.insert(slotLimits).values({ ...full, most: portions });
    const wish = instead(before, { items: before.body.items, expectedTotal: 116 });
    const { id: _, replaces, customer: __, expectedTotal: ___, ...draft } = wish;
    const other = await quote(draft);
    const own = await quote({ ...draft, replaces });
    const answer = await place(wish);
    await shop.deps.db.delete(slotLimits).where(and(eq(slotLimits.day, day), eq(slotLimits.time, full.time)));
    expect(other.problems).toMatchObject([{ code: 'SlotFull' }]);
    expect(own.problems).toEqual([]);
    const open = own.slots.filter(({ isOpen }: { isOpen: boolean }) => isOpen);
    expect(open.map(({ time }: { time: string }) => time)).toContain('15:00');
    expect(answer.status).toBe(201);
  });

  test('is refused for what any is refused for, and that one stays as it was', async () => {
    const before = await placed();
    const tooLate = await place(instead(before, { preferDateAndTime: '2020-01-06T12:30' }));
    const otherTotal = await place(instead(before, { expectedTotal: 1 }));
    expect(tooLate).toMatchObject(refused(400, 'DeliveryTimeUnavailable', 'preferDateAndTime'));
    expect(otherTotal).toMatchObject(refused(409, 'TotalChanged'));
    expect(await rowOf(before.publicId)).toMatchObject({ status: 'PENDING', cancelAskedAt: null });
    expect((await link(before.publicId)).status).toBe(201);
  });

  test('comes in the place of no paid one, of none whose money is on its way, and of none of the shop', async () => {
    const paid = await placed();
    await press(shop, await sessionOf(paid.publicId), 'pay');
    await expect.poll(async () => (await rowOf(paid.publicId)).status).toBe('PAID');
    const underWay = await placed();
    await press(shop, await sessionOf(underWay.publicId), 'pay-later');
    await expect.poll(async () => (await rowOf(underWay.publicId)).paymentUnderWayAt).not.toBeNull();
    const own = await order(shop);
    expect(await place(instead(paid))).toMatchObject(refused(409, 'OrderAlreadyPaid'));
    expect(await place(instead(underWay))).toMatchObject(refused(409, 'PaymentNotConfirmed'));
    expect(await place(instead(paid, { replaces: own.publicId }))).toMatchObject(
      refused(409, 'OrderNotByTelephone'),
    );
    expect(await place(instead(paid, { replaces: randomUUID() }))).toMatchObject(
      refused(404, 'OrderNotFound'),
    );
    const { id: _, customer: __, expectedTotal: ___, ...draft } = instead(paid);
    expect((await quote(draft)).problems).toMatchObject([{ code: 'OrderAlreadyPaid' }]);
  });

  test('pressed five times at once it is one, and of two people at once one is told', async () => {
    const before = await placed();
    const wish = instead(before);
    const answers = await Promise.all(Array.from({ length: 5 }, () => place(wish)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    const second = await placed();
    const both = await Promise.all([place(instead(second)), place(instead(second))]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const loser = both.find(({ status }) => status === 409);
    expect(loser).toMatchObject(refused(409, 'OrderAlreadyCanceled'));
    const open = (await ordersOf((await rowOf(second.publicId)).customerId)).filter(
      ({ status }) => status === 'PENDING',
    );
    expect(open).toHaveLength(1);
  });

  test('does not lose that one to what it would be refused for while that one ends', async () => {
    const before = await placed();
    const dearer = (by: number) =>
      shop.deps.db
        .update(products)
        .set({ price: sql`${products.price} + ${by}` })
        .where(eq(products.id, 101));
    shop.races.atLock = async (moment, point) => {
      if (moment !== 'after' || point !== 'settle payment') return;
      shop.races.atLock = undefined;
      await dearer(100);
    };
    const answer = await place(instead(before));
    await dearer(-100);
    expect(answer).toMatchObject({ status: 201, json: { total: 174 } });
    expect((await rowOf(before.publicId)).status).toBe('CANCELED');
  });

  test('ends where that one was paid in between, which is then itself what became of it', async () => {
    const before = await placed();
    const wish = instead(before);
    await fault(shop, { webhooks: 'drop' });
    onTestFinished(() => fault(shop, { webhooks: 'deliver' }));
    await press(shop, await sessionOf(before.publicId), 'pay');
    expect(await place(wish)).toMatchObject(refused(409, 'OrderAlreadyPaid'));
    expect((await rowOf(before.publicId)).status).toBe('PAID');
    expect(await rowOf(wish.id)).toMatchObject({ status: 'CANCELED', paidAt: null, paymentSessionId: null });
    expect(await replacedBy(before.publicId)).toBeNull();
  });

  test('while the provider does not answer it has no page, and the same press goes on later', async () => {
    const before = await placed();
    const wish = instead(before);
    await fault(shop, { api: '500' });
    const refusedFor = await place(wish);
    await fault(shop, { api: 'none' });
    expect(refusedFor).toMatchObject(refused(504, 'CancellationUnderWay'));
    expect(await place(wish)).toMatchObject({ status: 201, json: { total: 174 } });
    expect((await rowOf(before.publicId)).status).toBe('CANCELED');
  });
});
