import { and, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { codesAtOnce, wrongTries } from '#rules/access/access-code.ts';
import type { Queryable } from '../db/database.ts';
import { accessCodes, sessions } from '../db/schema/access.ts';
import { customers } from '../db/schema/customers.ts';
import type { Deps } from '../deps.ts';
import { accessCodeHash, newToken, pseudonyms, sameHash, tokenHash } from '../secrets.ts';
import { ShopError } from '../shop-error.ts';

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
 * Trades an access code for an access token (spec §7); makes the customer when the address is new. Wrong tries never
 * lock an address or a line: they count against the code, by client, and from a few on a try takes a human check.
 * Errors: AccessCodeInvalid (wrong, used, old or tried too often), CaptchaRequired, CaptchaInvalid.
 */
export async function login(deps: Deps, input: SignIn): Promise<{ token: string }> {
  const email = input.email.toLowerCase();
  const names = pseudonyms(deps.secret, email, input.client, deps.now());
  const note = (outcome: 'signed in' | 'refused' | 'human check') =>
    deps.log.info({ outcome, ...names }, 'sign-in');
  if (await isSuspicious(deps, email, input.client)) {
    if (!input.captcha) {
      note('human check');
      throw new ShopError('CaptchaRequired');
    }
    await deps.captcha.redeem(deps.db, input.captcha, deps.now());
  }
  const given = accessCodeHash(deps.secret, email, input.accessCode.replaceAll(/\s/g, ''));
  const token = await deps.db.transaction(async (tx) => {
    const now = new Date(deps.now());
    const isRight = await useCode(tx, { email, given, client: names.client, now });
    return isRight ? openSession(tx, email, input.device, now) : null;
  });
  note(token ? 'signed in' : 'refused');
  if (!token) {
    await deps.limits.take('failedSignInsOfAddress', email).catch(ifNotSpent);
    await deps.limits.take('failedSignInsOfClient', input.client).catch(ifNotSpent);
    throw new ShopError('AccessCodeInvalid');
  }
  await deps.limits.reset('failedSignInsOfAddress', email);
  return { token };
}

/** Whether so much went wrong for this address or from this client that a person has to show themselves. */
async function isSuspicious({ limits }: Deps, email: string, client: string): Promise<boolean> {
  const [ofAddress, ofClient] = await Promise.all([
    limits.isSpent('failedSignInsOfAddress', email),
    limits.isSpent('failedSignInsOfClient', client),
  ]);
  return ofAddress || ofClient;
}

/** A failure that no longer counts is no reason to answer otherwise. */
function ifNotSpent(error: unknown): void {
  if (!(error instanceof ShopError)) throw error;
}

/** Uses up the codes of an address if the given one is among those that count; else counts the try. */
async function useCode(
  tx: Queryable,
  { email, given, client, now }: { email: string; given: string; client: string; now: Date },
): Promise<boolean> {
  const living = await tx
    .select()
    .from(accessCodes)
    .where(and(eq(accessCodes.email, email), isNull(accessCodes.usedAt), gt(accessCodes.expiresAt, now)))
    .orderBy(desc(accessCodes.id))
    .limit(codesAtOnce)
    .for('update');
  if (living.length === 0) {
    // A row of nobody that never counts: without it the answer comes sooner where no code lives.
    await tx.insert(accessCodes).values({ email: '', codeHash: given, expiresAt: now });
    return false;
  }
  const all = inArray(
    accessCodes.id,
    living.map(({ id }) => id),
  );
  const isRight = living.some(
    ({ codeHash, failures, failuresOfClients }) =>
      failures < wrongTries.altogether &&
      (failuresOfClients[client] ?? 0) < wrongTries.ofClient &&
      sameHash(codeHash, given),
  );
  const { failures, failuresOfClients } = accessCodes;
  await tx
    .update(accessCodes)
    .set(
      isRight
        ? { usedAt: now }
        : {
            failures: sql`${failures} + 1`,
            failuresOfClients: sql`${failuresOfClients} || jsonb_build_object(${client}::text, coalesce((${failuresOfClients} ->> ${client})::int, 0) + 1)`,
          },
    )
    .where(all);
  return isRight;
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
