import { easyCaptcha } from './captcha.ts';
import { call } from './client.ts';
import { waitForMails } from './mailbox.ts';
import type { TestShop } from './shop.ts';

/** Asks for an access code, as the sign-in form does, but without a second of work for the captcha. */
export async function askForCode(shop: TestShop, email: string, language = 'en') {
  const captcha = await easyCaptcha(shop.deps.secret, shop.deps.now());
  return call(shop, 'GET', '/v1/auth/access-code', {
    query: { email, type: 'LOGIN' },
    headers: { 'X-Captcha': captcha },
    language,
  });
}

/** The access code in the nth e-mail that an address has got. */
export async function codeFor(email: string, nth = 1): Promise<string> {
  const mail = (await waitForMails(email, nth)).at(-1);
  return /\d{8}/.exec(mail?.subject ?? '')?.[0] ?? '';
}

/** Trades a code for a token, from a browser with this User-Agent. */
export function login(shop: TestShop, email: string, password: string, userAgent?: string) {
  const headers = userAgent ? { 'User-Agent': userAgent } : undefined;
  return call(shop, 'POST', '/v1/auth/login', { body: { email, password }, headers });
}
