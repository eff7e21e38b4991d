const platters = { '101': 2 };

/** Places an order for pickup by the API, €116 unless told; its instruction makes it one of its own. */
export async function placedOrder(
  baseURL: string,
  token: string,
  deliveryInstruction: string,
  change: Record<string, unknown> = {},
): Promise<{ publicId: string; sessionId: string }> {
  const headers = {
    Authorization: `Bearer ${token}`,
    'Content-Type': 'application/json',
    'Accept-Language': 'en',
  };
  const answer = await fetch(`${baseURL}/v1/product-orders/create-checkout-session`, {
    method: 'POST',
    headers,
    body: JSON.stringify({
      productQuantities: platters,
      fulfilment: 'PICKUP',
      deliveryInstruction,
      ...change,
    }),
  });
  if (!answer.ok) throw new Error(`not ordered: ${await answer.text()}`);
  const { url } = (await answer.json()) as { url: string };
  const orders = (await (await fetch(`${baseURL}/v1/orders`, { headers })).json()) as {
    publicProductOrderId: string;
    deliveryInstruction: string;
  }[];
  const placed = orders.find((order) => order.deliveryInstruction === deliveryInstruction);
  return { publicId: placed?.publicProductOrderId ?? '', sessionId: url.split('/').at(-1) ?? '' };
}

/** Presses a button of the payment page of an order. */
export async function press(sessionId: string, button: 'pay' | 'pay-later' | 'settle'): Promise<void> {
  const address = `http://127.0.0.1:${process.env.PAYMENT_PORT}/_sandbox/sessions/${sessionId}/${button}`;
  const answer = await fetch(address, { method: 'POST' });
  if (!answer.ok) throw new Error(`${button}: ${await answer.text()}`);
}

/** Tells the shop how a payment ended, as the payment pages do. */
export async function updateOrder(baseURL: string, token: string, publicId: string, status: string) {
  await fetch(`${baseURL}/v1/product-orders/update-order?productOrderId=${publicId}&status=${status}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
}

/** Cancels a paid order, as its button does. */
export async function canceled(baseURL: string, token: string, publicId: string) {
  const answer = await fetch(`${baseURL}/v1/product-orders/${publicId}/cancel`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
  });
  if (!answer.ok) throw new Error(`not canceled: ${await answer.text()}`);
}

/** What the link of a customer's order carries behind its #. */
export async function linkOf(baseURL: string, token: string, publicId: string): Promise<string> {
  const answer = await fetch(`${baseURL}/v1/orders`, { headers: { Authorization: `Bearer ${token}` } });
  const orders = (await answer.json()) as { publicProductOrderId: string; link: string }[];
  return orders.find((order) => order.publicProductOrderId === publicId)?.link ?? '';
}
