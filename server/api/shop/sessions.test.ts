import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessCodes, sessions } from '#server/db/schema/access.ts';
import { call, refused, signedIn, type TestCustomer } from '../../../tests/support/client.ts';
import { startTestShop, type TestShop } from '../../../tests/support/shop.ts';
import { endAllSessions } from '../../access/sessions.ts';
import { accessCodeHash, newToken, tokenHash } from '../../secrets.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
const list = (token: string) => call(shop, 'GET', '/v1/auth/sessions', { token });
const me = (token: string) => call(shop, 'GET', '/v1/customers', { token });

/** Another sign-in of a customer, last used so many milliseconds ago. */
async function alsoSignedIn(customer: TestCustomer, ago = 1000): Promise<string> {
  const token = newToken();
  await shop.deps.db.insert(sessions).values({
    tokenHash: tokenHash(token),
    customerId: customer.id,
    lastUsedAt: new Date(shop.deps.now() - ago),
    endsAt: new Date(shop.deps.now() + 86_400_000),
  });
  return token;
}

test('a sign-in is kept with the name of its device, and this one is marked', async () => {
  const customer = await signedIn(shop);
  const codeHash = accessCodeHash(shop.deps.secret, customer.email, '12345678');
  const expiresAt = new Date(shop.deps.now() + 60_000);
  await shop.deps.db.insert(accessCodes).values({ email: customer.email, codeHash, expiresAt });
  const login = await call(shop, 'POST', '/v1/auth/login', {
    body: { email: customer.email, password: '12345678' },
    headers: { 'User-Agent': firefox },
  });
  const { json } = await list(login.json.token);
  expect(json).toHaveLength(2);
  expect(json[0]).toMatchObject({ device: 'Firefox, Windows', current: true });
  expect(json[1]).toMatchObject({ device: '', current: false });
  expect(Math.abs(json[0].createdAt - Date.now() / 1000)).toBeLessThan(60);
  const [kept] = await shop.deps.db.select().from(sessions).where(eq(sessions.id, json[0].id));
  expect(JSON.stringify(kept)).not.toContain('Mozilla');
});

test('sessions that have run out are not shown', async () => {
  const customer = await signedIn(shop);
  const idle = await alsoSignedIn(customer, 8 * 86_400_000);
  expect((await me(idle)).status).toBe(403);
  expect((await list(customer.token)).json).toHaveLength(1);
});

test('ending one elsewhere refuses its next call, and nobody else’s', async () => {
  const customer = await signedIn(shop);
  const [elsewhere, third] = [await alsoSignedIn(customer), await alsoSignedIn(customer)];
  const { json } = await list(elsewhere);
  const { id } = json.find(({ current }: { current: boolean }) => current);
  expect(await call(shop, 'DELETE', `/v1/auth/sessions/${id}`, { token: customer.token })).toMatchObject({
    status: 204,
  });
  expect(await me(elsewhere)).toMatchObject(refused(403, 'SessionInvalid'));
  expect((await me(customer.token)).status).toBe(200);
  expect((await me(third)).status).toBe(200);
  expect(await call(shop, 'DELETE', `/v1/auth/sessions/${id}`, { token: customer.token })).toMatchObject(
    refused(404, 'SessionNotFound'),
  );
});

test('ending all others leaves this one', async () => {
  const customer = await signedIn(shop);
  const others = [await alsoSignedIn(customer), await alsoSignedIn(customer)];
  const stranger = await signedIn(shop);
  expect((await call(shop, 'DELETE', '/v1/auth/sessions', { token: customer.token })).status).toBe(204);
  expect((await list(customer.token)).json).toMatchObject([{ current: true }]);
  for (const token of others) expect((await me(token)).status).toBe(403);
  expect((await me(stranger.token)).status).toBe(200);
});

test('somebody else’s session cannot be ended', async () => {
  const [customer, stranger] = [await signedIn(shop), await signedIn(shop)];
  const [{ id }] = (await list(customer.token)).json;
  expect(await call(shop, 'DELETE', `/v1/auth/sessions/${id}`, { token: stranger.token })).toMatchObject(
    refused(404, 'SessionNotFound'),
  );
  expect((await me(customer.token)).status).toBe(200);
});

test('the shop can end all sessions of a customer', async () => {
  const customer = await signedIn(shop);
  const elsewhere = await alsoSignedIn(customer);
  const stranger = await signedIn(shop);
  expect(await endAllSessions(shop.deps.db, customer.email.toUpperCase())).toBe(2);
  for (const token of [customer.token, elsewhere]) expect((await me(token)).status).toBe(403);
  expect((await me(stranger.token)).status).toBe(200);
  expect(await endAllSessions(shop.deps.db, 'mistyped@example.com')).toBeNull();
});
