import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { staffCodes } from '#server/db/schema/access.ts';
import { outbox } from '#server/db/schema/jobs.ts';
import { staffPairings, staffSessions } from '#server/db/schema/staff.ts';
import { captchaOf } from '../../../../tests/support/captcha.ts';
import { call, refused, signedIn } from '../../../../tests/support/client.ts';
import { mailsTo } from '../../../../tests/support/mailbox.ts';
import { startTestShop, type TestShop } from '../../../../tests/support/shop.ts';
import { codeFor } from '../../../../tests/support/sign-in.ts';
import { callKitchen, staffOf, tabletOf } from '../../../../tests/support/staff.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterEach(() => {
  shop.clock.offset = 0;
});
afterAll(() => shop.stop());

const hour = 3_600_000;
const day = 24 * hour;
const ask = async (email: string, cookie?: string) =>
  callKitchen(shop, 'POST', '/auth/code', {
    cookie,
    body: { email },
    headers: { 'X-Captcha': await captchaOf(shop) },
  });
const login = (email: string, code: string) =>
  callKitchen(shop, 'POST', '/auth/login', { body: { email, code } });
const me = (cookie: string) => callKitchen(shop, 'GET', '/me', { cookie });
const sent = ({ headers }: { headers: Headers }) => headers.getSetCookie();

describe('who works here', () => {
  test('signs in with the code of an e-mail, once, and is then known by a cookie that no script reads', async () => {
    const { email, id } = await staffOf(shop, 'OFFICE');
    expect((await ask(email)).status).toBe(204);
    const code = await codeFor(email);
    const answer = await login(email, code);
    expect(answer).toMatchObject({ status: 200, json: { staffId: id, name: 'OFFICE', role: 'OFFICE' } });
    const [cookie = '', marker = ''] = sent(answer);
    expect(cookie).toMatch(/^kitchen=[\w-]{40,};.*Max-Age=43200;.*Path=\/;.*HttpOnly;.*SameSite=Strict$/);
    expect(marker).toMatch(/^staff=1;/);
    expect(marker).not.toContain('HttpOnly');
    const { json } = await me(cookie.split(';')[0] ?? '');
    expect(json).toMatchObject({ staffId: id });
    // Signing in counts as showing who one is, for ten minutes.
    expect(Math.abs(json.confirmedUntil - (shop.deps.now() / 1000 + 600))).toBeLessThan(60);
    expect(await login(email, code)).toMatchObject(refused(400, 'AccessCodeInvalid'));
  });

  test('is signed out: the cookie goes, and its token is good for nothing', async () => {
    const { cookie } = await staffOf(shop, 'KITCHEN');
    const answer = await callKitchen(shop, 'POST', '/auth/logout', { cookie });
    expect(answer.status).toBe(204);
    expect(sent(answer).every((line) => /Max-Age=0/.test(line))).toBe(true);
    expect(await me(cookie)).toMatchObject({ status: 401, json: { code: 'SignInRequired' } });
  });

  test('signs in anew after twelve hours, however busy the day was', async () => {
    const { cookie } = await staffOf(shop, 'KITCHEN');
    for (const hours of [4, 8, 11.9]) {
      shop.clock.offset = hours * hour;
      expect((await me(cookie)).status).toBe(200);
    }
    shop.clock.offset = 12.1 * hour;
    expect((await me(cookie)).status).toBe(401);
  });

  test('does anew what needs more than a session: ten minutes after the code a fresh one is asked for', async () => {
    const owner = await staffOf(shop, 'OWNER');
    const invite = () =>
      callKitchen(shop, 'POST', '/staff', {
        cookie: owner.cookie,
        body: { email: `new-${randomUUID()}@example.com`, name: 'Jule', role: 'OFFICE' },
      });
    expect((await invite()).status).toBe(201);
    shop.clock.offset = 11 * 60_000;
    expect(await invite()).toMatchObject({ status: 403, json: { code: 'StepUpRequired' } });
    await ask(owner.email, owner.cookie);
    const code = await codeFor(owner.email);
    const [mail] = await mailsTo(owner.email);
    expect(mail?.subject).toBe(`${code} confirms that it is you`);
    // Who is signed in has no way to where a code would be spent on signing in.
    expect(mail?.html).not.toContain('/kitchen/sign-in');
    expect(mail?.html).toContain('somebody is at a device where you are signed in');
    const stepUp = (given: string) =>
      callKitchen(shop, 'POST', '/auth/step-up', { cookie: owner.cookie, body: { code: given } });
    expect(await stepUp('00000000')).toMatchObject(refused(400, 'AccessCodeInvalid'));
    expect((await stepUp(code)).status).toBe(204);
    expect((await invite()).status).toBe(201);
  });
});

