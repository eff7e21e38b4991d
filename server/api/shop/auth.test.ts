import { randomUUID } from 'node:crypto';
import { eq, lte } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { captchaOf, easyCaptcha, solvedCaptcha } from '../../../tests/support/captcha.ts';
import { call, refused, signedIn } from '../../../tests/support/client.ts';
import { mailsTo, waitForMails } from '../../../tests/support/mailbox.ts';
import { startTestShop, type TestShop } from '../../../tests/support/shop.ts';
import { askForCode, codeFor, login } from '../../../tests/support/sign-in.ts';
import { accessCodes } from '../../db/schema/access.ts';
import { sweep } from '../../jobs/sweep.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

test('a new address gets a code by e-mail, in its language, and signs in with it', async () => {
  expect((await askForCode(shop, 'Neu@example.com', 'de')).status).toBe(200);
  const [mail] = await waitForMails('neu@example.com', 1);
  expect(mail?.subject).toMatch(/^\d{8} ist Ihr Zugangscode$/);
  expect(mail?.html).toContain('lang="de"');
  expect(mail?.text).toContain('10\u00a0Minuten');
  const answer = await login(shop, 'neu@example.com', await codeFor('neu@example.com'));
  expect(answer.status).toBe(200);
  const me = await call(shop, 'GET', '/v1/customers', { token: answer.json.token });
  expect(me.json).toMatchObject({ email: 'neu@example.com', name: '', customerType: 'PRIVATE' });
});

test('twenty people who ask at the same moment all get a code', async () => {
  const { secret } = shop.deps;
  const captchas = await Promise.all(Array.from({ length: 20 }, () => easyCaptcha(secret)));
  const answers = await Promise.all(
    captchas.map((captcha, nth) =>
      call(shop, 'GET', '/v1/auth/access-code', {
        query: { email: `crowd-${nth}@example.com`, type: 'LOGIN' },
        headers: { 'X-Captcha': captcha },
      }),
    ),
  );
  await shop.deps.limits.reset('accessCodesOfClient', 'in-process');
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
});

test('known and unknown addresses get the same answer', async () => {
  const known = await signedIn(shop);
  const [first, second] = [
    await askForCode(shop, known.email),
    await askForCode(shop, 'unknown@example.com'),
  ];
  expect([first.status, first.text]).toEqual([second.status, second.text]);
});

test('a wrong code is as much work where no code lives, and names nobody', async () => {
  const written = () =>
    shop.deps.db
      .select()
      .from(accessCodes)
      .where(lte(accessCodes.expiresAt, new Date(shop.deps.now())));
  expect(await written()).toEqual([]);
  expect((await login(shop, 'unknown-too@example.com', '12345678')).status).toBe(400);
  expect(await written()).toMatchObject([{ email: '' }]);
  await sweep(shop.deps);
  expect(await written()).toEqual([]);
});

test('a code works once', async () => {
  await askForCode(shop, 'once@example.com');
  const code = await codeFor('once@example.com');
  expect((await login(shop, 'once@example.com', code)).status).toBe(200);
  const again = await login(shop, 'once@example.com', code);
  expect(again.status).toBe(400);
  expect(again.headers.get('Content-Type')).toContain('text/plain');
  expect(again.headers.get('X-Error-Code')).toBe('AccessCodeInvalid');
  expect(again.text).toContain('wrong or has expired');
});

