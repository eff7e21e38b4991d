import { createHash } from 'node:crypto';
import { eq, gt, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { berlinPostcodes } from '#rules/booking/berlin-postcodes.ts';
import { addDays, berlinDay } from '#rules/booking/berlin-time.ts';
import { rateLimits } from '#server/db/schema/access.ts';
import { products } from '#server/db/schema/catalogue.ts';
import { customers, deliveryAddresses } from '#server/db/schema/customers.ts';
import { discounts, productOrders } from '#server/db/schema/ordering.ts';
import { settings } from '#server/db/schema/settings.ts';
import { addressOf, call, refused, signedIn, type TestCustomer } from '../../../tests/support/client.ts';
import { order, press, soon, statusOf, twoPlatters } from '../../../tests/support/orders.ts';
import { startTestShop, type TestShop } from '../../../tests/support/shop.ts';

let shop: TestShop;
let customer: TestCustomer;
let addressId: number;
beforeAll(async () => {
  shop = await startTestShop();
  await shop.deps.db.insert(discounts).values([
    { code: 'MITTAG10', percent: 10 },
    { code: 'ZEHN', amount: 1000, minimumTotal: 10_000 },
    { code: 'EINMAL', amount: 500, maximumUses: 1 },
    { code: 'VORBEI', percent: 10, validUntil: new Date(Date.now() - 1000) },
    { code: 'MORGEN', percent: 10, validFrom: new Date(Date.now() + 86_400_000) },
  ]);
});
beforeEach(async () => {
  customer = await signedIn(shop, { name: 'Jana', lastname: 'Holm' });
  addressId = (await addressOf(shop, customer)).id;
});
afterAll(() => shop.stop());

const checkout = (change: Record<string, unknown> = {}, who = customer) =>
  call(shop, 'POST', '/v1/product-orders/create-checkout-session', {
    token: who.token,
    body: {
      productQuantities: twoPlatters,
      deliveryAddressId: addressId,
      preferDateAndTime: soon(shop),
      ...change,
    },
  });
const pickup = { fulfilment: 'PICKUP', deliveryAddressId: undefined };
const quote = (body: Record<string, unknown>) => call(shop, 'POST', '/v1/product-orders/quote', { body });
const orders = async () =>
  (await call(shop, 'GET', '/v1/product-orders/get-all-for-customer', { token: customer.token })).json;

describe('placing an order', () => {
  test('answers where to pay and stands as PENDING with what was ordered', async () => {
    const answer = await checkout({
      deliveryInstruction: ' Ring twice ',
      productQuantities: { '101': 2, '701': 1 },
    });
    expect(answer.status).toBe(200);
    expect(answer.json.url).toContain(shop.paymentUrl);
    const [placed] = await orders();
    expect(placed).toMatchObject({
      status: 'PENDING',
      fulfilment: 'DELIVERY',
      productQuantities: { '101': 2, '701': 1 },
      priceSum: 155.6,
      preferDateAndTime: soon(shop),
      deliveryInstruction: 'Ring twice',
      discountCodeName: null,
      deliveryAddress: { streetName: 'Oranienstraße', postalCode: '10999' },
    });
    expect(Math.abs(placed.createdDate - Date.now() / 1000)).toBeLessThan(30);
    expect((await call(shop, 'GET', '/v1/orders', { token: customer.token })).json).toEqual(await orders());
  });

  test('takes items as well as a map, and leaves out what has quantity 0', async () => {
    const items = [
      { productId: 101, quantity: 1 },
      { productId: 101, quantity: 1 },
      { productId: 702, quantity: 0 },
    ];
    expect((await checkout({ productQuantities: undefined, items })).status).toBe(200);
    expect((await orders())[0].productQuantities).toEqual({ '101': 2 });
  });

  test('pressing fifty times at once makes one order and one payment session', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => checkout()));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await orders()).toHaveLength(1);
  });

  test('one basket is one order, in whichever form it is sent', async () => {
    const half = { productId: 101, quantity: 1 };
    const urls = [
      await checkout({ productQuantities: { '101': 2 } }),
      await checkout({ productQuantities: undefined, items: [half, half] }),
      await checkout({ productQuantities: { '101': 2, '205': 0 } }),
    ].map(({ json }) => json.url);
    expect(new Set(urls).size).toBe(1);
    expect(await orders()).toHaveLength(1);
  });

  test('another content is another order', async () => {
    const [first, second] = [await checkout(), await checkout({ deliveryInstruction: 'other' })];
    expect(first.json.url).not.toBe(second.json.url);
  });

  test('how many guests are expected is kept as it was said; said otherwise before paying, it is the same order', async () => {
    const first = await checkout({ guests: '20-25' });
    expect((await orders())[0]).toMatchObject({ guests: '20-25' });
    const second = await checkout({ guests: '24' });
    expect(second.json.url).toBe(first.json.url);
    expect(await orders()).toMatchObject([{ guests: '24' }]);
    for (const guests of ['0', '24,5', '20-30', 'many', 24]) {
      expect(await checkout({ guests })).toMatchObject(refused(400, 'ValidationFailed', 'guests'));
    }
  });

  test('an address corrected before paying is where the order goes; payment page and code stay', async () => {
    const first = await checkout({ discountCodeName: 'ZEHN' });
    const street = { streetName: 'Torstraße', houseNumber: '1' };
    const body = { addressId, ...street, postalCode: '10119', city: 'Berlin', country: 'Germany' };
    await call(shop, 'POST', '/v1/delivery-addresses', { token: customer.token, body });
    const contact = { name: 'Jana', mobileNumber: '030 123' };
    await call(shop, 'PATCH', '/v1/customers', { token: customer.token, body: contact });
    const second = await checkout({ discountCodeName: 'ZEHN' });
    expect(second.json).toEqual(first.json);
    const [placed, ...others] = await orders();
    expect(others).toEqual([]);
    expect(placed.deliveryAddress).toMatchObject({ streetName: 'Torstraße', postalCode: '10119' });
    const [row] = await shop.deps.db
      .select()
      .from(productOrders)
      .where(eq(productOrders.publicId, placed.publicProductOrderId));
    expect(row?.customer.mobileNumber).toBe('030 123');
  });

  test('an address corrected to one outside the delivery area is refused, though an order is open', async () => {
    const area = (value: string) =>
      shop.deps.db.update(settings).set({ value }).where(eq(settings.key, 'delivery-postcodes'));
    await area('10999');
    expect((await checkout()).status).toBe(200);
    await shop.deps.db
      .update(deliveryAddresses)
      .set({ postalCode: '20095', city: 'Hamburg' })
      .where(eq(deliveryAddresses.id, addressId));
    const answer = await checkout();
    await area(berlinPostcodes.join(','));
    expect(answer).toMatchObject(refused(400, 'OutsideDeliveryArea'));
    expect((await orders())[0].deliveryAddress.city).toBe('Berlin');
  });

  test('after paying, the same content is a new order', async () => {
    const paid = await order(shop, {}, customer);
    await press(shop, paid.sessionId, 'pay');
    await expect.poll(() => statusOf(shop, paid)).toBe('PAID');
    const again = await checkout();
    expect(again.json.url).not.toBe(paid.url);
  });

  test('a time is optional', async () => {
    expect((await checkout({ preferDateAndTime: undefined })).status).toBe(200);
    expect((await orders())[0].preferDateAndTime).toBeNull();
  });

  test('a pickup needs no address and ends when the shop closes', async () => {
    const at = (time: string) => `${addDays(berlinDay(shop.deps.now()), 2)}T${time}`;
    expect((await checkout({ ...pickup, preferDateAndTime: at('23:00') })).status).toBe(200);
    expect((await orders())[0]).toMatchObject({ fulfilment: 'PICKUP', deliveryAddress: null });
    expect(await checkout({ ...pickup, preferDateAndTime: at('23:30') })).toMatchObject(
      refused(400, 'DeliveryTimeUnavailable'),
    );
    expect((await checkout({ preferDateAndTime: at('23:30') })).status).toBe(200);
  });

  test('a pickup of more than 250 euro says where its invoice goes, and stays a pickup', async () => {
    const large = { ...pickup, productQuantities: { '101': 5 } };
    const answer = await checkout(large);
    expect(answer).toMatchObject(refused(400, 'InvoiceAddressRequired', 'deliveryAddressId'));
    expect(answer.json.message).toBe(
      'An invoice of more than €250.00 needs your address. Please choose an invoice address.',
    );
    expect(await orders()).toEqual([]);
    const stranger = await signedIn(shop);
    expect(await checkout({ ...large, deliveryAddressId: addressId }, stranger)).toMatchObject(
      refused(404, 'DeliveryAddressNotFound'),
    );
    expect((await checkout({ ...large, discountCodeName: 'MITTAG10' })).status).toBe(400);
    const smaller = { ...pickup, productQuantities: { '101': 4, '701': 1 } };
    expect(await checkout(smaller)).toMatchObject(refused(400, 'InvoiceAddressRequired'));
    expect((await checkout({ ...smaller, discountCodeName: 'MITTAG10' })).status).toBe(200);

    expect((await checkout({ ...large, deliveryAddressId: addressId })).status).toBe(200);
    expect((await orders())[0]).toMatchObject({ fulfilment: 'PICKUP', deliveryAddress: null, priceSum: 290 });
    const home = { streetName: 'Torstraße', postalCode: '10119', city: 'Berlin', country: 'Germany' };
    const known = await signedIn(shop, home);
    expect((await checkout(large, known)).status).toBe(200);
    const profile = eq(customers.id, known.id);
    await shop.deps.db.update(customers).set({ streetName: '', city: '' }).where(profile);
    expect(await checkout(large, known), 'the open order again, its address gone').toMatchObject(
      refused(400, 'InvoiceAddressRequired', 'deliveryAddressId'),
    );
  });
});

