import type { Role } from '#rules/access/role.ts';
import { isFresh } from '#rules/access/staff-session.ts';
import type { KitchenActor } from '../access/staff/staff-actor.ts';
import type { Verdict } from './demand.ts';

interface Policy {
  readonly roles: readonly Role[];
  /** Whether somebody has to show anew that it is they. */
  readonly stepUp?: true;
}

/** Who may do what in the kitchen. */
const policies = {
  seeStaff: { roles: ['OWNER'] },
  changeStaff: { roles: ['OWNER'], stepUp: true },
  seeDevices: { roles: ['OWNER'] },
  endDevice: { roles: ['OWNER'] },
  pairTablet: { roles: ['OWNER'], stepUp: true },
} as const satisfies Record<string, Policy>;

/** Whether somebody may do something in the kitchen now (milliseconds since 1970); the shop itself may everything. */
export function mayInKitchen(what: keyof typeof policies, actor: KitchenActor, now: number): Verdict {
  if (actor.kind === 'system') return null;
  const { roles, stepUp }: Policy = policies[what];
  if (!roles.includes(actor.role)) return 'NotAllowed';
  return stepUp && !isFresh(actor.confirmedAt, now) ? 'StepUpRequired' : null;
}
