import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { staff, staffChallenges } from '#server/db/schema/staff.ts';
import { sweep } from '#server/jobs/sweep.ts';
import { Authenticator } from '../../../../tests/support/authenticator.ts';
import { captchaOf } from '../../../../tests/support/captcha.ts';
import { refused } from '../../../../tests/support/client.ts';
import { waitForMails } from '../../../../tests/support/mailbox.ts';
import { startTestShop, type TestShop } from '../../../../tests/support/shop.ts';
import { codeFor } from '../../../../tests/support/sign-in.ts';
import { callKitchen, staffOf, type TestStaff, tabletOf } from '../../../../tests/support/staff.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterEach(async () => {
  shop.clock.offset = 0;
  // All tests come over one line.
  await shop.deps.db.execute(sql`delete from rate_limits`);
});
afterAll(() => shop.stop());

const minute = 60_000;
const phone = 'Mozilla/5.0 (Linux; Android 15) Chrome/130.0 Mobile';
const invalid = refused(400, 'PasskeyInvalid');
const post = (path: string, { cookie }: { cookie?: string } = {}, body?: unknown) =>
  callKitchen(shop, 'POST', path, { body, ...(cookie && { cookie }) });
const challenge = async () => (await post('/auth/passkey/challenge')).json;
const offer = async (who: TestStaff) => (await post('/auth/passkeys/challenge', who)).json;
const login = (signed: unknown) => post('/auth/passkey/login', {}, signed);
const askForCode = async (email: string) =>
  callKitchen(shop, 'POST', '/auth/code', {
    body: { email },
    headers: { 'X-Captcha': await captchaOf(shop) },
  });
const signIn = async (device: Authenticator) => login(device.sign(await challenge()));
const passkeysOf = async ({ cookie }: TestStaff) =>
  (await callKitchen(shop, 'GET', '/auth/passkeys', { cookie })).json;

/** Somebody who works here, signed in by code a moment ago, with a passkey on a device of theirs. */
async function withPasskey(role: Parameters<typeof staffOf>[1] = 'OFFICE') {
  const who = await staffOf(shop, role);
  const device = new Authenticator(shop.config.KITCHEN_URL);
  const added = await post('/auth/passkeys', who, device.create(await offer(who)));
  expect(added.status).toBe(201);
  return { ...who, device, passkeyId: added.json.id as number };
}

