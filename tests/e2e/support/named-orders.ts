import { type BrowserContext, expect } from '@playwright/test';
import { placedOrder, press, updateOrder } from './orders.ts';
import { newCustomer, withAddress } from './signed-in.ts';

/** An order, and the token of who placed it. */
export interface Placed {
  readonly token: string;
  readonly publicId: string;
}

/** A paid order of somebody called so. */
export async function ordered(
  baseURL: string,
  preferDateAndTime: string,
  { name = 'Marta', items = { '101': 2 } as Record<string, number>, isPickup = false } = {},
): Promise<Placed> {
  const { token } = await newCustomer();
  await fetch(`${baseURL}/v1/customers`, {
    method: 'PATCH',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ name, lastname: 'Kluge', mobileNumber: '030 5557 0185' }),
  });
  const placed = await placedOrder(baseURL, token, `For ${name}`, {
    ...(isPickup
      ? { fulfilment: 'PICKUP' }
      : { fulfilment: 'DELIVERY', deliveryAddressId: await withAddress(baseURL, token) }),
    productQuantities: items,
    preferDateAndTime,
  });
  await press(placed.sessionId, 'pay');
  await updateOrder(baseURL, token, placed.publicId, 'PAID');
  return { token, ...placed };
}

/** Cancels an order as its customer. */
export async function cancel(baseURL: string, { token, publicId }: Placed): Promise<void> {
  const canceled = await fetch(`${baseURL}/v1/product-orders/${publicId}/cancel`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(canceled.status).toBe(200);
}

/** What the kitchen's API answers to who is signed in; throws what it says where that is an error. */
export async function callAs(context: BrowserContext, baseURL: string, path: string, body: object) {
  const answer = await context.request.post(`${baseURL}/kitchen/api${path}`, {
    headers: { Origin: baseURL },
    data: body,
  });
  if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
  return answer.json();
}
