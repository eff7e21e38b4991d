import type { Locale } from '#rules/text/locale.ts';
import { outbox } from '../db/schema/jobs.ts';
import type { Deps } from '../deps.ts';
import { writeCode } from './codes.ts';
import { shopDoor } from './shop-door.ts';

/**
 * Sends a one-time access code (spec §7). Known and unknown addresses are treated alike: sign-in is also
 * sign-up. Errors: CaptchaRequired, CaptchaInvalid, TooManyRequests.
 */
export async function sendAccessCode(
  deps: Deps,
  { locale, ...caller }: { email: string; captcha: string | undefined; client: string; locale: Locale },
): Promise<void> {
  await writeCode(deps, shopDoor, caller, async (tx, { id, email, code, expiresAt }) => {
    await tx.insert(outbox).values({
      key: `access-code:${id}`,
      kind: 'access-code',
      payload: { email, code, locale },
      expiresAt,
    });
  });
}
