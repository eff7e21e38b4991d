import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { call } from './client.ts';
import type { TestShop } from './shop.ts';

/** Asks for a challenge and solves it, as the widget does. */
export async function solvedCaptcha(shop: TestShop): Promise<string> {
  const challenge = (await call(shop, 'GET', '/v1/auth/captcha')).json as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