test('one right code tried 30 times at once signs in once', async () => {
  await askForCode(shop, 'race@example.com');
  const code = await codeFor('race@example.com');
  const answers = await Promise.all(Array.from({ length: 30 }, () => login(shop, 'race@example.com', code)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('after five wrong tries from a place the right code is worth nothing there', async () => {
  await askForCode(shop, 'guess@example.com');
  const code = await codeFor('guess@example.com');
  const wrong = code === '00000000' ? '00000001' : '00000000';
  for (let attempt = 0; attempt < 5; attempt++)
    expect((await login(shop, 'guess@example.com', wrong)).status).toBe(400);
  const tooLate = await login(shop, 'guess@example.com', code, await captchaOf(shop));
  expect(tooLate.headers.get('X-Error-Code')).toBe('AccessCodeInvalid');
});

test('a code lives ten minutes', async () => {
  await askForCode(shop, 'late@example.com');
  const code = await codeFor('late@example.com');
  shop.clock.offset = 10 * 60_000 + 1000;
  const answer = await login(shop, 'late@example.com', code);
  shop.clock.offset = 0;
  expect(answer.headers.get('X-Error-Code')).toBe('AccessCodeInvalid');
});

test('the newest two codes count: one that somebody else asks for does not end that in hand', async () => {
  await askForCode(shop, 'twice@example.com');
  const first = await codeFor('twice@example.com');
  await askForCode(shop, 'twice@example.com');
  const second = await codeFor('twice@example.com', 2);
  await askForCode(shop, 'twice@example.com');
  await codeFor('twice@example.com', 3);
  expect((await login(shop, 'twice@example.com', first)).status).toBe(400);
  expect((await login(shop, 'twice@example.com', second)).status).toBe(200);
});

test('a sign-in ends all codes of its address', async () => {
  await askForCode(shop, 'both@example.com');
  const first = await codeFor('both@example.com');
  await askForCode(shop, 'both@example.com');
  expect((await login(shop, 'both@example.com', first)).status).toBe(200);
  expect((await login(shop, 'both@example.com', await codeFor('both@example.com', 2))).status).toBe(400);
});

describe('the human check', () => {
  const ask = (headers: Record<string, string>, email = 'robot@example.com') =>
    call(shop, 'GET', '/v1/auth/access-code', { query: { email, type: 'LOGIN' }, headers });

  test('without it nothing is sent', async () => {
    const answer = await ask({});
    expect([answer.status, answer.headers.get('X-Error-Code')]).toEqual([400, 'CaptchaRequired']);
  });

  test.each([
    '',
    'x',
    'e30=',
    Buffer.from('{"challenge":{"parameters":null}}').toString('base64'),
    'A'.repeat(5000),
  ])('the malformed solution %#  is refused', async (payload) => {
    expect((await ask({ 'X-Captcha': payload })).status).toBe(400);
  });

  test('a solution is good for one code', async () => {
    const captcha = await solvedCaptcha(shop);
    expect((await ask({ 'X-Captcha': captcha }, 'human@example.com')).status).toBe(200);
    const again = await ask({ 'X-Captcha': captcha }, 'robot@example.com');
    expect(again.headers.get('X-Error-Code')).toBe('CaptchaInvalid');
  });

  test('a solution spliced onto another challenge is refused', async () => {
    const { secret } = shop.deps;
    const [one, other] = [await easyCaptcha(secret), await easyCaptcha(secret)];
    const read = (payload: string) => JSON.parse(Buffer.from(payload, 'base64').toString());
    const spliced = { challenge: read(one).challenge, solution: read(other).solution };
    const answer = await ask({ 'X-Captcha': Buffer.from(JSON.stringify(spliced)).toString('base64') });
    expect(answer.headers.get('X-Error-Code')).toBe('CaptchaInvalid');
  });

  test('nothing of all this reached the mailbox', async () => {
    expect(await mailsTo('robot@example.com')).toEqual([]);
  });
});

test.each([
  'nobody',
  'a@x.de,b@y.de',
  'group: a@x.de;',
  'a@x.de\r\nBcc: b@y.de',
  '<a@x.de>',
  `${'a'.repeat(250)}@x.de`,
])('the address %j is refused before anything is sent', async (email) => {
  const answer = await call(shop, 'GET', '/v1/auth/access-code', {
    query: { email, type: 'LOGIN' },
    headers: { 'X-Captcha': 'unused' },
  });
  expect([answer.status, answer.headers.get('X-Error-Code')]).toEqual([400, 'ValidationFailed']);
});

test('a mailbox gets at most five codes an hour from one place, whatever stands behind the plus sign', async () => {
  const ask = (nth: number) => askForCode(shop, nth === 0 ? 'Many@example.com' : `many+${nth}@example.com`);
  for (let nth = 0; nth < 5; nth++) expect((await ask(nth)).status).toBe(200);
  const answer = await ask(5);
  expect([answer.status, answer.headers.get('X-Error-Code')]).toEqual([429, 'TooManyRequests']);
  expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
});

describe('behind a trusted proxy', () => {
  let proxied: TestShop;
  beforeAll(async () => {
    proxied = await startTestShop({ config: { TRUST_PROXY: '1' } });
  });
  afterAll(() => proxied.stop());

  const from = (client: string, extra: Record<string, string> = {}) => ({
    headers: { 'X-Forwarded-For': client, ...extra },
  });
  const ask = async (email: string, client: string) =>
    call(proxied, 'GET', '/v1/auth/access-code', {
      query: { email, type: 'LOGIN' },
      ...from(client, { 'X-Captcha': await captchaOf(proxied) }),
    });
  const tryCode = (email: string, password: string, client: string, captcha?: string) =>
    call(proxied, 'POST', '/v1/auth/login', {
      body: { email, password },
      ...from(client, captcha ? { 'X-Captcha': captcha } : {}),
    });
  const wrongFor = (code: string) => (code === '00000000' ? '00000001' : '00000000');

  test('strangers with wrong codes keep nobody out: the right one asks for a human check, and is good', async () => {
    const email = `besieged-${randomUUID()}@example.com`;
    await ask(email, '192.0.2.10');
    const code = await codeFor(email);
    for (let nth = 0; nth < 30; nth++) await tryCode(email, wrongFor(code), `198.51.100.${nth}`);
    const held = await tryCode(email, code, '192.0.2.10');
    expect([held.status, held.headers.get('X-Error-Code')]).toEqual([400, 'CaptchaRequired']);
    const answer = await tryCode(email, code, '192.0.2.10', await captchaOf(proxied));
    expect(answer.status).toBe(200);
  });

  test('a used code pressed again and again does not lock the next sign-in', async () => {
    const email = `again-${randomUUID()}@example.com`;
    await ask(email, '192.0.2.11');
    const code = await codeFor(email);
    expect((await tryCode(email, code, '192.0.2.11')).status).toBe(200);
    for (let nth = 0; nth < 12; nth++) await tryCode(email, code, '192.0.2.11');
    await ask(email, '192.0.2.11');
    const next = await codeFor(email, 2);
    const answer = await tryCode(email, next, '192.0.2.11', await captchaOf(proxied));
    expect(answer.status).toBe(200);
  });

  test('sixty failures behind a line make its next tries a human check, not a locked door', async () => {
    const line = '192.0.2.12';
    for (let nth = 0; nth < 60; nth++) await tryCode(`nobody-${nth}@example.com`, '00000000', line);
    const email = `colleague-${randomUUID()}@example.com`;
    await ask(email, line);
    const code = await codeFor(email);
    const held = await tryCode(email, code, line);
    expect([held.status, held.headers.get('X-Error-Code')]).toEqual([400, 'CaptchaRequired']);
    expect((await tryCode(email, code, line, await captchaOf(proxied))).status).toBe(200);
  });

  test('with human checks and from ever new places, a code can be tried a hundred times and no more', async () => {
    const email = `patient-${randomUUID()}@example.com`;
    await ask(email, '192.0.2.13');
    const code = await codeFor(email);
    await proxied.deps.db.update(accessCodes).set({ failures: 99 }).where(eq(accessCodes.email, email));
    await tryCode(email, wrongFor(code), '198.51.100.1', await captchaOf(proxied));
    const answer = await tryCode(email, code, '192.0.2.13', await captchaOf(proxied));
    expect(answer.headers.get('X-Error-Code')).toBe('AccessCodeInvalid');
  });

  test('a mailbox that strangers fill gets no sixth code within ten minutes, and the one in it still works', async () => {
    const email = `flooded-${randomUUID()}@example.com`;
    for (let nth = 0; nth < 5; nth++) expect((await ask(email, `203.0.113.${nth}`)).status).toBe(200);
    const code = await codeFor(email, 5);
    expect((await ask(email, '192.0.2.14')).status).toBe(429);
    expect((await tryCode(email, code, '192.0.2.14')).status).toBe(200);
  });

  const codeOf = async (client: string) => {
    const headers = { 'X-Forwarded-For': client, 'X-Captcha': 'x' };
    const query = { email: 'many@example.com', type: 'LOGIN' };
    const answer = await call(proxied, 'GET', '/v1/auth/access-code', { query, headers });
    return answer.headers.get('X-Error-Code');
  };

  test.each([
    ['the addresses of an IPv6 line', (n: number) => `2001:db8:0:7:${n.toString(16)}::1`, '2001:db8:0:8::1'],
    ['the ways to write an IPv4 address', (n: number) => `${n % 2 ? '::ffff:' : ''}192.0.2.1`, '192.0.2.2'],
  ])('%s are one client', async (_, nth, other) => {
    for (let n = 1; n <= 30; n++) expect(await codeOf(nth(n))).toBe('CaptchaInvalid');
    expect(await codeOf(nth(31))).toBe('TooManyRequests');
    expect(await codeOf(other)).toBe('CaptchaInvalid');
  });
});

describe('a session', () => {
  const me = (token?: string) => call(shop, 'GET', '/v1/customers', { token });

  test('ends with logout', async () => {
    const { token } = await signedIn(shop);
    expect((await me(token)).status).toBe(200);
    expect((await call(shop, 'POST', '/v1/auth/logout', { token })).status).toBe(204);
    expect(await me(token)).toMatchObject(refused(403, 'SessionInvalid'));
  });

  test.each([undefined, 'x', 'A'.repeat(43), 'Ä'])('token %j is refused with 403', async (token) => {
    const answer = await call(
      shop,
      'GET',
      '/v1/customers',
      token ? { headers: { Authorization: `Bearer ${encodeURI(token)}` } } : {},
    );
    expect(answer).toMatchObject(refused(403, 'SessionInvalid'));
  });

  test('ends after seven idle days', async () => {
    await askForCode(shop, 'idle@example.com');
    const { json } = await login(shop, 'idle@example.com', await codeFor('idle@example.com'));
    shop.clock.offset = 6 * 86_400_000;
    expect((await me(json.token)).status).toBe(200);
    shop.clock.offset = 12 * 86_400_000;
    expect((await me(json.token)).status).toBe(200);
    shop.clock.offset = 20 * 86_400_000;
    expect((await me(json.token)).status).toBe(403);
    shop.clock.offset = 0;
  });
});
