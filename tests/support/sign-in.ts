import { expect } from 'vitest';
import { captchaOf } from './captcha.ts';
import { call } from './client.ts';
import { mailsTo } from './mailbox.ts';
import type { TestShop } from './shop.ts';

/** Asks for an access code, as the sign-in form does, but without a second of work for the captcha. */
export async function askForCode(shop: TestShop, email: string, language = 'en') {
  return call(shop, 'GET', '/v1/auth/access-code', {
    query: { email, type: 'LOGIN' },
    headers: { 'X-Captcha': await captchaOf(shop) },
    language,
  });
}

/** The nth access code that an address has got by e-mail. */
export async function codeFor(email: string, nth = 1): Promise<string> {
  const codes = async () =>
    (await mailsTo(email)).flatMap(({ subject }) => /^\d{8}/.exec(subject)?.[0] ?? []);
  await expect.poll(async () => (await codes()).length).toBeGreaterThanOrEqual(nth);
  return (await codes()).at(-1) ?? '';
}

/** Trades a code for a token, with a solved human check if there is one. */
export function login(shop: TestShop, email: string, password: string, captcha?: string) {
  const headers = captcha ? { 'X-Captcha': captcha } : undefined;
  return call(shop, 'POST', '/v1/auth/login', { body: { email, password }, headers });
}