describe('a passkey', () => {
  test('is made by who has just signed in, and signs in without an address, from any device', async () => {
    const { id, device, ...who } = await withPasskey('KITCHEN');
    expect(await passkeysOf({ id, ...who })).toMatchObject([{ device: '', lastUsedAt: null }]);
    const answer = await signIn(device);
    expect(answer).toMatchObject({
      status: 200,
      json: { staffId: id, name: 'KITCHEN', role: 'KITCHEN', email: who.email, hasPasskey: true },
    });
    const [cookie = '', marker = ''] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^kitchen=[\w-]{40,};.*HttpOnly;.*SameSite=Strict$/);
    expect(marker).toMatch(/^staff=1;/);
    const token = cookie.split(';')[0] ?? '';
    expect((await callKitchen(shop, 'GET', '/me', { cookie: token })).json).toMatchObject({ staffId: id });
    expect(await passkeysOf({ id, ...who })).toMatchObject([{ lastUsedAt: expect.any(Number) }]);
    expect((await signIn(device)).status, 'again').toBe(200);
  });

  test('is told by e-mail to whose it is, with what to do where it was not they', async () => {
    const who = await staffOf(shop, 'OFFICE');
    const device = new Authenticator(shop.config.KITCHEN_URL);
    const added = await callKitchen(shop, 'POST', '/auth/passkeys', {
      cookie: who.cookie,
      body: device.create(await offer(who)),
      headers: { 'User-Agent': phone },
      language: 'de',
    });
    expect(added.status).toBe(201);
    const [mail] = await waitForMails(who.email, 1);
    expect(mail?.subject).toBe('Ein Passkey für die Küche ist dazugekommen');
    expect(mail?.text).toContain('Angelegt wurde er mit Chrome, Android.');
    expect(mail?.text).toContain('Das waren nicht Sie?');
    expect(mail?.text).toContain(`${shop.config.KITCHEN_URL}/kitchen/staff?lang=de`);
  });

  test('is asked for by a browser that shows who it is by finger or PIN, and keeps whose it is', async () => {
    expect(await challenge()).toMatchObject({ userVerification: 'required', rpId: '127.0.0.1' });
    const who = await withPasskey();
    expect(await offer(who)).toMatchObject({
      rp: { id: '127.0.0.1', name: 'Tischlein' },
      user: { name: who.email, displayName: 'OFFICE' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ type: 'public-key', transports: ['internal'] }],
    });
  });

  test('is added only by who has confirmed who they are in the last ten minutes', async () => {
    const who = await staffOf(shop, 'OFFICE');
    shop.clock.offset = 11 * minute;
    expect(await post('/auth/passkeys/challenge', who)).toMatchObject(refused(403, 'StepUpRequired'));
    const wall = { cookie: await tabletOf(shop) };
    expect(await post('/auth/passkeys/challenge', wall)).toMatchObject(refused(403, 'NotAllowed'));
  });

  test('confirms who one is: the ten minutes begin anew, for its owner alone', async () => {
    const owner = await withPasskey('OWNER');
    const other = await withPasskey('OWNER');
    const pairing = () => post('/devices/pairing', owner, { device: 'Cold kitchen' });
    shop.clock.offset = 11 * minute;
    expect(await pairing()).toMatchObject(refused(403, 'StepUpRequired'));
    const confirm = async ({ device }: typeof owner) =>
      post('/auth/passkey/step-up', owner, device.sign(await challenge()));
    expect(await confirm(other)).toMatchObject(invalid);
    expect(await pairing()).toMatchObject(refused(403, 'StepUpRequired'));
    expect((await confirm(owner)).status).toBe(204);
    expect((await pairing()).status).toBe(200);
  });

  test('is removed by its owner after a fresh confirmation, and nobody else’s is; then codes come back', async () => {
    const who = await withPasskey();
    const other = await withPasskey();
    const remove = (id: number) =>
      callKitchen(shop, 'DELETE', `/auth/passkeys/${id}`, { cookie: who.cookie });
    expect(await remove(other.passkeyId)).toMatchObject(refused(404, 'PasskeyNotFound'));
    expect((await signIn(other.device)).status).toBe(200);
    shop.clock.offset = 11 * minute;
    expect(await remove(who.passkeyId)).toMatchObject(refused(403, 'StepUpRequired'));
    shop.clock.offset = 0;
    expect((await remove(who.passkeyId)).status).toBe(204);
    expect(await signIn(who.device)).toMatchObject(invalid);
    await askForCode(who.email);
    const body = { email: who.email, code: await codeFor(who.email) };
    expect((await post('/auth/login', {}, body)).json).toMatchObject({ staffId: who.id, hasPasskey: false });
  });
});

