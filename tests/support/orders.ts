import { addDays, berlinDay } from '#rules/berlin-time.ts';
import { addressOf, call, signedIn, type TestCustomer } from './client.ts';
import type { TestShop } from './shop.ts';

/** The day after tomorrow at half past twelve, which every lead time of a test allows. */
export function soon(shop: TestShop): string {
  return `${addDays(berlinDay(shop.deps.now()), 2)}T12:30`;
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
