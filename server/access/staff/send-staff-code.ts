import type { Locale } from '#rules/text/locale.ts';
import { outbox } from '../../db/schema/jobs.ts';
import type { Deps } from '../../deps.ts';
import { writeCode } from '../codes.ts';
import { staffDoor } from './staff-door.ts';
import { workingHere } from './working-here.ts';

/**
 * Sends a one-time code to an address that works here; to any other nothing, with the same answer.
 * Errors: CaptchaRequired, CaptchaInvalid, TooManyRequests.
 */
export async function sendStaffCode(
  deps: Deps,
  { locale, ...caller }: { email: string; captcha: string | undefined; client: string; locale: Locale },
): Promise<void> {
  await writeCode(deps, staffDoor, caller, async (tx, { id, email, code, expiresAt }) => {
    if (!(await workingHere(tx, email))) return;
    const payload = { email, code, locale };
    await tx.insert(outbox).values({ key: `staff-code:${id}`, kind: 'staff-code', payload, expiresAt });
  });
}