describe('who has a passkey', () => {
  test('gets no code: the answer is that of strangers, and the e-mail says what to do', async () => {
    const { email } = await withPasskey();
    const answers = [await askForCode(email), await askForCode('stranger@example.com')];
    const said = answers.map(({ status, text, headers }) => ({ status, text, names: [...headers.keys()] }));
    expect(said[0]).toEqual(said[1]);
    const asked = 'You sign in with your passkey';
    const mail = (await waitForMails(email, 2)).find(({ subject }) => subject === asked);
    // An address by chance may have eight digits too.
    expect(mail?.text.replaceAll(email, '')).not.toMatch(/\d{8}/);
    expect(mail?.text).toContain(`${shop.config.KITCHEN_URL}/kitchen/sign-in`);
    expect(mail?.text).toContain(`npm run shop -- staff reset ${email}`);
  });

  test('is not let in, and confirms nothing, by a code that was sent before', async () => {
    const who = await staffOf(shop, 'OWNER');
    await askForCode(who.email);
    const code = await codeFor(who.email);
    const device = new Authenticator(shop.config.KITCHEN_URL);
    expect((await post('/auth/passkeys', who, device.create(await offer(who)))).status).toBe(201);
    for (const [path, body] of [
      ['/auth/step-up', { code }],
      ['/auth/login', { email: who.email, code }],
    ] as const) {
      expect(await post(path, who, body), path).toMatchObject(refused(400, 'AccessCodeInvalid'));
    }
  });

  test('loses it with the device: the owner takes all away, sessions too, and codes come back', async () => {
    const owner = await staffOf(shop, 'OWNER');
    const who = await withPasskey('DRIVER');
    const inList = async () =>
      (await callKitchen(shop, 'GET', '/staff', { cookie: owner.cookie })).json.find(
        ({ id }: { id: number }) => id === who.id,
      );
    expect(await inList()).toMatchObject({ passkeys: 1 });
    const reset = () => callKitchen(shop, 'DELETE', `/staff/${who.id}/passkeys`, { cookie: owner.cookie });
    shop.clock.offset = 11 * minute;
    expect(await reset()).toMatchObject(refused(403, 'StepUpRequired'));
    shop.clock.offset = 0;
    expect((await reset()).status).toBe(204);
    expect(await inList()).toMatchObject({ passkeys: 0, lastUsedAt: null });
    expect((await callKitchen(shop, 'GET', '/me', { cookie: who.cookie })).status).toBe(401);
    expect(await signIn(who.device)).toMatchObject(invalid);
    await askForCode(who.email);
    expect(await codeFor(who.email)).toMatch(/^\d{8}$/);
  });

  test('and has left is not let in, even where the key is still known', async () => {
    const owner = await staffOf(shop, 'OWNER');
    const [gone, left] = [await withPasskey(), await withPasskey()];
    await callKitchen(shop, 'DELETE', `/staff/${gone.id}`, { cookie: owner.cookie });
    await shop.deps.db.update(staff).set({ removedAt: new Date() }).where(eq(staff.id, left.id));
    for (const { device } of [gone, left]) expect(await signIn(device)).toMatchObject(invalid);
  });
});

describe('what is to be signed', () => {
  test('counts once, for five minutes', async () => {
    const { device } = await withPasskey();
    const signed = device.sign(await challenge());
    expect((await login(signed)).status).toBe(200);
    expect(await login(signed)).toMatchObject(invalid);
    const late = device.sign(await challenge());
    shop.clock.offset = 5.1 * minute;
    expect(await login(late)).toMatchObject(invalid);
  });

  test('counts once also when it was signed wrongly', async () => {
    const { device } = await withPasskey();
    const options = await challenge();
    expect(await login(device.sign(options, { isVerified: false }))).toMatchObject(invalid);
    expect(await login(device.sign(options))).toMatchObject(invalid);
  });

  test('is for one thing and one person: nobody signs in with an offer, or adds a passkey with another’s', async () => {
    const [jana, mert] = [await withPasskey(), await withPasskey()];
    const offered = await offer(jana);
    expect(await login(jana.device.sign({ ...offered, rpId: offered.rp.id }))).toMatchObject(invalid);
    const again = await offer(jana);
    expect(await post('/auth/passkeys', mert, mert.device.create(again))).toMatchObject(invalid);
    const open = { ...again, ...(await challenge()) };
    expect(await post('/auth/passkeys', jana, jana.device.create(open))).toMatchObject(invalid);
  });

  test('is swept when its time is over', async () => {
    await challenge();
    const kept = () => shop.deps.db.$count(staffChallenges);
    expect(await kept()).toBeGreaterThan(0);
    shop.clock.offset = 6 * minute;
    await sweep(shop.deps);
    expect(await kept()).toBe(0);
  });

  test('is handed to one line only so often', async () => {
    const crowded = await startTestShop();
    try {
      const ask = () => callKitchen(crowded, 'POST', '/auth/passkey/challenge');
      for (let n = 0; n < 60; n++) expect((await ask()).status).toBe(200);
      expect(await ask()).toMatchObject(refused(429, 'TooManyRequests'));
    } finally {
      await crowded.stop();
    }
  });
});

