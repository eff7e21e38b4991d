import { randomUUID } from 'node:crypto';
import { newToken, tokenHash } from '#server/secrets.ts';
import type { Field } from './field.ts';

export interface Customer {
  readonly id: number;
  readonly email: string;
  readonly token: string;
}

/** A customer who is signed in, written past the shop. */
export async function newCustomer(field: Field): Promise<Customer> {
  const email = `torture-${randomUUID()}@example.com`;
  const token = newToken();
  const [row] = await field.query<{ id: string }>(
    `with made as (insert into customers (email) values ($1) returning id)
     insert into sessions (token_hash, customer_id, ends_at)
     select $2, id, now() + interval '1 day' from made returning customer_id as id`,
    [email, tokenHash(token)],
  );
  return { id: Number(row?.id), email, token };
}

/** Who writes the nth address: enough customers for so many writes, since each keeps 50 addresses at most. */
export async function addressWriters(field: Field, writes: number): Promise<(nth: number) => Customer> {
  const each = 40;
  const customers = await Promise.all(
    Array.from({ length: Math.ceil(writes / each) }, () => newCustomer(field)),
  );
  return (nth) => customers[Math.floor(nth / each) % customers.length] as Customer;
}

/** Calls the shop; null when there was no answer, as from a shop that was just killed. */
export async function call(
  field: Field,
  method: string,
  path: string,
  { token, body, headers }: { token?: string; body?: unknown; headers?: Record<string, string> } = {},
): Promise<{ status: number; text: string; ms: number } | null> {
  const started = performance.now();
  try {
    const answer = await fetch(field.url + path, {
      method,
      body: body === undefined ? undefined : JSON.stringify(body),
      headers: {
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(token && { Authorization: `Bearer ${token}` }),
        ...headers,
      },
      signal: AbortSignal.timeout(20_000),
    });
    const text = await answer.text();
    return { status: answer.status, text, ms: performance.now() - started };
  } catch {
    return null;
  }
}

/** Orders two platters for pickup. */
export function order(field: Field, { token }: Customer) {
  const body = { productQuantities: { '101': 2 }, fulfilment: 'PICKUP' };
  return call(field, 'POST', '/v1/product-orders/create-checkout-session', { token, body });
}

/** Orders two platters for pickup; answers the id of the payment session, or null when the shop did not say yes. */
export async function checkout(field: Field, customer: Customer): Promise<string | null> {
  const answer = await order(field, customer);
  return answer?.status === 200 ? (JSON.parse(answer.text).url.split('/').at(-1) ?? null) : null;
}

/** Pays on the provider's page. */
export async function pay(field: Field, sessionId: string): Promise<void> {
  const answer = await fetch(`${field.paymentUrl}/_sandbox/sessions/${sessionId}/pay`, { method: 'POST' });
  if (!answer.ok) throw new Error(`not paid: ${await answer.text()}`);
}

/** Sets the faults of the payment provider. */
export async function fault(field: Field, faults: Record<string, unknown>): Promise<void> {
  await fetch(`${field.paymentUrl}/_sandbox/faults`, { method: 'POST', body: JSON.stringify(faults) });
}
