import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { companyOfFiles } from '#content/shop.ts';
import { type Role, roles } from '#rules/access/role.ts';
import { berlinDay } from '#rules/booking/berlin-time.ts';
import { call } from '../../../tests/support/client.ts';
import { startTestShop, type TestShop } from '../../../tests/support/shop.ts';
import { callKitchen, listen, staffOf, tabletOf } from '../../../tests/support/staff.ts';
import { type Operation, readDocument } from '../../../tests/torture/support/openapi.ts';

/** Who may make which call of the kitchen; nobody stands for those that need no session. */
const anybody = [
  'getKitchenCaptcha',
  'sendStaffCode',
  'staffLogin',
  'newPasskeyChallenge',
  'passkeyLogin',
  'pairTablet',
  'getSheetState',
];
/** About somebody's own: a tablet is nobody. */
const personal = [
  'staffStepUp',
  'passkeyStepUp',
  'listPasskeys',
  'offerPasskey',
  'addPasskey',
  'removePasskey',
];
const allowed: Record<string, readonly Role[]> = {
  ...Object.fromEntries(personal.map((call) => [call, roles])),
  staffLogout: roles,
  getMe: roles,
  listStaff: ['OWNER'],
  inviteStaff: ['OWNER'],
  inviteStaffAgain: ['OWNER'],
  changeStaff: ['OWNER'],
  removeStaff: ['OWNER'],
  resetStaff: ['OWNER'],
  listDevices: ['OWNER'],
  endDevice: ['OWNER'],
  newPairing: ['OWNER'],
  listCapacity: ['OWNER', 'OFFICE', 'KITCHEN'],
  listPlacedOrders: ['OWNER', 'OFFICE'],
  getDayCapacity: ['OWNER', 'OFFICE', 'KITCHEN'],
  changeDayCapacity: ['OWNER', 'OFFICE'],
  getWeekPlan: ['OWNER', 'OFFICE'],
  changeWeekPlan: ['OWNER', 'OFFICE'],
  getBookingSettings: ['OWNER', 'OFFICE'],
  changeBookingSettings: ['OWNER', 'OFFICE'],
  listKitchenDays: roles,
  getKitchenDay: roles,
  moveKitchenStage: roles,
  getBestSellers: ['OWNER', 'OFFICE', 'KITCHEN'],
  changeBestSellers: ['OWNER', 'OFFICE'],
  getProduction: ['OWNER', 'OFFICE', 'KITCHEN'],
  getPacking: roles,
  listWorkChanges: roles,
  seeWorkChange: ['OWNER', 'OFFICE', 'KITCHEN'],
  unseeWorkChange: ['OWNER', 'OFFICE', 'KITCHEN'],
  getRuns: ['OWNER', 'OFFICE', 'DRIVER'],
  planRun: ['OWNER', 'OFFICE'],
  changeRun: ['OWNER', 'OFFICE'],
  removeRun: ['OWNER', 'OFFICE'],
  departRun: ['OWNER', 'OFFICE', 'DRIVER'],
  takeBackDeparture: ['OWNER', 'OFFICE', 'DRIVER'],
  sayArrival: ['OWNER', 'OFFICE', 'DRIVER'],
  takeBackArrival: ['OWNER', 'OFFICE', 'DRIVER'],
  handOver: roles,
  noteAttempt: ['OWNER', 'OFFICE', 'DRIVER'],
  takeBackAttempt: ['OWNER', 'OFFICE', 'DRIVER'],
  listAlcoholBack: ['OWNER', 'OFFICE'],
  closeAlcoholBack: ['OWNER', 'OFFICE'],
  reopenAlcoholBack: ['OWNER', 'OFFICE'],
  listMissing: ['OWNER', 'OFFICE'],
  closeMissing: ['OWNER', 'OFFICE'],
  reopenMissing: ['OWNER', 'OFFICE'],
  listQuestions: ['OWNER', 'OFFICE'],
  closeQuestion: ['OWNER', 'OFFICE'],
  reopenQuestion: ['OWNER', 'OFFICE'],
  listAttempts: ['OWNER', 'OFFICE'],
  closeAttempt: ['OWNER', 'OFFICE'],
  reopenAttempt: ['OWNER', 'OFFICE'],
  addHandoverPhoto: ['OWNER', 'OFFICE', 'DRIVER'],
  getHandoverPhoto: ['OWNER', 'OFFICE', 'DRIVER'],
  printSheet: roles,
  markSheetSeen: roles,
  listOldSheets: roles,
  setTick: roles,
  removeTick: roles,
  setUnpacked: roles,
  removeUnpacked: roles,
  listMenuProducts: ['OWNER', 'OFFICE', 'KITCHEN'],
  getMenuProduct: ['OWNER', 'OFFICE'],
  getProductVersion: ['OWNER', 'OFFICE'],
  addProduct: ['OWNER', 'OFFICE'],
  saveDraft: ['OWNER', 'OFFICE'],
  dropDraft: ['OWNER', 'OFFICE'],
  publishProduct: ['OWNER', 'OFFICE'],
  withdrawProduct: ['OWNER', 'OFFICE'],
  returnProduct: ['OWNER', 'OFFICE'],
  setProductPrice: ['OWNER', 'OFFICE'],
  dropPlan: ['OWNER', 'OFFICE'],
  setAvailability: ['OWNER', 'OFFICE', 'KITCHEN'],
  adoptMenu: ['OWNER'],
  changeProducts: ['OWNER', 'OFFICE'],
  orderMenu: ['OWNER', 'OFFICE'],
  exportPrices: ['OWNER', 'OFFICE'],
  importPrices: ['OWNER', 'OFFICE'],
  changeSeller: ['OWNER', 'OFFICE'],
  addCategory: ['OWNER', 'OFFICE'],
  changeCategory: ['OWNER', 'OFFICE'],
  listMenuChanges: ['OWNER', 'OFFICE'],
  listLegal: ['OWNER', 'OFFICE'],
  listRefusedPlans: ['OWNER', 'OFFICE'],
  closeRefusedPlan: ['OWNER', 'OFFICE'],
  reopenRefusedPlan: ['OWNER', 'OFFICE'],
  getLegalVersion: ['OWNER', 'OFFICE'],
  saveLegalDraft: ['OWNER'],
  dropLegalDraft: ['OWNER'],
  publishLegal: ['OWNER'],
  getCompany: ['OWNER', 'OFFICE'],
  changeCompany: ['OWNER'],
  getChangeRules: ['OWNER', 'OFFICE'],
  changeChangeRules: ['OWNER'],
  examineShop: ['OWNER'],
  getHomeNotice: ['OWNER', 'OFFICE'],
  changeHomeNotice: ['OWNER', 'OFFICE'],
  listKitchenDiscounts: ['OWNER', 'OFFICE'],
  addKitchenDiscount: ['OWNER', 'OFFICE'],
  changeKitchenDiscount: ['OWNER', 'OFFICE'],
  findKitchenOrders: ['OWNER', 'OFFICE'],
  listenLive: roles,
  getKitchenOrder: roles,
  getKitchenDocument: ['OWNER', 'OFFICE'],
  listMonthDocuments: ['OWNER', 'OFFICE'],
  exportMonthVat: ['OWNER', 'OFFICE'],
  exportMonthDocuments: ['OWNER', 'OFFICE'],
  listMonthLedger: ['OWNER', 'OFFICE'],
  exportMonthJournal: ['OWNER', 'OFFICE'],
  exportMonthLedger: ['OWNER', 'OFFICE'],
  exportMonthDeposits: ['OWNER', 'OFFICE'],
  getComparison: ['OWNER', 'OFFICE'],
  comparePayments: ['OWNER', 'OFFICE'],
  addOrderNote: roles,
  moveOrderTime: ['OWNER', 'OFFICE'],
  listOrderSlots: ['OWNER', 'OFFICE'],
  quoteKitchenChange: ['OWNER', 'OFFICE'],
  changeKitchenOrder: ['OWNER', 'OFFICE'],
  dropKitchenChange: ['OWNER', 'OFFICE'],
  quoteKitchenCancel: ['OWNER', 'OFFICE'],
  cancelKitchenOrder: ['OWNER', 'OFFICE'],
  reducePrice: ['OWNER', 'OFFICE'],
  bookTransfer: ['OWNER', 'OFFICE'],
  markRefunded: ['OWNER', 'OFFICE'],
  writeToCustomer: ['OWNER', 'OFFICE'],
  correctRecipient: ['OWNER', 'OFFICE'],
  findCustomers: ['OWNER', 'OFFICE'],
  getMenu: ['OWNER', 'OFFICE'],
  quoteTelephoneOrder: ['OWNER', 'OFFICE'],
  orderByTelephone: ['OWNER', 'OFFICE'],
  sendPaymentLink: ['OWNER', 'OFFICE'],
  addPicture: ['OWNER', 'OFFICE'],
  listNotices: ['OWNER', 'OFFICE'],
  closeNotice: ['OWNER', 'OFFICE'],
  reopenNotice: ['OWNER', 'OFFICE'],
};
const credential = { id: 'AA', rawId: 'AA', type: 'public-key', clientExtensionResults: {} };
const signed = {
  ...credential,
  response: { clientDataJSON: 'AA', authenticatorData: 'AA', signature: 'AA' },
};
const made = { ...credential, response: { clientDataJSON: 'AA', attestationObject: 'AA' } };
/** What a call needs in its body to be understood. */
const bodies: Record<string, unknown> = {
  staffStepUp: { code: '00000000' },
  passkeyStepUp: signed,
  addPasskey: made,
  inviteStaff: { email: 'somebody@example.com', name: 'Jule', role: 'OFFICE' },
  changeStaff: { name: 'Jule' },
  newPairing: { device: 'Cold kitchen' },
  changeDayCapacity: { version: 'x' },
  changeWeekPlan: { version: 'x', limits: [] },
  changeBookingSettings: { version: 'x' },
  addProduct: {},
  saveDraft: { revision: 0, changes: {} },
  publishProduct: { revision: 0 },
  withdrawProduct: {},
  saveLegalDraft: { revision: 0, changes: {} },
  publishLegal: { revision: 99 },
  returnProduct: { number: 1 },
  setProductPrice: { priceCents: 3100 },
  setAvailability: { fromDay: '2026-11-26', untilDay: null, soldOut: true },
  changeProducts: { ids: [101], withdraw: true },
  orderMenu: { productIds: [101] },
  importPrices: { csv: '' },
  changeSeller: {},
  addCategory: { name: { de: 'Suppen', en: 'Soups' } },
  changeCategory: {},
  changeCompany: { version: 'x', company: companyOfFiles },
  changeHomeNotice: { version: 'x', notice: null },
  changeChangeRules: { version: 'x', feeSteps: [], changeHours: 24 },
  addKitchenDiscount: { code: 'TISCHLEIN10', percent: 10 },
  changeKitchenDiscount: { isOver: true },
  moveKitchenStage: { stage: 'READY' },
  printSheet: { kind: 'PACKING', day: berlinDay(Date.now()) },
  planRun: {},
  changeRun: {},
  departRun: { id: '0f8fad5b-d9cb-469f-a165-70867728950e' },
  sayArrival: { minutes: 10 },
  handOver: { id: '0f8fad5b-d9cb-469f-a165-70867728950e', at: 1, receivedBy: 'Jana Holm' },
  noteAttempt: { id: '0f8fad5b-d9cb-469f-a165-70867728950e', at: 1_795_700_000 },
  addOrderNote: { text: 'Two wraps apart' },
  moveOrderTime: { day: '2027-01-05', time: '12:30' },
  quoteKitchenChange: { guests: '12' },
  changeKitchenOrder: { guests: '12', version: 1, difference: 0 },
  cancelKitchenOrder: { reason: 'Water in the office' },
  quoteTelephoneOrder: { items: [], fulfilment: 'PICKUP' },
  orderByTelephone: {
    id: '0f8fad5b-d9cb-469f-a165-70867728950e',
    customer: { name: 'Sabine Wolff', email: 'wolff@example.com', phone: '030 5557 0440' },
    items: [],
    fulfilment: 'PICKUP',
    preferDateAndTime: '2027-01-05T12:30',
    expectedTotal: 116,
  },
  sendPaymentLink: { id: '0f8fad5b-d9cb-469f-a165-70867728950e' },
  reducePrice: { id: '0f8fad5b-d9cb-469f-a165-70867728950e', version: 1, amount: 24.5 },
  bookTransfer: {
    id: '0f8fad5b-d9cb-469f-a165-70867728950e',
    amount: 116,
    receivedOn: '2026-11-20',
    reason: 'Transfer 4711',
  },
  changeBestSellers: { by: 'CHOSEN' },
  addPicture: 'no picture',
  writeToCustomer: { subject: 'Your order', text: 'One question' },
  correctRecipient: {
    id: '0f8fad5b-d9cb-469f-a165-70867728950e',
    version: 'x',
    recipient: {
      customerType: 'COMMERCIAL',
      name: 'Holm GmbH',
      streetName: 'Torstraße',
      houseNumber: '1',
      postalCode: '10119',
      city: 'Berlin',
      country: 'Deutschland',
    },
  },
};
const queries: Record<string, string> = {
  findKitchenOrders: '?q=jana',
  findCustomers: '?q=jana',
  listKitchenDays: '?from=2026-11-26',
  listOrderSlots: '?day=2026-11-26',
  listCapacity: '?from=2026-11-26',
  listPlacedOrders: '?from=2026-11-26',
};
/** What stands in an address, where a number will not do. */
const named: Record<string, () => string> = {
  day: () => berlinDay(shop.deps.now()),
  month: () => '2026-11',
  item: () => '101',
  kind: () => 'PACKED',
  page: () => 'terms',
  code: () => 'RE-2026-00001',
  publicProductOrderId: () => '0f8fad5b-d9cb-469f-a165-70867728950e',
  attemptId: () => '0f8fad5b-d9cb-469f-a165-70867728950e',
};

