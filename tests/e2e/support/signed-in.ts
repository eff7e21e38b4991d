import { randomBytes, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { newToken, tokenHash } from '#server/secrets.ts';
import { query } from './database.ts';
import { mailsTo, mailTo } from './mailbox.ts';

export interface Customer {
  readonly email: string;
  readonly token: string;
}

/** A new customer, signed in as if they had just typed their code. */
export async function newCustomer(): Promise<Customer> {
  const email = `customer-${randomUUID()}@example.com`;
  const token = newToken();
  await query(
    `with customer as (insert into customers (email) values ($1) returning id)
     insert into sessions (token_hash, customer_id, ends_at) select $2, id, now() + interval '30 days' from customer`,
    [email, tokenHash(token)],
  );
  return { email, token };
}

/** A sign-in of a customer by the API, as from another device on another line; answers its token. */
export async function signInAgain(baseURL: string, email: string): Promise<string> {
  const { length: before } = await mailsTo(email, /^\d{8}/);
  // A line gets 30 codes an hour, which all browser tests together would use up.
  const line = { 'X-Forwarded-For': [10, ...randomBytes(3)].join('.') };
  const asked = await fetch(`${baseURL}/v1/auth/captcha`, { headers: line });
  const challenge = (await asked.json()) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  const captcha = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  await fetch(`${baseURL}/v1/auth/access-code?type=LOGIN&email=${email}`, {
    headers: { ...line, 'X-Captcha': captcha },
  });
  const { subject } = await mailTo(email, /^\d{8}/, before);
  const answer = await fetch(`${baseURL}/v1/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: /^\d{8}/.exec(subject)?.[0] }),
  });
  return ((await answer.json()) as { token: string }).token;
}

/** A new customer whose token the page has, so that it need not show the form. */
export async function signedIn(page: Page): Promise<Customer> {
  const customer = await newCustomer();
  await page.addInitScript((stored) => localStorage.setItem('accessToken', stored), customer.token);
  return customer;
}

/** Gives a customer an address by the API; answers its id. */
export async function withAddress(
  baseURL: string,
  token: string,
  change: Record<string, unknown> = {},
): Promise<number> {
  const answer = await fetch(`${baseURL}/v1/delivery-addresses`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      name: 'Office',
      streetName: 'Oranienstraße',
      houseNumber: '185',
      postalCode: '10999',
      city: 'Berlin',
      country: 'Germany',
      ...change,
    }),
  });
  return ((await answer.json()) as { id: number }).id;
}