test('a code that is asked for by somebody else, signed in or not, is one to sign in with', async () => {
  const driver = await staffOf(shop, 'DRIVER');
  for (const cookie of [undefined, driver.cookie, 'kitchen=ended-or-made-up-0123456789']) {
    const { email } = await staffOf(shop, 'OWNER');
    expect((await ask(email, cookie)).status).toBe(204);
    const code = await codeFor(email);
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe(`${code} is your access code`);
    expect(mail?.html).toContain('somebody mistyped their address');
  }
});

test('strangers who ask for codes keep nobody who is signed in from a fresh one; who is refused hears until when', async () => {
  const owner = await staffOf(shop, 'OWNER');
  for (let n = 0; n < 5; n++) expect((await ask(owner.email)).status).toBe(204);
  const last = await ask(owner.email);
  expect(last).toMatchObject(refused(429, 'TooManyRequests'));
  expect(last.json.message).toMatch(/^That was too often. It works again in \d+\sminutes\.$/);
  expect((await ask(owner.email.toUpperCase(), owner.cookie)).status).toBe(204);
});

test('a fresh code every five minutes of an hour is to be had, and not without end', async () => {
  const owner = await staffOf(shop, 'OFFICE');
  for (let n = 0; n < 12; n++) expect((await ask(owner.email, owner.cookie)).status).toBe(204);
  expect(await ask(owner.email, owner.cookie)).toMatchObject(refused(429, 'TooManyRequests'));
});

describe('a stranger', () => {
  test('gets the same answer as staff, and no e-mail', async () => {
    const stranger = `stranger-${randomUUID()}@example.com`;
    const known = await staffOf(shop, 'DRIVER');
    const [ofStranger, ofStaff] = [await ask(stranger), await ask(known.email)];
    const said = ({ status, text, headers }: typeof ofStaff) => ({
      status,
      text,
      names: [...headers.keys()],
    });
    expect(said(ofStranger)).toEqual(said(ofStaff));
    const rows = await shop.deps.db.select().from(staffCodes).where(eq(staffCodes.email, stranger));
    expect(rows, 'the same work is done for both').toHaveLength(1);
    const mails = await shop.deps.db.select().from(outbox).where(eq(outbox.kind, 'staff-code'));
    expect(mails.map(({ key }) => key)).not.toContain(`staff-code:${rows[0]?.id}`);
    expect(await login(stranger, '12345678')).toMatchObject(refused(400, 'AccessCodeInvalid'));
    expect(await login(known.email, '12345678')).toMatchObject(refused(400, 'AccessCodeInvalid'));
  });

  test('needs a human check to ask for a code', async () => {
    const answer = await callKitchen(shop, 'POST', '/auth/code', { body: { email: 'x@example.com' } });
    expect(answer).toMatchObject(refused(400, 'CaptchaRequired'));
  });
});

describe('the two doors are apart', () => {
  test('a customer’s token opens no call of the kitchen, and a kitchen’s cookie none of the shop', async () => {
    const customer = await signedIn(shop);
    const { cookie } = await staffOf(shop, 'OWNER');
    const bearer = { Authorization: `Bearer ${customer.token}` };
    expect((await callKitchen(shop, 'GET', '/me', { headers: bearer })).status).toBe(401);
    expect((await me(`kitchen=${customer.token}`)).status).toBe(401);
    expect((await call(shop, 'GET', '/v1/customers', { headers: { Cookie: cookie } })).status).toBe(403);
    const token = cookie.slice('kitchen='.length);
    expect((await call(shop, 'GET', '/v1/customers', { token })).status).toBe(403);
  });

  test('a code of the shop opens no kitchen', async () => {
    const { email } = await staffOf(shop, 'OWNER');
    await call(shop, 'GET', '/v1/auth/access-code', {
      query: { email, type: 'LOGIN' },
      headers: { 'X-Captcha': await captchaOf(shop) },
    });
    expect(await login(email, await codeFor(email))).toMatchObject(refused(400, 'AccessCodeInvalid'));
  });

  test('who fills the shop’s limits for an address closes no kitchen', async () => {
    const { email } = await staffOf(shop, 'OWNER');
    for (let n = 0; n < 6; n++) {
      await call(shop, 'POST', '/v1/auth/login', { body: { email, password: '00000000' } });
    }
    expect(await login(email, '00000000')).toMatchObject(refused(400, 'AccessCodeInvalid'));
  });
});

test.each([
  ['another origin', 'https://evil.example'],
  ['no origin', ''],
])('a write from %s is refused, also with a cookie', async (_, origin) => {
  const { cookie } = await staffOf(shop, 'OWNER');
  const answer = await callKitchen(shop, 'POST', '/auth/logout', { cookie, headers: { Origin: origin } });
  expect(answer).toMatchObject({ status: 403, json: { code: 'ForeignOrigin' } });
  expect((await me(cookie)).status).toBe(200);
});

