import { eq } from 'drizzle-orm';
import Stripe from 'stripe';
import { addDays, berlinDay } from '#rules/booking/berlin-time.ts';
import { productOrders } from '#server/db/schema/ordering.ts';
import { addressOf, call, signedIn, type TestCustomer } from './client.ts';
import type { TestShop } from './shop.ts';

/** The day after tomorrow at half past twelve, which every lead time of a test allows. */
export function soon(shop: TestShop): string {
  return `${addDays(berlinDay(shop.deps.now()), 2)}T12:30`;
}

/** Three days from now at half past twelve, which is early enough to cancel for nothing. */
export function inThreeDays(shop: TestShop): string {
  return `${addDays(berlinDay(shop.deps.now()), 3)}T12:30`;
}

/** Two platters of open rolls, €116. */
export const twoPlatters = { '101': 2 };

export interface TestOrder {
  readonly customer: TestCustomer;
  readonly url: string;
  readonly publicId: string;
  readonly sessionId: string;
}

/** Orders two platters for a customer (a new one unless given) up to the payment page. */
export async function order(
  shop: TestShop,
  change: Record<string, unknown> = {},
  given?: TestCustomer,
): Promise<TestOrder> {
  const customer = given ?? (await signedIn(shop));
  const address = await addressOf(shop, customer);
  const answer = await call(shop, 'POST', '/v1/product-orders/create-checkout-session', {
    token: customer.token,
    body: {
      productQuantities: twoPlatters,
      deliveryAddressId: address.id,
      preferDateAndTime: soon(shop),
      ...change,
    },
  });
  if (answer.status !== 200) throw new Error(`not ordered: ${answer.text}`);
  const url: string = answer.json.url;
  const orders = await call(shop, 'GET', '/v1/product-orders/get-all-for-customer', {
    token: customer.token,
  });
  return {
    customer,
    url,
    publicId: orders.json[0].publicProductOrderId,
    sessionId: url.split('/').at(-1) ?? '',
  };
}

/** Presses a button of the payment page of an order. */
export async function press(
  shop: TestShop,
  sessionId: string,
  button: 'pay' | 'pay-later' | 'settle' | 'fail-later' | 'decline' | 'expire',
): Promise<void> {
  const answer = await fetch(`${shop.paymentUrl}/_sandbox/sessions/${sessionId}/${button}`, {
    method: 'POST',
  });
  if (!answer.ok) throw new Error(`${button}: ${await answer.text()}`);
}

/** Sets the faults of the payment sandbox. */
export async function fault(shop: TestShop, faults: Record<string, unknown>): Promise<void> {
  await fetch(`${shop.paymentUrl}/_sandbox/faults`, { method: 'POST', body: JSON.stringify(faults) });
}

/** Tells the shop how a payment ended, as the payment pages do. */
export function update(shop: TestShop, { customer, publicId }: TestOrder, status: string) {
  return call(shop, 'GET', '/v1/product-orders/update-order', {
    token: customer.token,
    query: { productOrderId: publicId, status },
  });
}

/** The status of an order in My orders. */
export async function statusOf(shop: TestShop, { customer, publicId }: TestOrder): Promise<string> {
  const orders = await call(shop, 'GET', '/v1/product-orders/get-all-for-customer', {
    token: customer.token,
  });
  return orders.json.find((row: { publicProductOrderId: string }) => row.publicProductOrderId === publicId)
    ?.status;
}

/** The payment sessions that an order has had, newest first, as the provider knows them. */
export async function sessionsOf(shop: TestShop, { publicId }: Pick<TestOrder, 'publicId'>) {
  const { data } = (await (await fetch(`${shop.paymentUrl}/_sandbox/sessions`)).json()) as {
    data: { session: { client_reference_id: string | null; status: string; amount_total: number } }[];
  };
  return data.map(({ session }) => session).filter((session) => session.client_reference_id === publicId);
}

/** Does one of the things a customer can do with an order: `pay` it now, or `cancel` it. */
export function act(shop: TestShop, { customer, publicId }: TestOrder, verb: 'pay' | 'cancel') {
  return call(shop, 'POST', `/v1/product-orders/${publicId}/${verb}`, { token: customer.token });
}

/** An order as My orders has it. */
export async function listedOrder(shop: TestShop, { customer, publicId }: TestOrder) {
  const { json } = await call(shop, 'GET', '/v1/orders', { token: customer.token });
  return json.find((row: { publicProductOrderId: string }) => row.publicProductOrderId === publicId);
}

/** An order that is paid, and that the shop knows to be. */
export async function paidOrder(shop: TestShop, change: Record<string, unknown> = {}, given?: TestCustomer) {
  const placed = await order(shop, change, given);
  await press(shop, placed.sessionId, 'pay');
  const answer = await update(shop, placed, 'PAID');
  if (answer.status !== 200) throw new Error(`not paid: ${answer.text}`);
  return placed;
}

/** The number that the database has for an order. */
export async function idOf(shop: TestShop, { publicId }: Pick<TestOrder, 'publicId'>): Promise<number> {
  const [row] = await shop.deps.db.select().from(productOrders).where(eq(productOrders.publicId, publicId));
  if (!row) throw new Error('the order is gone');
  return row.id;
}

/** What the provider has sent back for an order, asked with the official SDK. */
export async function refundsOf(shop: TestShop, { publicId }: Pick<TestOrder, 'publicId'>) {
  const { hostname, port } = new URL(shop.paymentUrl);
  const stripe = new Stripe('sk_test_sandbox', { host: hostname, port, protocol: 'http', telemetry: false });
  const { data } = await stripe.refunds.list({ limit: 100 });
  return data.filter(({ metadata }) => metadata?.productOrderId === publicId);
}
