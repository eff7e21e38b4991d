import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, berlinDay } from '#rules/booking/berlin-time.ts';
import { system } from '#server/access/actor.ts';
import { customers } from '#server/db/schema/customers.ts';
import { adoptCatalogue } from '#server/services/catalogue/adopt.ts';
import { call, refused } from '../../../tests/support/client.ts';
import { paidOrder } from '../../../tests/support/orders.ts';
import { startTestShop, type TestShop } from '../../../tests/support/shop.ts';
import { callKitchen, staffOf } from '../../../tests/support/staff.ts';
import { fuzzer } from '../../../tests/torture/support/fuzzed-requests.ts';
import { seeded } from '../../../tests/torture/support/hostile.ts';

let shop: TestShop;
let cookie: string;
let day: string;
beforeAll(async () => {
  shop = await startTestShop();
  await adoptCatalogue(shop.deps, system);
  ({ cookie } = await staffOf(shop, 'OFFICE'));
  day = addDays(berlinDay(shop.deps.now()), 2);
});
afterAll(() => shop.stop());

const ofDay = () => paidOrder(shop, { preferDateAndTime: `${day}T12:00` });
const ask = (method: string, path: string, body?: unknown) =>
  callKitchen(shop, method, path, { cookie, ...(body !== undefined && { body }) });

test.each([1.005, 1e16, 1e21, 1e300])('%d euro are no amount, whatever is done with it', async (amount) => {
  const { publicId } = await ofDay();
  const act = (what: string, body: object) => ask('POST', `/orders/${publicId}/${what}`, body);
  const id = randomUUID();
  const wrong = (field: string) => refused(400, 'ValidationFailed', field);
  expect(await act('cancel', { fee: amount })).toMatchObject(wrong('fee'));
  expect(await act('refunded', { amount })).toMatchObject(wrong('amount'));
  expect(await act('price-reduction', { id, version: 1, amount })).toMatchObject(wrong('amount'));
  const transfer = { id, amount, receivedOn: day, reason: 'Transfer 4711' };
  expect(await act('transfer', transfer)).toMatchObject(wrong('amount'));
  const change = { guests: '12', version: 1, difference: amount };
  expect(await act('changes', change)).toMatchObject(wrong('difference'));
  expect(await ask('POST', '/discounts', { code: 'ADVENT', amount })).toMatchObject(wrong('amount'));
});

test('what can be in no order is not looked for', async () => {
  const { publicId } = await ofDay();
  const found = await ask('GET', `/orders?q=${publicId.slice(0, 8)}%00`);
  expect(found.json).toMatchObject([{ publicProductOrderId: publicId }]);
  expect(await ask('GET', '/orders?q=%00')).toMatchObject({ status: 200 });
  expect(await ask('GET', '/customers?q=%00xqz')).toMatchObject({ status: 200, json: [] });
});

test('a telephone number is found with the signs around it that a telephone copies', async () => {
  const placed = await ofDay();
  await shop.deps.db
    .update(customers)
    .set({ mobileNumber: '0171 5557341' })
    .where(eq(customers.email, placed.customer.email));
  const { json } = await ask('GET', `/customers?q=${encodeURIComponent('\u202d+49 171 5557341\u202c')}`);
  expect(json.map((one: { email: string }) => one.email)).toContain(placed.customer.email);
});

test.each(['Ja\u0000na', 'Ja\u202ena', 'Jana\nHolm', 'Ja\ud800na'])(
  '%j is nobody who received an order',
  async (receivedBy) => {
    const { publicId } = await ofDay();
    const handed = { id: randomUUID(), at: Math.floor(shop.deps.now() / 1000), receivedBy };
    expect(await ask('POST', `/orders/${publicId}/handover`, handed)).toMatchObject(
      refused(400, 'ValidationFailed', 'receivedBy'),
    );
  },
);

