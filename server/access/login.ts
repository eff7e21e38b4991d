import { eq } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { sessions } from '../db/schema/access.ts';
import { customers } from '../db/schema/customers.ts';
import type { Deps } from '../deps.ts';
import { newToken, tokenHash } from '../secrets.ts';
import { redeemCode } from './codes.ts';
import { shopDoor } from './shop-door.ts';

const sessionDays = 30;

interface SignIn {
  readonly email: string;
  readonly accessCode: string;
  /** A solved human check, where there is one. */
  readonly captcha: string | undefined;
  readonly client: string;
  readonly device: string;
}

/**
 * Trades an access code for an access token (spec §7); makes the customer when the address is new.
 * Errors: those of redeemCode.
 */
export async function login(deps: Deps, { device, ...input }: SignIn): Promise<{ token: string }> {
  const token = await redeemCode(deps, shopDoor, input, (tx, email, now) =>
    openSession(tx, email, device, now),
  );
  return { token };
}

/** Signs an address in on a device; its token is answered once and stored only as a hash. */
async function openSession(tx: Queryable, email: string, device: string, now: Date): Promise<string> {
  await tx.insert(customers).values({ email }).onConflictDoNothing();
  const [customer] = await tx.select({ id: customers.id }).from(customers).where(eq(customers.email, email));
  if (!customer) throw new Error('the customer just made is gone');
  const token = newToken();
  await tx.insert(sessions).values({
    tokenHash: tokenHash(token),
    customerId: customer.id,
    device,
    createdAt: now,
    lastUsedAt: now,
    endsAt: new Date(now.getTime() + sessionDays * 86_400_000),
  });
  return token;
}