test('who opened the kitchen at another host is told at which address it works, as it is set up', async () => {
  const { email } = await staffOf(shop, 'OWNER');
  const answer = await callKitchen(shop, 'POST', '/auth/code', {
    body: { email },
    headers: {
      Host: 'other.example:3000',
      Origin: 'http://other.example:3000',
      'X-Forwarded-Host': 'evil.example',
      'X-Captcha': await captchaOf(shop),
    },
  });
  expect(answer).toMatchObject({ status: 403, json: { code: 'ForeignOrigin' } });
  expect(answer.json.message).toContain(`${shop.config.KITCHEN_URL}/kitchen/`);
  expect(answer.text).not.toMatch(/other\.example|evil/);
});

test('on https the cookie belongs to this host alone', async () => {
  const secure = await startTestShop({ config: { PUBLIC_URL: 'https://shop.example' } });
  try {
    const { email } = await staffOf(secure, 'OWNER');
    await callKitchen(secure, 'POST', '/auth/code', {
      body: { email },
      headers: { 'X-Captcha': await captchaOf(secure) },
    });
    const answer = await callKitchen(secure, 'POST', '/auth/login', {
      body: { email, code: await codeFor(email) },
    });
    expect(sent(answer)[0]).toMatch(/^__Host-kitchen=.*Secure/);
  } finally {
    await secure.stop();
  }
});

test('a shop with another company’s human check keeps its own at the kitchen’s door', async () => {
  const keys = { TURNSTILE_SITE_KEY: 'key-of-the-shop', TURNSTILE_SECRET_KEY: 'secret' };
  const shopOfOthers = await startTestShop({ config: keys });
  try {
    const { json: atShop } = await call(shopOfOthers, 'GET', '/v1/auth/captcha');
    expect(atShop).toEqual({ turnstile: 'key-of-the-shop' });
    const { json: atKitchen } = await callKitchen(shopOfOthers, 'GET', '/auth/captcha');
    expect(atKitchen).toMatchObject({ signature: expect.any(String) });
    const { email } = await staffOf(shopOfOthers, 'OFFICE');
    const headers = { 'X-Captcha': await captchaOf(shopOfOthers) };
    const asked = await callKitchen(shopOfOthers, 'POST', '/auth/code', { body: { email }, headers });
    expect(asked.status).toBe(204);
  } finally {
    await shopOfOthers.stop();
  }
});

describe('a tablet on the wall', () => {
  const pairing = async () => {
    const { cookie } = await staffOf(shop, 'OWNER');
    const answer = await callKitchen(shop, 'POST', '/devices/pairing', {
      cookie,
      body: { device: 'Cold kitchen' },
    });
    return answer.json.code as string;
  };
  const pair = (code: string) => callKitchen(shop, 'POST', '/auth/pair', { body: { code } });

  test('is paired by the code that the owner shows, which counts once, and has the role of the kitchen', async () => {
    const code = await pairing();
    expect(code).toMatch(/^\d{8}$/);
    const answer = await pair(`${code.slice(0, 4)} ${code.slice(4)}`);
    expect(answer).toMatchObject({
      status: 200,
      json: { staffId: null, name: 'Cold kitchen', role: 'KITCHEN' },
    });
    expect(await pair(code)).toMatchObject(refused(400, 'AccessCodeInvalid'));
  });

  test('is not paired by a code that is ten minutes old, nor by guessing without end', async () => {
    const code = await pairing();
    shop.clock.offset = 11 * 60_000;
    expect(await pair(code)).toMatchObject(refused(400, 'AccessCodeInvalid'));
    let last = await pair('00000000');
    for (let n = 0; n < 40 && last.status !== 429; n++) last = await pair('00000000');
    expect(last).toMatchObject(refused(429, 'TooManyRequests'));
  });

  test('stays paired while it is used, and no longer than 90 days without', async () => {
    const [used, forgotten] = [await tabletOf(shop), await tabletOf(shop)];
    shop.clock.offset = 60 * day;
    expect((await me(used)).status).toBe(200);
    shop.clock.offset = 120 * day;
    expect((await me(used)).status).toBe(200);
    expect((await me(forgotten)).status).toBe(401);
  });

  test('is nobody: it cannot show that it is somebody', async () => {
    const cookie = await tabletOf(shop);
    const answer = await callKitchen(shop, 'POST', '/auth/step-up', { cookie, body: { code: '00000000' } });
    expect(answer).toMatchObject({ status: 403, json: { code: 'NotAllowed' } });
  });
});

test('neither codes nor tokens are kept as they are', async () => {
  const { cookie, email } = await staffOf(shop, 'OWNER');
  await ask(email);
  const code = await codeFor(email);
  const { db } = shop.deps;
  const kept = JSON.stringify([
    await db.select().from(staffCodes),
    await db.select().from(staffSessions),
    await db.select().from(staffPairings),
  ]);
  expect(kept).not.toContain(code);
  expect(kept).not.toContain(cookie.slice('kitchen='.length));
});
