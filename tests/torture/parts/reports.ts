import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { type Customer, call, checkout, fault, newCustomer, pay } from '../support/customers.ts';
import type { Field } from '../support/field.ts';
import { drained } from '../support/mailbox.ts';
import { type Part, randomBelow, together } from '../support/part.ts';

interface Placed {
  readonly customer: Customer;
  readonly sessionId: string;
  readonly publicId: string;
}

/** Webhooks and success calls about one order, shuffled, repeated and at once: PAID once, confirmed once. */
export const reports: Part = async (field, amount) => {
  await fault(field, { webhooks: 'drop' });
  let sent = 0;
  let failures = 0;
  const placed: Placed[] = [];
  await together(amount, 6, async () => {
    const customer = await newCustomer(field);
    const sessionId = await checkout(field, customer);
    if (sessionId === null) throw new Error('not ordered');
    const [row] = await field.query<{ public_id: string }>(
      'select public_id from product_orders where customer_id = $1',
      [customer.id],
    );
    const order = { customer, sessionId, publicId: row?.public_id ?? '' };
    placed.push(order);
    const says = [
      () => webhook(field, order, 'checkout.session.completed'),
      () => webhook(field, order, 'checkout.session.completed', `evt_${order.publicId}`),
      () => webhook(field, order, 'checkout.session.expired'),
      () => success(field, order),
    ];
    const round = () =>
      Promise.all(Array.from({ length: 1 + randomBelow(4) }, () => says[randomBelow(says.length)]?.()));
    if (randomBelow(2) === 0) sent += (await round()).length;
    await pay(field, sessionId);
    const answers = [...(await round()), await success(field, order)];
    sent += answers.length;
    failures += answers.filter((status) => status !== 200).length;
  });
  await fault(field, { webhooks: 'deliver' });
  await drained(field);
  const [row] = await field.query<{ paid: number; confirmed: number; once: number }>(
    `select count(*) filter (where o.status = 'PAID')::int as paid,
            count(*) filter (where m.n > 0)::int as confirmed, count(*) filter (where m.n = 1)::int as once
     from product_orders o, lateral (select count(*) as n from outbox
       where kind = 'order-confirmation' and (payload->>'orderId' = o.id::text or key like '%' || o.public_id)) m
     where o.public_id = any($1::uuid[])`,
    [placed.map(({ publicId }) => publicId)],
  );
  return {
    faults: `${amount} orders, ${sent} reports`,
    losses: {
      'orders not PAID': amount - (row?.paid ?? 0),
      'orders not confirmed': amount - (row?.confirmed ?? 0),
      'orders confirmed twice': (row?.confirmed ?? 0) - (row?.once ?? 0),
      'reports of a payment that were refused': failures,
    },
    late: {},
    measured: '',
  };
};

async function webhook(
  field: Field,
  { sessionId, publicId }: Placed,
  type: string,
  id = `evt_${randomUUID()}`,
) {
  const object = { id: sessionId, object: 'checkout.session', client_reference_id: publicId };
  const payload = JSON.stringify({ id, object: 'event', type, data: { object } });
  const signature = await Stripe.webhooks.generateTestHeaderStringAsync({ payload, secret: 'whsec_sandbox' });
  const answer = await fetch(`${field.url}/v1/payments/webhook`, {
    method: 'POST',
    body: payload,
    headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature },
  });
  await answer.text();
  return answer.status;
}

async function success(field: Field, { customer, publicId }: Placed) {
  const path = `/v1/product-orders/update-order?productOrderId=${publicId}&status=PAID`;
  return (await call(field, 'GET', path, { token: customer.token }))?.status;
}
