import { randomUUID } from 'node:crypto';
import { type BrowserContext, type CDPSession, expect, type Page } from '@playwright/test';
import type { Role } from '#rules/access/role.ts';
import { demoOwner } from '#sandbox/demo/demo-owner.ts';
import { newToken, tokenHash } from '#server/secrets.ts';
import { query } from './database.ts';
import { mailTo } from './mailbox.ts';

export interface Staff {
  readonly id: number;
  readonly email: string;
  readonly name: string;
}

/** Somebody new who works here; not an owner, of whom there is one in all tests, the demo's. */
export async function newStaff(role: Exclude<Role, 'OWNER'>, name = 'Jule Marten'): Promise<Staff> {
  const email = `staff-${randomUUID()}@example.com`;
  const [row] = await query<{ id: string }>(
    'insert into staff (email, name, role) values ($1, $2, $3) returning id',
    [email, name, role],
  );
  return { id: Number(row?.id), email, name };
}

/** The one owner. */
export async function owner(): Promise<Staff> {
  const find = async () =>
    (await query<{ id: string }>('select id from staff where email = $1', [demoOwner.email]))[0]?.id;
  // The demo writes her a moment after the shop is there.
  await expect.poll(find, { timeout: 30_000 }).toBeDefined();
  return { id: Number(await find()), ...demoOwner };
}

/** Signs somebody in with a browser, as if they had just typed their code. */
export async function signIn(context: BrowserContext, baseURL: string, { id }: Staff): Promise<void> {
  const token = newToken();
  await query(
    `insert into staff_sessions (token_hash, staff_id, device, confirmed_at, ends_at)
     values ($1, $2, 'Chrome, Linux', now(), now() + interval '12 hours')`,
    [tokenHash(token), id],
  );
  await query('update staff set first_signed_in_at = now() where id = $1', [id]);
  await context.addCookies([{ name: 'kitchen', value: token, url: baseURL }]);
}

/** Some time goes by since they last showed that it is they. */
export async function letConfirmationsPass({ id }: Staff): Promise<void> {
  await query(`update staff_sessions set confirmed_at = now() - interval '11 minutes' where staff_id = $1`, [
    id,
  ]);
}

/** The eight digits of the newest e-mail to somebody; there were `before` of them already. */
export async function codeOf({ email }: Staff, before = 0): Promise<string> {
  const { subject } = await mailTo(email, /^\d{8}/, before);
  return /^\d{8}/.exec(subject)?.[0] ?? '';
}

/** Gives a page a device that keeps passkeys and knows its owner's finger. */
export async function withAuthenticator(
  page: Page,
): Promise<{ client: CDPSession; authenticatorId: string }> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { client, authenticatorId };
}
