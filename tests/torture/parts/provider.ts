import { call, fault, newCustomer } from '../support/customers.ts';
import type { Field } from '../support/field.ts';
import type { Part } from '../support/part.ts';

const faults = [
  '429',
  '500',
  '502',
  '504',
  'html',
  'empty',
  'reset',
  'declined-idempotency',
  'hang',
] as const;
const atOnce = 8;

/**
 * Everything a payment provider can do wrong while a session is opened, before and after it has carried the call
 * out. The customer hears of it in time, tries again, and there is one order with one open page to pay at.
 */
export const provider: Part = async (field, amount) => {
  let slowest = 0;
  let surprises = 0;
  let failedAgain = 0;
  let doubled = 0;
  let tried = 0;
  // A provider that hangs takes 13 s each time: only when there is time for it.
  for (const api of amount < faults.length ? faults.slice(0, amount) : faults) {
    for (const after of [false, true]) {
      for (let done = 0; done < amount; done += atOnce) {
        const customers = await Promise.all(
          Array.from({ length: Math.min(atOnce, amount - done) }, () => newCustomer(field)),
        );
        await fault(field, { api, after, match: 'POST /v1/checkout/sessions' });
        const first = await Promise.all(customers.map(({ token }) => checkout(field, token)));
        await fault(field, { api: 'none' });
        const second = await Promise.all(customers.map(({ token }) => checkout(field, token)));
        tried += customers.length;
        slowest = Math.max(slowest, ...first.map((answer) => answer?.ms ?? Number.POSITIVE_INFINITY));
        surprises += first.filter((answer) => ![200, 502, 504].includes(answer?.status ?? 0)).length;
        failedAgain += second.filter((answer) => answer?.status !== 200).length;
        doubled += await notOnce(
          field,
          customers.map(({ id }) => id),
        );
      }
    }
  }
  return {
    faults: `${tried} checkouts at a provider in trouble (${faults.length} kinds, before and after the call)`,
    losses: {
      'answers other than 200, 502, 504': surprises,
      'second tries that failed': failedAgain,
      'orders or open pages too many': doubled,
    },
    late: { 'answers after more than 14 s': slowest > 14_000 ? 1 : 0 },
    measured: `slowest answer ${(slowest / 1000).toFixed(1)} s`,
  };
};

function checkout(field: Field, token: string) {
  return call(field, 'POST', '/v1/product-orders/create-checkout-session', {
    token,
    body: { productQuantities: { '101': 2 }, fulfilment: 'PICKUP' },
  });
}

/** Customers who do not have one order with one open session. */
async function notOnce(field: Field, customerIds: number[]): Promise<number> {
  const orders = await field.query<{ public_id: string; customer_id: string }>(
    'select public_id, customer_id from product_orders where customer_id = any($1)',
    [customerIds],
  );
  const { data } = (await (await fetch(`${field.paymentUrl}/_sandbox/sessions`)).json()) as {
    data: { session: { client_reference_id: string; status: string } }[];
  };
  return customerIds.filter((id) => {
    const own = orders.filter((order) => Number(order.customer_id) === id);
    const open = data.filter(
      ({ session }) => session.status === 'open' && session.client_reference_id === own[0]?.public_id,
    );
    return own.length !== 1 || open.length !== 1;
  }).length;
}
