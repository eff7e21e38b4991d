import { randomUUID } from 'node:crypto';
import type { KitchenErrorCode } from '#contract/kitchen/errors.ts';
import { sessions } from '#server/db/schema/access.ts';
import { customers, deliveryAddresses } from '#server/db/schema/customers.ts';
import { newToken, tokenHash } from '#server/secrets.ts';
import type { TestShop } from './shop.ts';

interface Call {
  query?: Record<string, string> | string;
  body?: unknown;
  token?: string;
  language?: string;
  headers?: Record<string, string>;
}

/** Calls the API of a test shop; the answer's body is read as JSON where it is JSON. */
export async function call(shop: TestShop, method: string, path: string, options: Call = {}) {
  const { query, body, token, language = 'en', headers } = options;
  const search =
    query === undefined ? '' : `?${typeof query === 'string' ? query : new URLSearchParams(query)}`;
  const response = await shop.send(
    new Request(`http://shop.test${path}${search}`, {
      method,
      body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
      headers: {
        'Accept-Language': language,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
    }),
  );
  const text = await response.text();
  const isJson = response.headers.get('Content-Type')?.includes('json');
  return {
    status: response.status,
    headers: response.headers,
    text,
    json: isJson && text !== '' ? JSON.parse(text) : undefined,
  };
}

/** What an error answers, for `toMatchObject`. */
export function refused(status: number, code: KitchenErrorCode, field?: string) {
  return { status, json: { code, ...(field && { field }) } };
}

export interface TestCustomer {
  readonly id: number;
  readonly email: string;
  readonly token: string;
}

/** A customer who is signed in, without the way through the mailbox. */
export async function signedIn(
  shop: TestShop,
  fields: Partial<typeof customers.$inferInsert> = {},
): Promise<TestCustomer> {
  const email = `guest-${randomUUID()}@example.com`;
  const { db, now } = shop.deps;
  const [customer] = await db
    .insert(customers)
    .values({ email, ...fields })
    .returning();
  if (!customer) throw new Error('no customer');
  const token = newToken();
  await db.insert(sessions).values({
    tokenHash: tokenHash(token),
    customerId: customer.id,
    lastUsedAt: new Date(now()),
    endsAt: new Date(now() + 86_400_000),
  });
  return { id: customer.id, email: customer.email, token };
}

/** An address of a customer. */
export async function addressOf(
  shop: TestShop,
  customer: TestCustomer,
  fields: Partial<typeof deliveryAddresses.$inferInsert> = {},
) {
  const [address] = await shop.deps.db
    .insert(deliveryAddresses)
    .values({
      customerId: customer.id,
      name: 'Office',
      streetName: 'Oranienstraße',
      houseNumber: '185',
      postalCode: '10999',
      city: 'Berlin',
      country: 'Germany',
      ...fields,
    })
    .returning();
  if (!address) throw new Error('no address');
  return address;
}