test('a driver’s note is kept as it is written, but for what no database keeps', async () => {
  const { publicId } = await ofDay();
  const note = (text: string) =>
    ask('POST', `/orders/${publicId}/attempts`, { id: randomUUID(), at: 1, note: text });
  expect(await note('a\u0000b')).toMatchObject(refused(400, 'ValidationFailed', 'note'));
  expect((await note('Rang twice.\nBack at two')).status).toBeLessThan(300);
});

test.each([
  ['GET', '/capacity?from=9999-12-20'],
  ['GET', '/capacity?from=0000-01-01'],
  ['GET', '/capacity/9999-12-31'],
  ['GET', '/days?from=9999-12-20'],
  ['GET', '/days/0000-01-01'],
  ['GET', '/money/9999-12/documents'],
  ['GET', '/money/0000-01/documents'],
  ['GET', '/money/0000-01/ledger'],
])('%s %s is beyond the calendar', async (method, path) => {
  expect(await ask(method, path)).toMatchObject(refused(400, 'ValidationFailed'));
});

const huge = 3_000_000_000;
test.each([
  ['POST', '/products', { copyOf: huge }],
  ['POST', '/products/changes', { ids: [huge], withdraw: true }],
  ['POST', '/products/changes', { ids: [101], categoryId: huge }],
  ['PUT', '/menu/order', { productIds: [huge] }],
  ['POST', '/products/101/return', { number: huge }],
  ['POST', '/products/101/publish', { revision: huge }],
])('%s %s names nothing by a number that is never given', async (method, path, body) => {
  expect(await ask(method, path, body)).toMatchObject(refused(400, 'ValidationFailed'));
});

test('a press at one door says nothing of another', async () => {
  const [one, other] = [await ofDay(), await ofDay()];
  const press = { id: randomUUID(), at: Math.floor(shop.deps.now() / 1000) };
  const hand = ({ publicId }: { publicId: string }) =>
    ask('POST', `/orders/${publicId}/handover`, { ...press, receivedBy: 'Jana Holm' });
  expect((await hand(one)).status).toBe(200);
  expect((await hand(one)).status).toBe(200);
  expect(await hand(other)).toMatchObject(refused(400, 'ValidationFailed', 'id'));
  expect(await ask('POST', `/orders/${other.publicId}/attempts`, press)).toMatchObject(
    refused(400, 'ValidationFailed', 'id'),
  );
});

test('an order in capitals is the same order, also as a stop of a run', async () => {
  const { publicId } = await ofDay();
  expect((await ask('GET', `/orders/${publicId.toUpperCase()}`)).status).toBe(200);
  const { json } = await ask('POST', `/days/${day}/runs`, { stops: [publicId.toUpperCase()] });
  const { runs } = (await ask('GET', `/days/${day}/runs`)).json;
  expect(runs.find(({ id }: { id: number }) => id === json.id).stops).toMatchObject([
    { publicProductOrderId: publicId },
  ]);
});

test('whatever the office sends, the kitchen does not fail', async () => {
  const document = (await call(shop, 'GET', '/kitchen/openapi.json')).json;
  const orders = [await ofDay(), await ofDay(), await ofDay()].map(({ publicId }) => publicId);
  let signedIn = cookie;
  const known = {
    publicProductOrderId: orders,
    day: [day],
    month: [day.slice(0, 7)],
    id: ['1', '2', '101', '102'],
    item: ['101', 'wish'],
    page: ['terms', 'privacy'],
  };
  const next = fuzzer(document, { headers: () => ({ Cookie: signedIn }), known }, seeded(20_261_129));
  for (let nth = 0; nth < 2500; nth++) {
    const { path, method, headers, body } = next();
    const request = new Request(`http://shop.test${path}`, {
      method,
      headers: { Origin: shop.config.KITCHEN_URL, ...headers },
      ...(body !== undefined && { body }),
    });
    const answer = await shop.send(request);
    const said = `${method} ${path} ${body?.slice(0, 300)} ${answer.status} ${(await answer.text()).slice(0, 200)}`;
    expect(answer.status, said).toBeLessThan(500);
    if (answer.status === 401) ({ cookie: signedIn } = await staffOf(shop, 'OFFICE'));
  }
});
