import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { mailTo } from './mailbox.ts';

/** Signs a new customer in by the API and hands the token to the page, which need not show the form again. */
export async function signedIn(page: Page, baseURL: string): Promise<{ email: string; token: string }> {
  const email = `customer-${randomUUID()}@example.com`;
  const challenge = (await (await fetch(`${baseURL}/v1/auth/captcha`)).json()) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  const captcha = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  await fetch(`${baseURL}/v1/auth/access-code?type=LOGIN&email=${email}`, {
    headers: { 'X-Captcha': captcha },
  });
  const { subject } = await mailTo(email, /\d{8}/);
  const answer = await fetch(`${baseURL}/v1/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: /\d{8}/.exec(subject)?.[0] }),
  });
  const { token } = (await answer.json()) as { token: string };
  await page.addInitScript((stored) => localStorage.setItem('accessToken', stored), token);
  return { email, token };
}

/** Gives a customer a first address by the API. */
export async function withAddress(baseURL: string, token: string): Promise<void> {
  await fetch(`${baseURL}/v1/delivery-addresses`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      name: 'Office',
      streetName: 'Oranienstraße',
      houseNumber: '185',
      postalCode: '10999',
      city: 'Berlin',
      country: 'Germany',
    }),
  });
}