let shop: TestShop;
let operations: (Operation & { readonly operationId: string })[];
beforeAll(async () => {
  shop = await startTestShop();
  const document = (await call(shop, 'GET', '/kitchen/openapi.json')).json;
  operations = readDocument(document).operations.map((operation) => ({
    ...operation,
    operationId: document.paths[operation.path][operation.method.toLowerCase()].operationId,
  }));
});
afterAll(() => shop.stop());

const signedCalls = () => operations.filter(({ operationId }) => !anybody.includes(operationId));
const addressOf = ({ path, operationId }: (typeof operations)[number]) =>
  path.replace('/kitchen/api', '').replaceAll(/\{(\w+)\}/g, (_, name) => named[name]?.() ?? '999999') +
  (queries[operationId] ?? '');
const make = async (operation: (typeof operations)[number], cookie?: string) => {
  // A stream has no end to wait for.
  if (operation.operationId === 'listenLive' && cookie) {
    const { status, body } = await listen(shop, cookie);
    await body?.cancel();
    return { status, json: undefined };
  }
  return callKitchen(shop, operation.method, addressOf(operation), {
    ...(cookie && { cookie }),
    ...(operation.operationId in bodies && { body: bodies[operation.operationId] }),
  });
};

test('every call of the kitchen is told who may make it', () => {
  const ids = operations.map(({ operationId }) => operationId);
  expect(ids.toSorted()).toEqual([...anybody, ...Object.keys(allowed)].toSorted());
});

