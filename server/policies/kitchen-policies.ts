import { isDriversDay } from '#rules/access/drivers-days.ts';
import { type Role, roles } from '#rules/access/role.ts';
import { isFresh } from '#rules/access/staff-session.ts';
import type { Day } from '#rules/booking/berlin-time.ts';
import type { KitchenActor } from '../access/staff/staff-actor.ts';
import type { Verdict } from './demand.ts';

interface Policy {
  readonly roles: readonly Role[];
  /** Whether somebody has to show anew that it is they. */
  readonly stepUp?: true;
  /** Whether it is about somebody’s own: a tablet is nobody. */
  readonly person?: true;
}

/** Who may do what in the kitchen. */
const policies = {
  seeStaff: { roles: ['OWNER'] },
  changeStaff: { roles: ['OWNER'], stepUp: true },
  seePasskeys: { roles, person: true },
  changePasskeys: { roles, person: true, stepUp: true },
  seeDevices: { roles: ['OWNER'] },
  endDevice: { roles: ['OWNER'] },
  pairTablet: { roles: ['OWNER'], stepUp: true },
  seeDay: { roles },
  listen: { roles },
  seeCapacity: { roles: ['OWNER', 'OFFICE', 'KITCHEN'] },
  changeCapacity: { roles: ['OWNER', 'OFFICE'] },
  seeMenu: { roles: ['OWNER', 'OFFICE', 'KITCHEN'] },
  saySoldOut: { roles: ['OWNER', 'OFFICE', 'KITCHEN'] },
  changeMenu: { roles: ['OWNER', 'OFFICE'] },
  seeLegal: { roles: ['OWNER', 'OFFICE'] },
  changeLegal: { roles: ['OWNER'] },
  adoptMenu: { roles: ['OWNER'], stepUp: true },
  changeShop: { roles: ['OWNER', 'OFFICE'] },
  changeCompany: { roles: ['OWNER'] },
  changeFees: { roles: ['OWNER'] },
  examineShop: { roles: ['OWNER'] },
  findOrders: { roles: ['OWNER', 'OFFICE'] },
  seeOrder: { roles },
  seeDocument: { roles: ['OWNER', 'OFFICE'] },
  seeMoney: { roles: ['OWNER', 'OFFICE'] },
  comparePayments: { roles: ['OWNER', 'OFFICE'] },
  exportDocuments: { roles: ['OWNER', 'OFFICE'], stepUp: true },
  exportLedger: { roles: ['OWNER', 'OFFICE'], stepUp: true },
  writeNote: { roles },
  moveTime: { roles: ['OWNER', 'OFFICE'] },
  quoteChange: { roles: ['OWNER', 'OFFICE'] },
  correctRecipient: { roles: ['OWNER', 'OFFICE'] },
  writeToCustomer: { roles: ['OWNER', 'OFFICE'] },
  orderByTelephone: { roles: ['OWNER', 'OFFICE'], person: true },
  seeNotices: { roles: ['OWNER', 'OFFICE'] },
  closeNotice: { roles: ['OWNER', 'OFFICE'] },
  moveStage: { roles },
  seeProduction: { roles: ['OWNER', 'OFFICE', 'KITCHEN'] },
  tickCooking: { roles: ['OWNER', 'OFFICE', 'KITCHEN'] },
  seePacking: { roles },
  tickPacking: { roles },
  print: { roles },
  seeRuns: { roles: ['OWNER', 'OFFICE', 'DRIVER'] },
  planRuns: { roles: ['OWNER', 'OFFICE'] },
  drive: { roles: ['OWNER', 'OFFICE', 'DRIVER'] },
  handOver: { roles },
  addPicture: { roles: ['OWNER', 'OFFICE'] },
  changeOrder: { roles: ['OWNER', 'OFFICE'] },
  giveBack: { roles: ['OWNER', 'OFFICE'], stepUp: true },
  takeBackPacked: { roles: ['OWNER', 'OFFICE', 'KITCHEN'] },
  takeBackStage: { roles: ['OWNER', 'OFFICE'] },
  cancelPaid: { roles: ['OWNER', 'OFFICE'], stepUp: true },
  bookTransfer: { roles: ['OWNER', 'OFFICE'], stepUp: true },
  markRefunded: { roles: ['OWNER', 'OFFICE'], stepUp: true },
} as const satisfies Record<string, Policy>;

/** Whether somebody may do something in the kitchen now (milliseconds since 1970); the shop itself may everything. */
export function mayInKitchen(what: keyof typeof policies, actor: KitchenActor, now: number): Verdict {
  if (actor.kind === 'system') return null;
  const policy: Policy = policies[what];
  if (!policy.roles.includes(actor.role) || (policy.person && actor.staffId === null)) return 'NotAllowed';
  return policy.stepUp && !isFresh(actor.confirmedAt, now) ? 'StepUpRequired' : null;
}

/** The roles that may do something in the kitchen. */
export const rolesFor = (what: keyof typeof policies): readonly Role[] => policies[what].roles;

/** Whether somebody may see at a time (milliseconds since 1970) what has to leave on a day: a driver on theirs, all others any. */
export function maySeeDay(actor: KitchenActor, day: Day, now: number): Verdict {
  if (actor.kind === 'system' || actor.role !== 'DRIVER') return null;
  return isDriversDay(day, now) ? null : 'NotAllowed';
}
