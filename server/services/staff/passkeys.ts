import { and, asc, eq } from 'drizzle-orm';
import type { StaffActor } from '../../access/staff/staff-actor.ts';
import { staffPasskeys } from '../../db/schema/staff.ts';
import type { Deps } from '../../deps.ts';
import { demand } from '../../policies/demand.ts';
import { mayInKitchen } from '../../policies/kitchen-policies.ts';
import { ShopError } from '../../shop-error.ts';

export type Passkey = typeof staffPasskeys.$inferSelect;

/** The passkeys of who is signed in, the oldest first. */
export function listPasskeys(deps: Deps, actor: StaffActor): Promise<Passkey[]> {
  demand(mayInKitchen('seePasskeys', actor, deps.now()));
  return deps.db
    .select()
    .from(staffPasskeys)
    .where(eq(staffPasskeys.staffId, actor.staffId ?? 0))
    .orderBy(asc(staffPasskeys.id));
}

/** Removes a passkey of who is signed in; with the last one codes by e-mail come back. Errors: PasskeyNotFound. */
export async function removePasskey(deps: Deps, actor: StaffActor, id: number): Promise<void> {
  demand(mayInKitchen('changePasskeys', actor, deps.now()));
  const removed = await deps.db
    .delete(staffPasskeys)
    .where(and(eq(staffPasskeys.id, id), eq(staffPasskeys.staffId, actor.staffId ?? 0)))
    .returning({ id: staffPasskeys.id });
  if (removed.length === 0) throw new ShopError('PasskeyNotFound');
  deps.log.info({ staff: actor.staffId, by: actor.staffId }, 'passkey removed');
}