test('a basket is found by the fingerprint that 0.5.0 gives it, which may run beside', async () => {
  const time = soon(shop);
  expect((await checkout({ preferDateAndTime: time })).status).toBe(200);
  const content = {
    customer: customer.id,
    locale: 'en',
    quantities: [['101', 2]],
    rest: [
      ['deliveryAddressId', addressId],
      ['preferDateAndTime', time],
    ],
  };
  const [row] = await shop.deps.db
    .select()
    .from(productOrders)
    .where(eq(productOrders.customerId, customer.id));
  expect(row?.fingerprint).toBe(createHash('sha256').update(JSON.stringify(content)).digest('base64url'));
});

test('a basket ordered in one language and then in the other is one order', async () => {
  const body = {
    productQuantities: twoPlatters,
    deliveryAddressId: addressId,
    preferDateAndTime: soon(shop),
  };
  const press = (language: string) =>
    call(shop, 'POST', '/v1/product-orders/create-checkout-session', {
      token: customer.token,
      body,
      language,
    });
  const first = await press('en');
  expect((await press('de')).json).toEqual(first.json);
  expect(await orders()).toHaveLength(1);
});

describe('money is what the server says', () => {
  test('a total that the customer did not see is refused and named, and nothing is ordered', async () => {
    expect(await checkout({ expectedTotal: 99 })).toMatchObject({
      status: 409,
      json: { code: 'TotalChanged', amount: 116 },
    });
    expect(await checkout({ expectedTotal: 116.001 })).toMatchObject(
      refused(400, 'ValidationFailed', 'expectedTotal'),
    );
    expect(await orders()).toEqual([]);
    expect((await checkout({ expectedTotal: 116 })).status).toBe(200);
  });

  test('a price that changed while the payment page was open: who has seen the new total can order', async () => {
    await checkout({ expectedTotal: 116 });
    const price = (cents: number) =>
      shop.deps.db.update(products).set({ price: cents }).where(eq(products.id, 101));
    await price(6000);
    const stranger = await checkout({ expectedTotal: 99 });
    const again = await checkout({ expectedTotal: 120 });
    await price(5800);
    expect(stranger).toMatchObject({ status: 409, json: { code: 'TotalChanged', amount: 120 } });
    expect(again.status).toBe(200);
    expect((await orders()).map(({ priceSum }: { priceSum: number }) => priceSum)).toEqual([120, 116]);
  });

  test('below the minimum order nothing is ordered', async () => {
    const answer = await checkout({ productQuantities: { '702': 1 } });
    expect(answer).toMatchObject(refused(400, 'MinimumOrderNotMet'));
    expect(answer.json.message).toMatch(/minimum order is €50\.00.*add €\d+\.\d\d more/);
    expect(await orders()).toEqual([]);
  });

  test('a product that is gone is named', async () => {
    await shop.deps.db.update(products).set({ active: false }).where(eq(products.id, 102));
    const answer = await checkout({ productQuantities: { '101': 1, '102': 1 } });
    await shop.deps.db.update(products).set({ active: true }).where(eq(products.id, 102));
    expect(answer).toMatchObject(refused(409, 'ProductUnavailable'));
    expect(answer.json.message).toContain('Wrap platter');
    expect(await checkout({ productQuantities: { '999': 1 } })).toMatchObject(
      refused(409, 'ProductUnavailable'),
    );
  });

  test('old orders keep their names and prices', async () => {
    await checkout();
    const before = await orders();
    await shop.deps.db
      .update(products)
      .set({ price: 9900, name: 'en:Other\nde:Anders' })
      .where(eq(products.id, 101));
    expect(await orders()).toEqual(before);
    await shop.deps.db
      .update(products)
      .set({ price: 5800, name: before[0].items[0].name })
      .where(eq(products.id, 101));
  });
});

