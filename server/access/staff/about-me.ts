import type { Deps } from '../../deps.ts';
import type { StaffActor } from './staff-actor.ts';
import { workingHere } from './working-here.ts';

/** Who is signed in, as their own pages show it; a tablet has neither address nor passkey. */
export async function aboutMe({ db }: Pick<Deps, 'db'>, actor: StaffActor) {
  const member = actor.staffId === null ? undefined : await workingHere(db, { id: actor.staffId });
  return { ...actor, email: member?.email ?? null, hasPasskey: member?.hasPasskey ?? false };
}
