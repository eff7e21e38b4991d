import { type Challenge, createChallenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { call } from './client.ts';
import type { TestShop } from './shop.ts';

/** Asks for a challenge and solves it, as the widget does: a second of work. */
export async function solvedCaptcha(shop: TestShop): Promise<string> {
  return solved((await call(shop, 'GET', '/v1/auth/captcha')).json as Challenge);
}

/** A captcha that a test's shop takes at its time, solved at nearly no cost. */
export function captchaOf(shop: TestShop): Promise<string> {
  return easyCaptcha(shop.deps.secret, shop.deps.now());
}

/** A solved captcha that costs its solver nearly nothing, and the shop as much to check as any other. */
export async function easyCaptcha(serverSecret: string, now = Date.now()): Promise<string> {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1000,
    counter: 1,
    deriveKey,
    expiresAt: Math.floor(now / 1000) + 600,
    hmacSignatureSecret: `${serverSecret}:challenge`,
    hmacKeySignatureSecret: `${serverSecret}:key`,
  });
  return solved(challenge);
}

async function solved(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