test('of a dish 999 pieces are priced at once, and no more', async () => {
  expect(await quote({ productQuantities: { '101': 999 } })).toMatchObject({
    status: 200,
    json: { total: 57_942 },
  });
  expect(await quote({ productQuantities: { '101': 1000 } })).toMatchObject(refused(400, 'ValidationFailed'));
});

test('a quote says which age the alcohol in it asks for', async () => {
  const { db } = shop.deps;
  const [beer] = await db.select().from(products).where(gt(products.alcoholByVolume, 1.2)).limit(1);
  expect((await quote({ productQuantities: twoPlatters })).json.minimumAge).toBeNull();
  const withBeer = { ...twoPlatters, [String(beer?.id)]: 1 };
  expect((await quote({ productQuantities: withBeer })).json.minimumAge).toBe(16);
});

describe('discounts', () => {
  test('are in the quote, in the order and on the payment page', async () => {
    const quoted = (await quote({ productQuantities: twoPlatters, discountCodeName: ' mittag10 ' })).json;
    expect(quoted).toMatchObject({
      subtotal: 116,
      discount: 11.6,
      total: 104.4,
      discountCodeName: 'MITTAG10',
    });
    const { sessionId } = await order(shop, { discountCodeName: 'mittag10', expectedTotal: 104.4 }, customer);
    expect((await orders())[0]).toMatchObject({
      discountCodeName: 'MITTAG10',
      discount: 11.6,
      priceSum: 104.4,
    });
    const page = await (await fetch(`${shop.paymentUrl}/pay/${sessionId}`)).text();
    expect(page).toMatch(/104[.,]40/);
  });

  test.each([
    ['GIBTSNICHT', 'DiscountUnknown'],
    ['VORBEI', 'DiscountExpired'],
    ['MORGEN', 'DiscountNotYetValid'],
  ] as const)('%s is refused as %s', async (discountCodeName, code) => {
    expect(await quote({ productQuantities: twoPlatters, discountCodeName })).toMatchObject(
      refused(400, code, 'discountCodeName'),
    );
    expect(await checkout({ discountCodeName })).toMatchObject(refused(400, code));
  });

  test('a code that takes nothing off the smallest payment is no obstacle to it', async () => {
    const { db } = shop.deps;
    const minimum = (value: string) =>
      db.update(settings).set({ value }).where(eq(settings.key, 'min-order'));
    const priceOf = (price: number) => db.update(products).set({ price }).where(eq(products.id, 702));
    const [before] = await db.select().from(products).where(eq(products.id, 702));
    await minimum('0');
    await priceOf(50);
    const answer = await checkout({ productQuantities: { '702': 1 }, discountCodeName: 'MITTAG10' });
    await priceOf(before?.price ?? 0);
    await minimum('50');
    expect(answer.status).toBe(200);
    expect((await orders())[0]).toMatchObject({ discount: 0, priceSum: 0.5, discountCodeName: 'MITTAG10' });
  });

  test('a minimum is named', async () => {
    const answer = await quote({ productQuantities: { '101': 1 }, discountCodeName: 'ZEHN' });
    expect(answer).toMatchObject(refused(400, 'DiscountMinimumNotMet'));
    expect(answer.json.message).toContain('€100.00');
  });

  test('a quote does not wait for the order that is just taking its code', async () => {
    const body = { productQuantities: twoPlatters, discountCodeName: 'MITTAG10' };
    await shop.deps.db.transaction(async (tx) => {
      await tx.select().from(discounts).where(eq(discounts.code, 'MITTAG10')).for('update');
      expect((await quote(body)).status).toBe(200);
    });
  });

  test('what else cannot be priced is no guess at a code', async () => {
    const gone = () => quote({ productQuantities: { '999999': 1 }, discountCodeName: 'MITTAG10' });
    for (let nth = 0; nth < 61; nth++) expect((await gone()).json.code).toBe('ProductUnavailable');
    expect((await quote({ productQuantities: twoPlatters, discountCodeName: 'MITTAG10' })).status).toBe(200);
  });

  test('who has guessed sixty times in an hour learns no code any more, and still gets prices', async () => {
    const guess = (discountCodeName?: string) => quote({ productQuantities: twoPlatters, discountCodeName });
    for (let nth = 0; nth < 60; nth++) {
      expect((await guess(nth % 2 ? 'MITTAG10' : `GUESS${nth}`)).json.code).not.toBe('TooManyRequests');
    }
    for (let nth = 0; nth < 30; nth++) await guess(`AGAIN${nth}`);
    expect(await guess('MITTAG10')).toMatchObject(refused(429, 'TooManyRequests'));
    expect((await guess()).status).toBe(200);
    await shop.deps.db.delete(rateLimits).where(like(rateLimits.key, 'unknownDiscountsOfClient:%'));
  });

  test('a code for one use goes to one of ten who order at once', async () => {
    const others = await Promise.all(Array.from({ length: 10 }, () => signedIn(shop)));
    const answers = await Promise.all(
      others.map((who) => checkout({ ...pickup, discountCodeName: 'EINMAL' }, who)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ json }) => json.code === 'DiscountUsedUp')).toHaveLength(9);
  });

  test('the last use of a code goes along when its customer changes the basket and orders anew', async () => {
    await shop.deps.db.insert(discounts).values({ code: 'EIGEN', amount: 500, maximumUses: 1 });
    const first = await checkout({ discountCodeName: 'EIGEN' });
    expect(first.status).toBe(200);
    const larger = { productQuantities: { '101': 3 }, discountCodeName: 'EIGEN' };
    expect((await quote(larger)).json.discount).toBe(5);
    expect((await checkout(larger)).status).toBe(200);
    const placed: { status: string; priceSum: number }[] = await orders();
    expect(placed.map(({ status, priceSum }) => [status, priceSum])).toEqual([
      ['PENDING', 169],
      ['CANCELED', 111],
    ]);
    const stranger = await signedIn(shop, { name: 'Mert' });
    expect(await checkout({ ...pickup, discountCodeName: 'EIGEN' }, stranger)).toMatchObject(
      refused(400, 'DiscountUsedUp'),
    );
  });
});