test('without a session every call but those of the sign-in is 401, also one that says nothing right', async () => {
  for (const operation of signedCalls()) {
    const { method, operationId } = operation;
    const wrong = callKitchen(shop, method, operation.path.replace('/kitchen/api', ''), {
      ...(method !== 'GET' && { body: '{' }),
    });
    for (const answer of [await make(operation), await wrong]) {
      expect(answer, operationId).toMatchObject({ status: 401, json: { code: 'SignInRequired' } });
    }
  }
});

describe.each([...roles, 'a tablet' as const])('%s', (who) => {
  test('makes the calls that are theirs, and no other', async () => {
    for (const operation of signedCalls()) {
      // The sign-out ends the session: each call has one of its own.
      const cookie = who === 'a tablet' ? await tabletOf(shop) : (await staffOf(shop, who)).cookie;
      const role = who === 'a tablet' ? 'KITCHEN' : who;
      const isTheirs =
        allowed[operation.operationId]?.includes(role) &&
        !(who === 'a tablet' && personal.includes(operation.operationId));
      const { status, json } = await make(operation, cookie);
      const name = `${operation.operationId} by ${who}`;
      if (isTheirs) expect([401, 403], `${name}: ${json?.code}`).not.toContain(status);
      else expect({ status, json }, name).toMatchObject({ status: 403, json: { code: 'NotAllowed' } });
    }
  });
});
