import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MonthOfMoney } from '#contract/kitchen/money.ts';
import { addDays, berlinDay } from '#rules/booking/berlin-time.ts';
import { orderNumber } from '#rules/orders/order-number.ts';
import { handovers } from '#server/db/schema/kitchen.ts';
import { orderEvents } from '#server/db/schema/ordering.ts';
import { staffSessions } from '#server/db/schema/staff.ts';
import { act, idOf, paidOrder, type TestOrder } from '../../../tests/support/orders.ts';
import { startTestShop, type TestShop } from '../../../tests/support/shop.ts';
import { callKitchen, staffOf } from '../../../tests/support/staff.ts';

let shop: TestShop;
let office: { id: number; cookie: string };
let cook: { id: number; cookie: string };
beforeAll(async () => {
  shop = await startTestShop();
  office = await staffOf(shop, 'OFFICE');
  cook = await staffOf(shop, 'KITCHEN');
});
afterAll(() => shop.stop());

const thisMonth = () => berlinDay(shop.deps.now()).slice(0, 7);
const depositsOf = async (month: string) =>
  ((await callKitchen(shop, 'GET', `/money/${month}/ledger`, { cookie: office.cookie })).json as MonthOfMoney)
    .deposits;
const load = (month: string, cookie = office.cookie) =>
  shop.send(
    new Request(`http://shop.test/kitchen/api/money/${month}/deposits.csv`, { headers: { Cookie: cookie } }),
  );
let ahead = 3;
const ownTime = () => {
  ahead += 1;
  return `${addDays(berlinDay(shop.deps.now()), ahead)}T12:30`;
};
/** Two platters with a crate of beer, 3,10 € of deposit, and one of water, 4,20 €. */
const withDrinks = (more: object = {}) =>
  paidOrder(shop, {
    preferDateAndTime: ownTime(),
    productQuantities: { '101': 2, '707': 1, '701': 1 },
    ...more,
  });
const pickup = { fulfilment: 'PICKUP', deliveryAddressId: undefined };
const post = ({ publicId }: TestOrder, path: string, body: object, cookie = office.cookie) =>
  callKitchen(shop, 'POST', `/orders/${publicId}/${path}`, { cookie, body });
async function hand(order: TestOrder, more: object, cookie = cook.cookie): Promise<TestOrder> {
  const at = Math.floor(shop.deps.now() / 1000);
  const body = { id: randomUUID(), at, receivedBy: 'Jana Holm', ...more };
  expect((await post(order, 'handover', body, cookie)).status).toBe(200);
  return order;
}
const counted = (emptiesTaken: number, emptiesCents: number) => ({ emptiesTaken, emptiesCents });

test('a month tells what deposit was due, given back and collected at each hand-over, and of which nobody said it', async () => {
  const whole = await hand(await withDrinks(), { ageChecked: 16, ...counted(0, 0) });
  const some = await hand(await withDrinks(pickup), { ageChecked: 16, from: 'NEW', ...counted(21, 310) });
  const out = await hand(await withDrinks(), { ageChecked: 16, ...counted(6, 900) });
  const refused = await hand(await withDrinks(), { isAlcoholRefused: true, ...counted(0, 0) });
  const older = await hand(await withDrinks(), { ageChecked: 16, emptiesTaken: 4 });
  const byStage = await withDrinks();
  await post(byStage, 'stage', { stage: 'DELIVERED' });
  // None of these was handed over, or has a deposit.
  const back = await hand(await withDrinks(), { ageChecked: 16, ...counted(0, 0) });
  await post(back, 'stage', { stage: 'OUT' });
  await act(shop, await withDrinks(), 'cancel');
  const dry = await withDrinks({ productQuantities: { '101': 2 } });
  await post(dry, 'stage', { stage: 'DELIVERED' });

  const deposits = await depositsOf(thisMonth());
  const said = deposits?.handovers.map(({ publicProductOrderId, deposit, empties, collected }) => [
    publicProductOrderId,
    deposit,
    empties,
    collected,
  ]);
  expect(new Set(said)).toEqual(
    new Set([
      [whole.publicId, 7.3, 0, 7.3],
      [some.publicId, 7.3, 3.1, 4.2],
      [out.publicId, 7.3, 9, -1.7],
      [refused.publicId, 4.2, 0, 4.2],
      [older.publicId, 7.3, null, null],
      [byStage.publicId, 7.3, null, null],
    ]),
  );
  expect(deposits).toMatchObject({
    ...{ deposit: 40.7, empties: 12.1, collected: 14, unsaid: 2, unsaidDeposit: 14.6 },
  });
  expect(deposits?.handovers.find(({ publicProductOrderId: id }) => id === some.publicId)).toMatchObject({
    ...{ fulfilment: 'PICKUP', by: 'KITCHEN' },
  });

  const answer = await load(thisMonth());
  expect(answer.headers.get('Content-Disposition')).toBe(`attachment; filename="Pfand-${thisMonth()}.csv"`);
  const rows = Buffer.from(await answer.arrayBuffer())
    .toString('utf8')
    .split('\r\n')
    .map((row) => row.split(';'));
  const rowOf = ({ publicId }: TestOrder) => rows.find((row) => row[2] === orderNumber(publicId));
  expect(rowOf(some)?.slice(4)).toEqual(['Abholung', 'KITCHEN', '7,30', '3,10', '4,20', 'kassiert']);
  expect(rowOf(out)?.slice(6)).toEqual(['7,30', '9,00', '-1,70', 'ausgezahlt']);
  expect(rowOf(byStage)?.slice(6)).toEqual(['7,30', '', '', 'nicht gesagt']);
  expect(rows.at(-3)).toEqual(['', '', '', '', 'Summe', '', '40,70', '12,10', '14,00', '']);
  expect(rows.at(-2)).toEqual(['', '', '', '', 'Davon nicht gesagt', '', '14,60', '', '', '']);
});

test('a deposit is of the month in which it was handed over by the clocks of Berlin', async () => {
  const noted = await hand(await withDrinks(), { ageChecked: 16, ...counted(0, 0) });
  const byStage = await withDrinks();
  await post(byStage, 'stage', { stage: 'DELIVERED' });
  const handedAt = async (instant: string) => {
    const at = new Date(instant);
    await shop.deps.db
      .update(handovers)
      .set({ at })
      .where(eq(handovers.orderId, await idOf(shop, noted)));
    await shop.deps.db.insert(orderEvents).values({
      ...{ orderId: await idOf(shop, byStage), at, actorKind: 'staff', kind: 'stage' },
      data: { from: 'OUT', to: 'DELIVERED' },
    });
  };
  await handedAt('2019-10-31T23:00:00Z');
  expect((await depositsOf('2019-11'))?.handovers).toHaveLength(2);
  expect((await depositsOf('2019-10'))?.handovers).toEqual([]);
  await handedAt('2019-11-30T23:00:00Z');
  expect((await depositsOf('2019-11'))?.handovers).toEqual([]);
});

test('its file is for who sees money and has shown within ten minutes that it is they', async () => {
  expect((await load(thisMonth(), cook.cookie)).status).toBe(403);
  const someone = await staffOf(shop, 'OWNER');
  await shop.deps.db
    .update(staffSessions)
    .set({ confirmedAt: new Date(shop.deps.now() - 3_600_000) })
    .where(eq(staffSessions.staffId, someone.id));
  expect(await (await load(thisMonth(), someone.cookie)).json()).toMatchObject({ code: 'StepUpRequired' });
});
