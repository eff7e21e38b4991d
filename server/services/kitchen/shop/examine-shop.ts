import type { StaffActor } from '../../../access/staff/staff-actor.ts';
import type { Deps } from '../../../deps.ts';
import { examine, type Report } from '../../../doctor/examine.ts';
import { understood } from '../../../env.ts';
import { demand } from '../../../policies/demand.ts';
import { mayInKitchen } from '../../../policies/kitchen-policies.ts';

/** The look that is under way, of each shop: it signs in to others, so one is enough for all who ask. */
const underWay = new WeakMap<Deps['config'], Promise<Report>>();

/** Looks at everything that this shop stands on. Errors: NotAllowed. */
export async function examineShop(
  { config, now }: Deps,
  actor: StaffActor,
): Promise<Report & { readonly isDemo: boolean }> {
  demand(mayInKitchen('examineShop', actor, now()));
  const known = understood(config);
  const look = underWay.get(config) ?? examine(known, { now }).finally(() => underWay.delete(config));
  underWay.set(config, look);
  return { ...(await look), isDemo: !known.isLive };
}
