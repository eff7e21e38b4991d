import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { accessCodes, customers, sessions } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { accessCodeHash, newToken, pseudonyms, sameHash, tokenHash } from '../../secrets.ts';
import { ShopError } from '../../shop-error.ts';

const maximumFailures = 5;
const sessionDays = 30;

/**
 * Trades an access code for an access token (spec §7); makes the customer when the address is new.
 * Errors: AccessCodeInvalid (wrong, used, old or tried too often), TooManyRequests.
 */
export async function login(
  deps: Deps,
  input: { email: string; accessCode: string; client: string; device: string },
): Promise<{ token: string }> {
  const email = input.email.toLowerCase();
  const { secret } = deps;
  const note = (outcome: 'signed in' | 'refused' | 'too many tries') =>
    deps.log.info({ outcome, ...pseudonyms(secret, email, input.client, deps.now()) }, 'sign-in');
  try {
    await deps.limits.check('failedSignInsOfAddress', email);
    await deps.limits.check('failedSignInsOfClient', input.client);
  } catch (error) {
    if (error instanceof ShopError) note('too many tries');
    throw error;
  }
  const given = accessCodeHash(secret, email, input.accessCode.replaceAll(/\s/g, ''));
  const token = await deps.db.transaction(async (tx) => {
    const now = new Date(deps.now());
    const [code] = await tx
      .select()
      .from(accessCodes)
      .where(and(eq(accessCodes.email, email), isNull(accessCodes.usedAt), gt(accessCodes.expiresAt, now)))
      .orderBy(desc(accessCodes.id))
      .limit(1)
      .for('update');
    if (!code) {
      // A row of nobody that never counts: without it the answer comes sooner where no code lives.
      await tx.insert(accessCodes).values({ email: '', codeHash: given, expiresAt: now });
      return null;
    }
    if (code.failures >= maximumFailures || !sameHash(code.codeHash, given)) {
      await tx
        .update(accessCodes)
        .set({ failures: sql`${accessCodes.failures} + 1` })
        .where(eq(accessCodes.id, code.id));
      return null;
    }
    await tx.update(accessCodes).set({ usedAt: now }).where(eq(accessCodes.id, code.id));
    await tx.insert(customers).values({ email }).onConflictDoNothing();
    const [customer] = await tx
      .select({ id: customers.id })
      .from(customers)
      .where(eq(customers.email, email));
    if (!customer) throw new Error('the customer just made is gone');
    const fresh = newToken();
    await tx.insert(sessions).values({
      tokenHash: tokenHash(fresh),
      customerId: customer.id,
      device: input.device,
      createdAt: now,
      lastUsedAt: now,
      endsAt: new Date(now.getTime() + sessionDays * 86_400_000),
    });
    return fresh;
  });
  note(token ? 'signed in' : 'refused');
  if (!token) {
    await deps.limits.take('failedSignInsOfAddress', email);
    await deps.limits.take('failedSignInsOfClient', input.client);
    throw new ShopError('AccessCodeInvalid');
  }
  await deps.limits.reset('failedSignInsOfAddress', email);
  return { token };
}
