import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { examples } from '#contract/shop/examples.ts';
import { sessions } from '#server/db/schema/access.ts';
import { deliveryAddresses } from '#server/db/schema/customers.ts';
import { productOrders } from '#server/db/schema/ordering.ts';
import { addressOf, call, refused, signedIn, type TestCustomer } from '../../../tests/support/client.ts';
import { contractCalls, filledPath, type Owned } from '../../../tests/support/contract-calls.ts';
import { listedOrder, order, press, update } from '../../../tests/support/orders.ts';
import { startTestShop, type TestShop } from '../../../tests/support/shop.ts';
import type { Operation } from '../../../tests/torture/support/openapi.ts';

let shop: TestShop;
let owner: TestCustomer;
let stranger: TestCustomer;
let calls: Operation[];
let contract: Awaited<ReturnType<typeof contractCalls>>;
let owned: Owned;
beforeAll(async () => {
  shop = await startTestShop();
  [owner, stranger] = [await signedIn(shop), await signedIn(shop)];
  const placed = await order(shop, {}, owner);
  // Paid, so that there is an invoice too.
  await press(shop, placed.sessionId, 'pay');
  await update(shop, placed, 'PAID');
  const { invoiceCode } = await listedOrder(shop, placed);
  const address = await addressOf(shop, owner);
  const [session] = await shop.deps.db.select().from(sessions).where(eq(sessions.customerId, owner.id));
  owned = {
    sessions: session?.id ?? 0,
    'delivery-addresses': address.id,
    'product-orders': placed.publicId,
    addressId: address.id,
    deliveryAddressId: address.id,
    productOrderId: placed.publicId,
    publicProductOrderId: placed.publicId,
    documents: invoiceCode,
  };
  contract = await contractCalls(shop);
  calls = contract.operations.filter(({ isSigned }) => isSigned);
});
afterAll(() => shop.stop());

test('every call that takes an id answers a stranger with 404 and changes nothing', async () => {
  const withIds = calls.filter((operation) => contract.idsOf(operation).length > 0);
  expect(withIds.length).toBeGreaterThanOrEqual(7);
  const state = async () => ({
    addresses: await shop.deps.db.select().from(deliveryAddresses),
    orders: await shop.deps.db.select().from(productOrders),
    sessions: (await shop.deps.db.select().from(sessions)).length,
  });
  const before = await state();
  for (const operation of withIds) {
    const name = `${operation.method} ${operation.path}`;
    const unknown = contract.idsOf(operation).filter((id) => owned[id] === undefined);
    expect(unknown, `${name}: say above what the owner has of these`).toEqual([]);
    expect((await contract.ask(operation, owned, stranger.token)).status, name).toBe(404);
  }
  expect(await state()).toEqual(before);
});

test('the same calls by their owner are not 404: the ids are right', async () => {
  // What is deleted is gone for the calls after it, and there is no credit note before a cancellation.
  const asking = calls.filter(
    (call) =>
      contract.idsOf(call).length > 0 && call.method !== 'DELETE' && !call.path.endsWith('/credit-note'),
  );
  for (const operation of asking) {
    const { status } = await contract.ask(operation, owned, owner.token);
    expect(status, `${operation.method} ${operation.path}`).not.toBe(404);
  }
});

test('every call that needs a session is 403 without one', async () => {
  expect(calls.length).toBeGreaterThan(15);
  for (const operation of calls) {
    const { method, path, body } = operation;
    const query = operation.parameters.filter((parameter) => parameter.in === 'query' && !body);
    const answer = await call(shop, method, filledPath(path, owned), {
      query: Object.fromEntries(
        query.map(({ name, schema }) => [name, String(owned[name] ?? schema.enum?.[0] ?? 'x')]),
      ),
      ...(body && { body: validBody(operation) }),
    });
    expect(answer, `${method} ${path}`).toMatchObject(refused(403, 'SessionInvalid'));
  }
});

test('a call that says it needs no session needs none', async () => {
  const open = contract.operations.filter(({ isSigned }) => !isSigned);
  expect(open.length).toBeGreaterThan(8);
  for (const operation of open) {
    const { status } = await contract.ask(operation, { ...owned, categories: 1 });
    expect(status, `${operation.method} ${operation.path}`).not.toBe(403);
  }
});

/** A body that passes its validation. */
function validBody({ body, path }: Operation): unknown {
  if (path === '/v1/customers') return examples.Customer;
  if (path.includes('/delivery-addresses')) return examples.DeliveryAddress;
  return body && (contract.resolve(body).example ?? body.example);
}
