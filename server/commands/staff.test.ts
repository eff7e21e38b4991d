import { afterAll, beforeAll, expect, test } from 'vitest';
import { waitForMails } from '../../tests/support/mailbox.ts';
import { startTestShop, type TestShop } from '../../tests/support/shop.ts';
import { callKitchen, staffOf } from '../../tests/support/staff.ts';
import { runCommand } from './run.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const run = async (...args: string[]) => {
  const { DATABASE_URL, SMTP_URL, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = shop.config;
  const said: string[] = [];
  const note = (text: string) => void said.push(text);
  const env = { DATABASE_URL, SMTP_URL, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET };
  const code = await runCommand(['staff', ...args], env, { write: note, complain: note });
  return { code, said: said.join('') };
};

test('the first owner is invited, and the last one stays', async () => {
  expect((await run('list')).said).toContain('staff invite <e-mail> --role owner');
  expect(await run('invite', 'Chefin@Example.com', '--role', 'owner', '--dry-run')).toEqual({
    code: 0,
    said: 'would invite chefin@example.com as owner\n',
  });
  expect((await run('list')).said).toContain('Nobody yet');
  expect(await run('invite', 'Chefin@Example.com', '--role', 'owner', '--name', 'Miriam')).toEqual({
    code: 0,
    said: 'invited chefin@example.com as owner\n',
  });
  expect((await run('list')).said).toMatch(/Miriam +chefin@example\.com +owner/);
  const [mail] = await waitForMails('chefin@example.com', 1);
  expect(mail?.subject).toBe('Willkommen in der Küche');
  const last = /last owner/i;
  for (const also of [[], ['--dry-run']]) {
    const answer = { code: 1, said: expect.stringMatching(last) };
    expect(await run('remove', 'chefin@example.com', ...also)).toEqual(answer);
    expect(await run('change', 'chefin@example.com', '--role', 'office', ...also)).toEqual(answer);
  }
  expect(await run('invite', 'chefin@example.com', '--role', 'office')).toEqual({
    code: 1,
    said: expect.stringContaining('staff change'),
  });
  expect((await run('change', 'chefin@example.com')).said).toContain('--role or --name is missing');
});

test('somebody who lost a device is signed out everywhere, and who leaves is removed', async () => {
  const { email, cookie } = await staffOf(shop, 'DRIVER');
  const status = async () => (await callKitchen(shop, 'GET', '/me', { cookie })).status;
  expect((await run('reset', email, '--dry-run')).said).toBe(
    `would take 0 passkeys of ${email} and sign them out\n`,
  );
  expect(await status()).toBe(200);
  expect((await run('reset', email)).said).toBe(`took 0 passkeys of ${email} and signed them out, 1 times\n`);
  expect(await status()).toBe(401);
  expect((await run('change', email, '--role', 'kitchen')).said).toBe(
    `changed ${email} to DRIVER, kitchen\n`,
  );
  expect((await run('remove', email)).said).toBe(`removed ${email}\n`);
  expect(await run('remove', email)).toEqual({ code: 1, said: expect.stringContaining('nobody works here') });
});

test.each([
  [['invite', 'a@example.com'], '--role is missing'],
  [['invite', 'a@example.com', '--role', 'chef'], 'there is no role chef'],
  [['invite'], 'the e-mail is missing'],
  [['invite', 'a b', '--role', 'owner'], 'is no e-mail address'],
])('%j is typed wrongly', async (args, said) => {
  const answer = await run(...args);
  expect(answer.said).toContain(said);
  expect(answer.code).toBe(2);
});
