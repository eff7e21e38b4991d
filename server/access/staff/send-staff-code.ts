import type { Locale } from '#rules/text/locale.ts';
import { outbox } from '../../db/schema/jobs.ts';
import type { Deps } from '../../deps.ts';
import { writeCode } from '../codes.ts';
import { aboutMe } from './about-me.ts';
import type { StaffActor } from './staff-actor.ts';
import { staffDoor } from './staff-door.ts';
import { workingHere } from './working-here.ts';

/**
 * Sends a one-time code to an address that works here; to who has a passkey a word that it is asked for instead, and to
 * any other nothing, with the same answer. Any code does both that codes are for; its e-mail to who is signed in where it
 * is asked for says that it confirms who they are.
 * @param asker who is signed in there; null for nobody
 * Errors: CaptchaRequired, CaptchaInvalid, TooManyRequests.
 */
export async function sendStaffCode(
  deps: Deps,
  asker: StaffActor | null,
  { locale, ...caller }: { email: string; captcha: string | undefined; client: string; locale: Locale },
): Promise<void> {
  const isOwn = asker !== null && (await aboutMe(deps, asker)).email === caller.email.toLowerCase();
  const signedIn = isOwn ? String(asker.staffId) : undefined;
  await writeCode(deps, staffDoor, { ...caller, signedIn }, async (tx, { id, email, code, expiresAt }) => {
    const member = await workingHere(tx, { email });
    if (!member) return;
    const type = isOwn ? 'STEP_UP' : 'LOGIN';
    const [kind, payload] = member.hasPasskey
      ? (['staff-passkey', { email, locale }] as const)
      : (['staff-code', { email, code, locale, type }] as const);
    await tx.insert(outbox).values({ key: `${kind}:${id}`, kind, payload, expiresAt });
  });
}
