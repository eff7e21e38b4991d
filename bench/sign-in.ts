import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { RunningShop, Stage } from './stage.ts';

/** Signs somebody new in, as a browser does: human check, code by e-mail, code for a token. */
export async function signIn(stage: Stage, shop: RunningShop): Promise<void> {
  const email = `guest-${randomUUID()}@example.com`;
  const challenge = (await (await answer(fetch(`${shop.url}/v1/auth/captcha`))).json()) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  const captcha = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  const asked = `${shop.url}/v1/auth/access-code?type=LOGIN&email=${encodeURIComponent(email)}`;
  await answer(fetch(asked, { headers: { 'X-Captcha': captcha } }));
  const body = JSON.stringify({ email, password: await mailedCode(stage, email) });
  const headers = { 'Content-Type': 'application/json' };
  await answer(fetch(`${shop.url}/v1/auth/login`, { method: 'POST', headers, body }));
}

async function answer(asked: Promise<Response>): Promise<Response> {
  const response = await asked;
  if (!response.ok) throw new Error(`sign-in: ${response.status} ${await response.text()}`);
  return response;
}

async function mailedCode(stage: Stage, email: string): Promise<string> {
  for (let nth = 0; nth < 200; nth += 1) {
    const mails = (await (await fetch(`${stage.mailboxUrl}/email`)).json()) as {
      to: { address: string }[];
      subject: string;
    }[];
    const mail = mails.find(({ to }) => to.some(({ address }) => address === email));
    const code = mail && /\d{8}/.exec(mail.subject)?.[0];
    if (code) return code;
    await sleep(50);
  }
  throw new Error('no e-mail with a code came');
}
