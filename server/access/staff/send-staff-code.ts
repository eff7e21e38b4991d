import type { CodeType } from '#rules/access/code-type.ts';
import type { Locale } from '#rules/text/locale.ts';
import { outbox } from '../../db/schema/jobs.ts';
import type { Deps } from '../../deps.ts';
import { writeCode } from '../codes.ts';
import { staffDoor } from './staff-door.ts';
import { workingHere } from './working-here.ts';

/**
 * Sends a one-time code to an address that works here; to who has a passkey a word that it is asked for instead, and to
 * any other nothing, with the same answer. Any code does both that codes are for; its e-mail says what it was asked for.
 * Errors: CaptchaRequired, CaptchaInvalid, TooManyRequests.
 */
export async function sendStaffCode(
  deps: Deps,
  {
    locale,
    type,
    ...caller
  }: { email: string; type: CodeType; captcha: string | undefined; client: string; locale: Locale },
): Promise<void> {
  await writeCode(deps, staffDoor, caller, async (tx, { id, email, code, expiresAt }) => {
    const member = await workingHere(tx, { email });
    if (!member) return;
    const [kind, payload] = member.hasPasskey
      ? (['staff-passkey', { email, locale }] as const)
      : (['staff-code', { email, code, locale, type }] as const);
    await tx.insert(outbox).values({ key: `${kind}:${id}`, kind, payload, expiresAt });
  });
}
