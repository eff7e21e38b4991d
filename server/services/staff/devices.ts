import { desc, eq, gt } from 'drizzle-orm';
import { newPairingCode } from '../../access/staff/pair-tablet.ts';
import type { KitchenActor } from '../../access/staff/staff-actor.ts';
import { staff, staffSessions } from '../../db/schema/staff.ts';
import type { Deps } from '../../deps.ts';
import { demand } from '../../policies/demand.ts';
import { mayInKitchen } from '../../policies/kitchen-policies.ts';
import { ShopError } from '../../shop-error.ts';

/** Where staff are signed in and which tablets are paired, the last used first. */
export function listDevices(deps: Deps, actor: KitchenActor) {
  demand(mayInKitchen('seeDevices', actor, deps.now()));
  const { id, device, staffId, createdAt, lastUsedAt, endsAt } = staffSessions;
  return deps.db
    .select({ id, device, staffId, name: staff.name, createdAt, lastUsedAt, endsAt })
    .from(staffSessions)
    .leftJoin(staff, eq(staff.id, staffId))
    .where(gt(endsAt, new Date(deps.now())))
    .orderBy(desc(lastUsedAt), desc(id));
}

/** Ends a device's session or pairing. Errors: DeviceNotFound. */
export async function endDevice(deps: Deps, actor: KitchenActor, id: number): Promise<void> {
  demand(mayInKitchen('endDevice', actor, deps.now()));
  const ended = await deps.db
    .delete(staffSessions)
    .where(eq(staffSessions.id, id))
    .returning({ id: staffSessions.id });
  if (ended.length === 0) throw new ShopError('DeviceNotFound');
}

/** A code that pairs one tablet under a name. */
export function newPairing(deps: Deps, actor: KitchenActor, device: string) {
  demand(mayInKitchen('pairTablet', actor, deps.now()));
  return newPairingCode(deps, device.trim());
}
