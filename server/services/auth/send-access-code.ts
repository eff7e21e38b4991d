import { eq } from 'drizzle-orm';
import type { Locale } from '#rules/locale.ts';
import { accessCodes, outbox } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { accessCodeHash, newAccessCode, pseudonyms } from '../../secrets.ts';
import { ShopError } from '../../shop-error.ts';

/** Minutes that an access code lives. */
export const accessCodeMinutes = 10;

/**
 * Sends a one-time access code (spec §7). Known and unknown addresses are treated alike: sign-in is also
 * sign-up. A new code ends the earlier ones of the address.
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
  await deps.limits.take('accessCodesOfAddress', email);
  const code = newAccessCode();
  const { secret } = deps;
  const codeHash = accessCodeHash(secret, email, code);
  const expiresAt = new Date(deps.now() + accessCodeMinutes * 60_000);
  await deps.db.transaction(async (tx) => {
    await tx.delete(accessCodes).where(eq(accessCodes.email, email));
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
