import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MonthOfDocuments, MonthOfMoney } from '#contract/kitchen/money.ts';
import { berlinDay } from '#rules/booking/berlin-time.ts';
import { centsOf } from '#rules/money/money.ts';
import { money } from '#server/db/schema/payments.ts';
import { staffSessions } from '#server/db/schema/staff.ts';
import { act, idOf, inThreeDays, order, paidOrder } from '../../../tests/support/orders.ts';
import { startTestShop, type TestShop } from '../../../tests/support/shop.ts';
import { callKitchen, staffOf } from '../../../tests/support/staff.ts';

let shop: TestShop;
let cookie: string;
let charge: { id: number; orderId: number };
beforeAll(async () => {
  shop = await startTestShop();
  ({ cookie } = await staffOf(shop, 'OFFICE'));
  const orderId = await idOf(shop, await paidOrder(shop));
  const [row] = await shop.deps.db.select().from(money).where(eq(money.orderId, orderId));
  charge = { id: row?.id ?? 0, orderId };
});
afterAll(() => shop.stop());

const thisMonth = () => berlinDay(shop.deps.now()).slice(0, 7);
const get = async (path: string) => (await callKitchen(shop, 'GET', `/money/${path}`, { cookie })).json;
const post = (path: string, body: Record<string, unknown> = {}) =>
  callKitchen(shop, 'POST', `/orders/${path}`, { cookie, body });
const sumOf = (amounts: readonly { amount: number }[]) =>
  amounts.reduce((sum, { amount }) => sum + centsOf(amount), 0);

/** Numbers that look like chance, the same in every run. */
function chance(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % most;
  };
}

/** A refund that did not go through, which counts nothing. */
const failed = (askedAt: string, amount = -1) => ({
  ...{ orderId: charge.orderId, chargeId: charge.id, kind: 'REFUND' as const, state: 'FAILED' as const },
  ...{ amount, askedAt: new Date(askedAt), closedAt: new Date(askedAt) },
});

test('documents, VAT and payments of a month come to the same, to the cent, whatever was ordered and canceled', async () => {
  const any = chance(2026);
  for (let each = 0; each < 5; each++) {
    const productQuantities = { '101': 2 + any(4), '707': any(3), '701': any(2) + 1 };
    const wanted = { productQuantities, preferDateAndTime: inThreeDays(shop) };
    const isByBank = each % 3 === 1;
    const placed = isByBank ? await order(shop, wanted) : await paidOrder(shop, wanted);
    if (isByBank) {
      const { total } = (await callKitchen(shop, 'GET', `/orders/${placed.publicId}`, { cookie })).json.money;
      const receivedOn = berlinDay(shop.deps.now());
      const transfer = { id: randomUUID(), amount: total, receivedOn, reason: 'Transfer 4711' };
      expect((await post(`${placed.publicId}/transfer`, transfer)).status).toBe(204);
    }
    if (any(2) === 0 || isByBank) expect((await act(shop, placed, 'cancel')).status).toBe(200);
    if (isByBank) expect((await post(`${placed.publicId}/refunded`)).status).toBe(204);
  }
  const documents: MonthOfDocuments = await get(`${thisMonth()}/documents`);
  const ledger: MonthOfMoney = await get(`${thisMonth()}/ledger`);
  const done = ledger.movements.filter(({ state }) => state === 'DONE');
  expect(new Set(done.map(({ kind }) => kind))).toEqual(new Set(['CHARGE', 'REFUND', 'TRANSFER']));
  expect(centsOf(ledger.total)).toBe(sumOf(done));
  expect(sumOf(ledger.sums)).toBe(sumOf(done));
  expect(sumOf(documents.documents)).toBe(sumOf(done));
  expect(sumOf(documents.sums.map(({ gross }) => ({ amount: gross })))).toBe(sumOf(done));
  for (const { net, vat, gross } of documents.sums) expect(centsOf(net) + centsOf(vat)).toBe(centsOf(gross));
  const byOrder = Map.groupBy(done, ({ publicProductOrderId }) => publicProductOrderId);
  for (const [publicId, movements] of byOrder) {
    const own = documents.documents.filter((document) => document.publicProductOrderId === publicId);
    expect(sumOf(own), publicId).toBe(sumOf(movements));
  }
  expect(ledger.sums).toContainEqual(
    expect.objectContaining({ kind: 'CHARGE', isByBank: true, movements: 2 }),
  );
  expect(ledger.movements).toContainEqual(
    expect.objectContaining({ kind: 'CHARGE', reference: null, reason: 'Transfer 4711' }),
  );
}, 90_000);

test('a movement is of the month in which it was asked for by the clocks of Berlin, and what failed counts nothing', async () => {
  await shop.deps.db
    .insert(money)
    .values([
      failed('2019-10-31T22:59:59Z', -100),
      failed('2019-10-31T23:00:00Z', -200),
      failed('2019-11-30T22:59:59Z', -300),
      failed('2019-11-30T23:00:00Z', -400),
    ]);
  const { movements, ...month }: MonthOfMoney = await get('2019-11/ledger');
  expect(movements.map(({ amount }) => amount)).toEqual([-3, -2]);
  expect(month).toEqual({ month: '2019-11', count: 2, next: null, sums: [], total: 0 });
  expect(await get('2019-09/ledger')).toMatchObject({ movements: [], count: 0, total: 0 });
});

test('a large month comes in pages, none missing and none twice, also of one second', async () => {
  const many = Array.from({ length: 405 }, (_, index) => failed('2019-06-15T12:00:00Z', -1 - index));
  await shop.deps.db.insert(money).values(many);
  const seen: number[] = [];
  let next: number | null = null;
  const sizes: number[] = [];
  do {
    const page: MonthOfMoney = await get(`2019-06/ledger${next === null ? '' : `?before=${next}`}`);
    expect(page.count).toBe(405);
    sizes.push(page.movements.length);
    seen.push(...page.movements.map(({ amount }) => centsOf(amount)));
    next = page.next;
  } while (next !== null);
  expect(sizes).toEqual([200, 200, 5]);
  expect(seen).toEqual(many.map(({ amount }) => amount).toReversed());
});

test('it opens in a German spreadsheet, for who has shown within ten minutes that it is they', async () => {
  const load = (who: string) =>
    shop.send(
      new Request(`http://shop.test/kitchen/api/money/${thisMonth()}/ledger.csv`, {
        headers: { Cookie: who },
      }),
    );
  const answer = await load(cookie);
  expect(answer.headers.get('Content-Disposition')).toBe(
    `attachment; filename="Zahlungen-${thisMonth()}.csv"`,
  );
  const text = Buffer.from(await answer.arrayBuffer()).toString('utf8');
  const ledger: MonthOfMoney = await get(`${thisMonth()}/ledger`);
  const rows = text.split('\r\n').map((row) => row.split(';'));
  const total = ledger.total.toFixed(2).replace('.', ',');
  expect(rows.at(-2)).toEqual(['', '', '', 'Summe', '', total, '', '', '', '']);
  expect(rows).toHaveLength(1 + ledger.count + ledger.sums.length + 1 + 1);

  const someone = await staffOf(shop, 'OWNER');
  await shop.deps.db
    .update(staffSessions)
    .set({ confirmedAt: new Date(shop.deps.now() - 3_600_000) })
    .where(and(eq(staffSessions.staffId, someone.id)));
  const refused = await load(someone.cookie);
  expect({ status: refused.status, json: await refused.json() }).toMatchObject({
    status: 403,
    json: { code: 'StepUpRequired' },
  });
});