describe('where and when', () => {
  test.each([
    ['no address', { deliveryAddressId: undefined }, 400, 'DeliveryAddressRequired'],
    ['an unknown address', { deliveryAddressId: 999_999 }, 404, 'DeliveryAddressNotFound'],
    ['a time off the half hour', { preferDateAndTime: '2099-01-05T12:15' }, 400, 'DeliveryTimeUnavailable'],
    ['the past', { preferDateAndTime: '2020-01-05T12:30' }, 400, 'DeliveryTimeUnavailable'],
    ['a day that does not exist', { preferDateAndTime: '2027-02-30T12:30' }, 400, 'ValidationFailed'],
    ['a text that turns its direction', { deliveryInstruction: 'Ring \u202Eeciwt' }, 400, 'ValidationFailed'],
    ['a time with an offset', { preferDateAndTime: '2027-02-20T12:30Z' }, 400, 'ValidationFailed'],
  ] as const)('%s is refused', async (_what, change, status, code) => {
    expect(await checkout(change)).toMatchObject(refused(status, code));
    expect(await orders()).toEqual([]);
  });

  test('an order inside the lead time is refused, one after it is taken', async () => {
    const lead = (value: string) =>
      shop.deps.db.update(settings).set({ value }).where(eq(settings.key, 'min-order-time-hour'));
    await lead('96');
    const tooSoon = await checkout();
    await lead('3');
    expect(tooSoon).toMatchObject(refused(400, 'DeliveryTimeUnavailable', 'preferDateAndTime'));
    expect((await checkout()).status).toBe(200);
  });

  test('for a day on which the kitchens are closed nothing is ordered', async () => {
    const close = (value: string) =>
      shop.deps.db.update(settings).set({ value }).where(eq(settings.key, 'closed-days'));
    await close(soon(shop).slice(0, 10));
    const answers = [await checkout(), await checkout(pickup)];
    await close('');
    for (const answer of answers) {
      expect(answer).toMatchObject(refused(400, 'DeliveryTimeUnavailable', 'preferDateAndTime'));
    }
  });

  test('a delivery without an address names what is missing', async () => {
    const answer = await checkout({ deliveryAddressId: undefined });
    expect(answer).toMatchObject(refused(400, 'DeliveryAddressRequired', 'deliveryAddressId'));
    expect(answer.json.message).toBe('Delivery address ID is required');
  });

  test("somebody else's address does not exist", async () => {
    const stranger = await signedIn(shop);
    const answer = await checkout({}, stranger);
    expect(answer).toMatchObject(refused(404, 'DeliveryAddressNotFound'));
    expect(answer.text).toContain('DeliveryAddress');
  });

  test('a new shop delivers to the whole of Berlin and no further', async () => {
    const { json } = await call(shop, 'GET', '/v1/extra-config', { query: { key: 'delivery-postcodes' } });
    expect(json.value.split(',')).toHaveLength(190);
    const munich = await addressOf(shop, customer, { postalCode: '80331', city: 'München' });
    expect(await checkout({ deliveryAddressId: munich.id })).toMatchObject(
      refused(400, 'OutsideDeliveryArea', 'deliveryAddressId'),
    );
    // A postcode of another country may read like one of Berlin.
    const paris = await addressOf(shop, customer, { city: 'Paris', country: 'France' });
    const abroad = await checkout({ deliveryAddressId: paris.id });
    expect(abroad).toMatchObject(refused(400, 'OutsideDeliveryArea', 'deliveryAddressId'));
    expect(abroad.json.message).toContain('10999, France');
    expect((await checkout()).status).toBe(200);
  });

  test('outside the delivery area the postcode is named, pickup stays possible', async () => {
    const area = (value: string) =>
      shop.deps.db.update(settings).set({ value }).where(eq(settings.key, 'delivery-postcodes'));
    await area('10115, 10117');
    const answer = await checkout();
    const fetched = await checkout(pickup);
    const invoiced = await checkout({ ...pickup, deliveryAddressId: addressId });
    await area(berlinPostcodes.join(','));
    expect(answer).toMatchObject(refused(400, 'OutsideDeliveryArea'));
    expect(answer.json.message).toContain('10999');
    expect(fetched.status).toBe(200);
    expect(invoiced.status).toBe(200);
  });
});

