import { and, desc, eq, gt, isNull, notInArray } from 'drizzle-orm';
import { accessCodeMinutes, codesAtOnce } from '#rules/access/access-code.ts';
import { mailboxOf } from '#rules/access/mailbox.ts';
import type { Locale } from '#rules/text/locale.ts';
import { accessCodes } from '../db/schema/access.ts';
import { outbox } from '../db/schema/jobs.ts';
import type { Deps } from '../deps.ts';
import { accessCodeHash, newAccessCode, pseudonyms } from '../secrets.ts';
import { ShopError } from '../shop-error.ts';

/**
 * Sends a one-time access code (spec §7). Known and unknown addresses are treated alike: sign-in is also
 * sign-up. The newest two of an address count: whoever asks for one does not end the one in somebody else's hand.
 * Errors: CaptchaRequired, CaptchaInvalid, TooManyRequests.
 */
export async function sendAccessCode(
  deps: Deps,
  input: { email: string; captcha: string | undefined; client: string; locale: Locale },
): Promise<void> {
  const email = input.email.toLowerCase();
  if (!input.captcha) throw new ShopError('CaptchaRequired');
  await deps.limits.take('accessCodesOfClient', input.client);
  // Neither waits inside the transaction: it would hold one connection while asking for another.
  await deps.captcha.redeem(deps.db, input.captcha, deps.now());
  const mailbox = mailboxOf(email);
  await deps.limits.take('accessCodesOfMailboxAndClient', `${mailbox} ${input.client}`);
  await deps.limits.take('accessCodesOfMailbox', mailbox);
  const code = newAccessCode();
  const { secret } = deps;
  const codeHash = accessCodeHash(secret, email, code);
  const now = new Date(deps.now());
  const expiresAt = new Date(now.getTime() + accessCodeMinutes * 60_000);
  await deps.db.transaction(async (tx) => {
    const newest = tx
      .select({ id: accessCodes.id })
      .from(accessCodes)
      .where(and(eq(accessCodes.email, email), isNull(accessCodes.usedAt), gt(accessCodes.expiresAt, now)))
      .orderBy(desc(accessCodes.id))
      .limit(codesAtOnce - 1);
    await tx.delete(accessCodes).where(and(eq(accessCodes.email, email), notInArray(accessCodes.id, newest)));
    const [row] = await tx.insert(accessCodes).values({ email, codeHash, expiresAt }).returning();
    await tx.insert(outbox).values({
      key: `access-code:${row?.id}`,
      kind: 'access-code',
      payload: { email, code, locale: input.locale },
      expiresAt,
    });
  });
  deps.log.info({ outcome: 'code sent', ...pseudonyms(secret, email, input.client, deps.now()) }, 'sign-in');
  deps.wakeOutbox();
}