describe('is refused', () => {
  test.each([
    ['from a page elsewhere', { origin: 'https://evil.example' }],
    ['for another host', { rpId: 'evil.example' }],
    ['by a press without finger or PIN', { isVerified: false }],
    ['whose key says it is somebody else’s', { userHandle: Buffer.from('1').toString('base64url') }],
  ])('what was signed %s', async (_, otherwise) => {
    const { device } = await withPasskey();
    expect(await login(device.sign(await challenge(), otherwise))).toMatchObject(invalid);
    expect((await signIn(device)).status).toBe(200);
  });

  test.each([
    ['on a page elsewhere', { origin: 'https://evil.example' }],
    ['for another host', { rpId: 'evil.example' }],
    ['by a press without finger or PIN', { isVerified: false }],
  ])('a passkey that was made %s', async (_, otherwise) => {
    const who = await staffOf(shop, 'OFFICE');
    const device = new Authenticator(shop.config.KITCHEN_URL);
    const made = device.create(await offer(who), otherwise);
    expect(await post('/auth/passkeys', who, made)).toMatchObject(invalid);
    expect(await passkeysOf(who)).toEqual([]);
  });

  test('a counter that does not go on: a copy of the key', async () => {
    const { device } = await withPasskey();
    for (const counter of [7, 8]) {
      expect((await login(device.sign(await challenge(), { counter }))).status).toBe(200);
    }
    for (const counter of [8, 7, 0]) {
      expect(await login(device.sign(await challenge(), { counter }))).toMatchObject(invalid);
    }
    expect((await login(device.sign(await challenge(), { counter: 9 }))).status).toBe(200);
  });

  test('one signature with the credential of another', async () => {
    const [jana, mert] = [await withPasskey(), await withPasskey('OWNER')];
    const { id, response } = mert.device.sign(await challenge());
    const ofJana = jana.device.sign(await challenge());
    const { userHandle } = response;
    const mixed = { ...ofJana, id, rawId: id, response: { ...ofJana.response, userHandle } };
    expect(await login(mixed)).toMatchObject(invalid);
  });

  test('a passkey that is there already', async () => {
    const [jana, mert] = [await staffOf(shop, 'OFFICE'), await staffOf(shop, 'OFFICE')];
    const device = new Authenticator(shop.config.KITCHEN_URL);
    const made = device.create(await offer(jana));
    expect((await post('/auth/passkeys', jana, made)).status).toBe(201);
    const { challenge: wanted } = await offer(mert);
    const data = { type: 'webauthn.create', challenge: wanted, origin: shop.config.KITCHEN_URL };
    const clientDataJSON = Buffer.from(JSON.stringify(data)).toString('base64url');
    const copied = { ...made, response: { ...made.response, clientDataJSON } };
    expect(await post('/auth/passkeys', mert, copied)).toMatchObject(invalid);
    expect(await passkeysOf(jana)).toHaveLength(1);
  });

  test.each([
    ['no data', ''],
    ['no JSON', 'AAAA'],
    ['no challenge', Buffer.from('{}').toString('base64url')],
    ['a challenge of another kind', Buffer.from('{"challenge":{"a":1}}').toString('base64url')],
  ])('%s', async (_, clientDataJSON) => {
    const { device } = await withPasskey();
    const signed = device.sign(await challenge());
    const answer = await login({ ...signed, response: { ...signed.response, clientDataJSON } });
    expect(answer).toMatchObject(clientDataJSON === '' ? refused(400, 'ValidationFailed') : invalid);
  });
});