describe('bad input', () => {
  test('thousands of wrong keys are refused as one, without a word on each', async () => {
    const keys = Object.fromEntries(Array.from({ length: 6000 }, (_, nth) => [`x${nth}`, 1]));
    const timed = async (asked: string) => {
      const started = performance.now();
      const answer = await call(shop, 'POST', '/v1/product-orders/quote', { body: asked });
      return { answer, ms: performance.now() - started };
    };
    const elsewhere = JSON.stringify({ productQuantities: { x: 1 }, unknown: keys });
    const asQuantities = JSON.stringify({ productQuantities: keys });
    const [few, many] = [[], []] as [number[], number[]];
    // The least of many: other tests run beside this one.
    for (let nth = 0; nth < 45; nth++) {
      few.push((await timed(elsewhere)).ms);
      const { answer, ms } = await timed(asQuantities);
      expect(answer).toMatchObject(refused(400, 'ValidationFailed', 'productQuantities'));
      many.push(ms);
    }
    // As many are read where nobody looks at them.
    expect(Math.min(...many)).toBeLessThan(Math.min(...few) * 1.6);
  });

  test.each<{ productQuantities: unknown }>([
    { productQuantities: { '101': -1 } },
    { productQuantities: { '101': 1.5 } },
    { productQuantities: { '101': 1000 } },
    { productQuantities: { '101': 1e9 } },
    { productQuantities: { '101': '2' } },
    { productQuantities: { '101': null } },
    { productQuantities: { '01': 1 } },
    { productQuantities: { '1e0': 1 } },
    { productQuantities: { constructor: 1 } },
    { productQuantities: { '-1': 1 } },
    { productQuantities: [] },
    { productQuantities: 'x' },
  ])('$productQuantities is refused', async ({ productQuantities }) => {
    expect(await checkout({ productQuantities })).toMatchObject(refused(400, 'ValidationFailed'));
  });

  test('__proto__ and numbers beyond all bounds are refused too', async () => {
    const raw = (text: string) =>
      call(shop, 'POST', '/v1/product-orders/quote', { body: `{"productQuantities":${text}}` });
    for (const text of ['{"__proto__":1}', '{"101":1e400}', '{"101":NaN}'])
      expect((await raw(text)).status).toBe(400);
  });

  test.each([{}, { '101': 0 }, undefined])('with %j there is nothing to order', async (productQuantities) => {
    const answer = await checkout({ productQuantities });
    expect(answer).toMatchObject(refused(400, 'CartEmpty'));
    expect(answer.json.message).toBe('No valid products to checkout');
  });

  test('more different products than a payment page can list are refused with a reason', async () => {
    // The delivery is a line too.
    const productQuantities = Object.fromEntries(Array.from({ length: 100 }, (_, nth) => [nth + 1, 1]));
    const answer = await checkout({ productQuantities });
    expect(answer).toMatchObject(refused(400, 'TooManyProducts', 'productQuantities'));
    expect(answer.json.message).toContain('99');
    expect(await quote({ productQuantities })).toMatchObject(refused(400, 'TooManyProducts'));
  });

  test('without a session nothing is ordered', async () => {
    for (const path of ['create-checkout-session', 'get-all-for-customer', 'update-order']) {
      const method = path === 'create-checkout-session' ? 'POST' : 'GET';
      const body = method === 'POST' ? { productQuantities: twoPlatters } : undefined;
      const query = { productOrderId: '0f8fad5b-d9cb-469f-a165-70867728950e', status: 'PAID' };
      expect(await call(shop, method, `/v1/product-orders/${path}`, { body, query })).toMatchObject(
        refused(403, 'SessionInvalid'),
      );
    }
  });
});

test('the database itself refuses an order that cannot be', async () => {
  const { db } = shop.deps;
  await checkout();
  const [row] = await db.select().from(productOrders).limit(1);
  for (const change of [
    { total: 0 },
    { discount: -1 },
    { paidAt: new Date() },
    { status: 'PAID' as const },
  ]) {
    await expect(
      db
        .update(productOrders)
        .set(change)
        .where(eq(productOrders.id, row?.id ?? 0)),
    ).rejects.toThrow();
  }
});
