import { and, desc, eq, gt, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import { accessCodeMinutes, codesAtOnce, wrongTries } from '#rules/access/access-code.ts';
import { mailboxOf } from '#rules/access/mailbox.ts';
import type { Captcha } from '../captcha/captcha.ts';
import type { Queryable } from '../db/database.ts';
import type { accessCodes } from '../db/schema/access.ts';
import type { Deps } from '../deps.ts';
import { accessCodeHash, newAccessCode, pseudonyms, sameHash } from '../secrets.ts';
import { ShopError } from '../shop-error.ts';

/** A door that one-time codes open: the shop's, or the kitchen's. */
export interface Door {
  readonly codes: typeof accessCodes;
  /** Who checks that a person stands there. */
  readonly captcha: (deps: Deps) => Captcha;
  /** What its lines in the log are called. */
  readonly log: string;
  /** Keeps its counters apart from those of the other door. */
  readonly counter: (key: string) => string;
}

/** Somebody at the door: an address, and the line they come in. */
interface Caller {
  readonly email: string;
  /** Who they are, where they are signed in under that address: strangers' tries do not count against them. */
  readonly signedIn?: string | undefined;
  /** A solved human check, where there is one. */
  readonly captcha: string | undefined;
  readonly client: string;
}

/**
 * Writes a one-time code; `deliver` sends it, in the same transaction. The newest few of an address count: whoever asks
 * for one does not end the one in somebody else's hand. Errors: CaptchaRequired, CaptchaInvalid, TooManyRequests.
 */
export async function writeCode(
  deps: Deps,
  { codes, log, counter, captcha: humanCheck }: Door,
  { captcha, client, signedIn, ...caller }: Caller,
  deliver: (
    tx: Queryable,
    written: { id: number; email: string; code: string; expiresAt: Date },
  ) => Promise<void>,
): Promise<void> {
  const email = caller.email.toLowerCase();
  if (!captcha) throw new ShopError('CaptchaRequired');
  await deps.limits.take('accessCodesOfClient', counter(client));
  // Neither waits inside the transaction: it would hold one connection while asking for another.
  await humanCheck(deps).redeem(deps.db, captcha, deps.now());
  if (signedIn === undefined) {
    const mailbox = mailboxOf(email);
    await deps.limits.take('accessCodesOfMailboxAndClient', counter(`${mailbox} ${client}`));
    await deps.limits.take('accessCodesOfMailbox', counter(mailbox));
  } else {
    await deps.limits.take('accessCodesOfSignedIn', counter(signedIn));
  }
  const code = newAccessCode();
  const codeHash = accessCodeHash(deps.secret, email, code);
  const now = new Date(deps.now());
  const expiresAt = new Date(now.getTime() + accessCodeMinutes * 60_000);
  await deps.db.transaction(async (tx) => {
    const newest = tx
      .select({ id: codes.id })
      .from(codes)
      .where(and(eq(codes.email, email), isNull(codes.usedAt), gt(codes.expiresAt, now)))
      .orderBy(desc(codes.id))
      .limit(codesAtOnce - 1);
    await tx.delete(codes).where(and(eq(codes.email, email), notInArray(codes.id, newest)));
    const [row] = await tx.insert(codes).values({ email, codeHash, expiresAt }).returning({ id: codes.id });
    if (!row) throw new Error('the code just written is gone');
    await deliver(tx, { id: row.id, email, code, expiresAt });
  });
  deps.log.info({ outcome: 'code sent', ...pseudonyms(deps.secret, email, client, deps.now()) }, log);
}

/**
 * Trades a one-time code for what `open` makes, in the transaction that uses the code up. Wrong tries never lock an
 * address or a line: they count against the code, by client, and from a few on a try takes a human check.
 * Errors: AccessCodeInvalid (wrong, used, old or tried too often), CaptchaRequired, CaptchaInvalid.
 */
export async function redeemCode<Opened>(
  deps: Deps,
  door: Door,
  { captcha, client, accessCode, ...caller }: Caller & { readonly accessCode: string },
  open: (tx: Queryable, email: string, now: Date) => Promise<Opened | null>,
): Promise<Opened> {
  const email = caller.email.toLowerCase();
  const names = pseudonyms(deps.secret, email, client, deps.now());
  const note = (outcome: 'signed in' | 'refused' | 'human check') =>
    deps.log.info({ outcome, ...names }, door.log);
  const [ofAddress, ofClient] = [door.counter(email), door.counter(client)];
  if (await isSuspicious(deps, ofAddress, ofClient)) {
    if (!captcha) {
      note('human check');
      throw new ShopError('CaptchaRequired');
    }
    await door.captcha(deps).redeem(deps.db, captcha, deps.now());
  }
  const given = accessCodeHash(deps.secret, email, accessCode.replaceAll(/\s/g, ''));
  const opened = await deps.db.transaction(async (tx) => {
    const now = new Date(deps.now());
    const isRight = await useCode(tx, door.codes, { email, given, client: names.client, now });
    return isRight ? open(tx, email, now) : null;
  });
  note(opened === null ? 'refused' : 'signed in');
  if (opened === null) {
    await deps.limits.take('failedSignInsOfAddress', ofAddress).catch(ifNotSpent);
    await deps.limits.take('failedSignInsOfClient', ofClient).catch(ifNotSpent);
    throw new ShopError('AccessCodeInvalid');
  }
  await deps.limits.reset('failedSignInsOfAddress', ofAddress);
  return opened;
}

/** Whether so much went wrong for this address or from this client that a person has to show themselves. */
async function isSuspicious({ limits }: Deps, address: string, client: string): Promise<boolean> {
  const [ofAddress, ofClient] = await Promise.all([
    limits.isSpent('failedSignInsOfAddress', address),
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
  codes: Door['codes'],
  { email, given, client, now }: { email: string; given: string; client: string; now: Date },
): Promise<boolean> {
  const living = await tx
    .select()
    .from(codes)
    .where(and(eq(codes.email, email), isNull(codes.usedAt), gt(codes.expiresAt, now)))
    .orderBy(desc(codes.id))
    .limit(codesAtOnce)
    .for('update');
  if (living.length === 0) {
    // A row of nobody that never counts: without it the answer comes sooner where no code lives.
    await tx.insert(codes).values({ email: '', codeHash: given, expiresAt: now });
    return false;
  }
  const all = inArray(
    codes.id,
    living.map(({ id }) => id),
  );
  const isRight = living.some(
    ({ codeHash, failures, failuresOfClients }) =>
      failures < wrongTries.altogether &&
      (failuresOfClients[client] ?? 0) < wrongTries.ofClient &&
      sameHash(codeHash, given),
  );
  const { failures, failuresOfClients } = codes;
  await tx
    .update(codes)
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
