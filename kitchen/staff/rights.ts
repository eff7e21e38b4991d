import { m } from '#kitchen-messages';
import { type Role, roles } from '#rules/access/role.ts';

interface Right {
  readonly what: () => string;
  readonly who: readonly Role[];
  /** What the server calls it (server/policies/kitchen-policies.ts); rights.test.ts holds both together. */
  readonly policies: readonly string[];
}

const office: readonly Role[] = ['OWNER', 'OFFICE'];
const inside: readonly Role[] = ['OWNER', 'OFFICE', 'KITCHEN'];
const onTheRoad: readonly Role[] = ['OWNER', 'OFFICE', 'DRIVER'];

/** What each role may in this release, in the order of a day. */
export const rights: readonly Right[] = [
  { what: m.right_day, who: roles, policies: ['seeDay', 'seeOrder', 'moveStage', 'writeNote'] },
  { what: m.right_production, who: inside, policies: ['seeProduction', 'tickCooking'] },
  { what: m.right_load, who: inside, policies: ['seeCapacity'] },
  { what: m.right_packing, who: roles, policies: ['seePacking', 'tickPacking'] },
  { what: m.right_runs, who: onTheRoad, policies: ['seeRuns', 'drive'] },
  { what: m.right_plan, who: office, policies: ['planRuns', 'moveTime', 'writeToCustomer'] },
  { what: m.right_unpack, who: inside, policies: ['takeBackPacked'] },
  { what: m.right_back, who: office, policies: ['takeBackStage'] },
  { what: m.right_telephone, who: office, policies: ['orderByTelephone'] },
  { what: m.right_capacity, who: office, policies: ['changeCapacity'] },
  { what: m.right_find, who: office, policies: ['findOrders', 'seeNotices', 'closeNotice'] },
  { what: m.right_prices, who: office, policies: ['seeDocument', 'correctRecipient'] },
  {
    what: m.right_money,
    who: office,
    policies: ['seeMoney', 'comparePayments', 'exportDocuments', 'exportLedger'],
  },
  { what: m.right_cancel, who: office, policies: ['cancelPaid'] },
  { what: m.right_transfer, who: office, policies: ['bookTransfer', 'markRefunded'] },
  { what: m.right_legal, who: ['OWNER'], policies: ['changeLegal'] },
  { what: m.right_staff, who: ['OWNER'], policies: ['seeStaff', 'changeStaff', 'endDevice', 'pairTablet'] },
];
