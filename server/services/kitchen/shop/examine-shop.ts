import type { StaffActor } from '../../../access/staff/staff-actor.ts';
import type { Deps } from '../../../deps.ts';
import { checkedIn, examine } from '../../../doctor/examine.ts';
import type { Check, Finding } from '../../../doctor/finding.ts';
import { understood } from '../../../env.ts';
import { demand } from '../../../policies/demand.ts';
import { mayInKitchen } from '../../../policies/kitchen-policies.ts';

/** The look that is under way, of each shop: it signs in to others, so one is enough for all who ask. */
const underWay = new WeakMap<Deps['config'], Promise<Finding[]>>();

/** Looks at everything that this shop stands on. Errors: NotAllowed. */
export async function examineShop(
  { config, now }: Deps,
  actor: StaffActor,
): Promise<{ isDemo: boolean; checked: ReadonlySet<Check>; findings: readonly Finding[] }> {
  demand(mayInKitchen('examineShop', actor, now()));
  const known = understood(config);
  const look = underWay.get(config) ?? examine(known, { now }).finally(() => underWay.delete(config));
  underWay.set(config, look);
  return { isDemo: !known.isLive, checked: checkedIn(known), findings: await look };
}
