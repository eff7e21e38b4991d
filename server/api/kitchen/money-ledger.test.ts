import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { MonthOfDocuments, MonthOfMoney } from '#contract/kitchen/money.ts';
import { addDays, berlinDay } from '#rules/booking/berlin-time.ts';
import { centsOf } from '#rules/money/money.ts';
import { nextMonth } from '#rules/money/month.ts';
import { money } from '#server/db/schema/payments.ts';
import { staffSessions } from '#server/db/schema/staff.ts';
import { ledgerCsv } from '#server/services/payments/ledger/ledger-file.ts';
import { wholeLedgerOf } from '#server/services/payments/ledger/ledger-of-month.ts';
import { feeStepsKey } from '#server/services/settings/change-rules.ts';
import { setSetting } from '#server/services/settings/settings.ts';
import { refused } from '../../../tests/support/client.ts';
import { act, fault, idOf, inThreeDays, order, paidOrder, press } from '../../../tests/support/orders.ts';
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

const thisDay = () => berlinDay(shop.deps.now());
const thisMonth = () => thisDay().slice(0, 7);
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
});

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
  const deposits = expect.objectContaining({ handovers: [], deposit: 0, unsaid: 0 });
  expect(month).toEqual({ month: '2019-11', count: 2, next: null, sums: [], total: 0, deposits });
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

describe('money that came by bank transfer and went back by one', () => {
  const paidByBank = async () => {
    const placed = await order(shop, { preferDateAndTime: inThreeDays(shop) });
    const receivedOn = berlinDay(shop.deps.now());
    const transfer = { id: randomUUID(), amount: 116, receivedOn, reason: 'Transfer 4711' };
    expect((await post(`${placed.publicId}/transfer`, transfer)).status).toBe(204);
    return placed;
  };
  const movementsOf = async ({ publicId }: { publicId: string }) =>
    ((await get(`${thisMonth()}/ledger`)) as MonthOfMoney).movements
      .filter(({ publicProductOrderId }) => publicProductOrderId === publicId)
      .map(({ kind, state, isSettled }) => [kind, state, isSettled]);
  const rowsInFile = async ({ publicId }: { publicId: string }) => {
    const { movements } = await wholeLedgerOf(shop.deps, thisMonth());
    const own = movements.filter((movement) => movement.publicId === publicId);
    return ledgerCsv({ movements: own, sums: [] }).split('\r\n').slice(1, -2);
  };

  test('is asked for until a person notes it, and has failed at no time', async () => {
    const placed = await paidByBank();
    expect((await act(shop, placed, 'cancel')).status).toBe(200);
    expect(await movementsOf(placed)).toEqual([
      ['REFUND', 'ASKED', false],
      ['CHARGE', 'DONE', false],
    ]);
    const { movements }: MonthOfMoney = await get(`${thisMonth()}/ledger`);
    expect(movements[0]).toMatchObject({ kind: 'REFUND', isByHand: true });
    // Noted twice, it stands there once.
    for (const _ of [1, 2]) expect((await post(`${placed.publicId}/refunded`)).status).toBe(204);
    expect(await movementsOf(placed)).toEqual([
      ['TRANSFER', 'DONE', false],
      ['REFUND', 'FAILED', true],
      ['CHARGE', 'DONE', false],
    ]);
    expect((await rowsInFile(placed)).map((row) => row.split(';').slice(3, 7).join(';'))).toEqual([
      'Überweisung;116,00;116,00;erledigt',
      'Erstattung;-116,00;0,00;als Rücküberweisung erledigt',
      'Rücküberweisung;-116,00;-116,00;erledigt',
    ]);
  });

  test('is told apart from what was asked for and never went back', async () => {
    const placed = await paidByBank();
    const orderId = await idOf(shop, placed);
    const [paidIn] = await shop.deps.db.select().from(money).where(eq(money.orderId, orderId));
    const unasked = { ...failed(new Date(shop.deps.now()).toISOString()), orderId, chargeId: paidIn?.id };
    await shop.deps.db.insert(money).values(unasked);
    expect((await act(shop, placed, 'cancel')).status).toBe(200);
    expect((await post(`${placed.publicId}/refunded`)).status).toBe(204);
    expect((await movementsOf(placed)).filter(([kind]) => kind === 'REFUND')).toEqual([
      ['REFUND', 'FAILED', true],
      ['REFUND', 'FAILED', false],
    ]);
  });

  test('is told apart from a refund that the provider did not make and a person did', async () => {
    const placed = await paidOrder(shop, { preferDateAndTime: inThreeDays(shop) });
    await fault(shop, { api: '502', match: 'POST /v1/refunds' });
    expect((await act(shop, placed, 'cancel')).status).toBe(200);
    await shop.deps.db
      .update(money)
      .set({ attempts: 9 })
      .where(and(eq(money.orderId, await idOf(shop, placed)), eq(money.state, 'ASKED')));
    expect((await post(`${placed.publicId}/refunded`)).status).toBe(204);
    await fault(shop, { api: 'none' });
    expect(await movementsOf(placed)).toEqual([
      ['TRANSFER', 'DONE', false],
      ['REFUND', 'FAILED', false],
      ['CHARGE', 'DONE', false],
    ]);
    expect((await rowsInFile(placed))[1]).toContain('gescheitert');
  });
});

describe('the documents that a movement settles', () => {
  /** An order of two in six days, as it is placed with the fees of now. */
  const paidInSixDays = () => paidOrder(shop, { preferDateAndTime: `${addDays(thisDay(), 6)}T12:30` });
  const change = async ({ publicId }: { publicId: string }, quantity: number) => {
    const wish = { items: [{ productId: 101, quantity }] };
    const { version, difference } = (await post(`${publicId}/changes/quote`, wish)).json;
    return post(`${publicId}/changes`, { ...wish, version, difference });
  };
  const movementsOf = async (placed: { publicId: string }) => {
    const months = [thisMonth(), nextMonth(thisMonth())];
    const all = await Promise.all(months.map((month) => wholeLedgerOf(shop.deps, month)));
    return all.flatMap((each) => each.movements).filter(({ publicId }) => publicId === placed.publicId);
  };
  /** Four are paid for instead of two, and one of them is given back. */
  const becomeThree = async (placed: { publicId: string }) => {
    const { checkoutUrl } = (await change(placed, 4)).json;
    await press(shop, checkoutUrl.split('/').at(-1), 'pay');
    await expect.poll(() => movementsOf(placed)).toHaveLength(2);
    expect((await change(placed, 3)).status).toBe(200);
  };
  /** The movements by what they settle, which comes to the same as they. */
  const settledBy = async (
    placed: { publicId: string },
    documents: readonly { code: string; amount: number }[],
  ) => {
    const amountOf = (code: string) => centsOf(documents.find((each) => each.code === code)?.amount ?? 0);
    const settled = Map.groupBy(await movementsOf(placed), (movement) => movement.documents);
    for (const [codes, moved] of settled) {
      const sum = moved.reduce((all, { amount }) => all + amount, 0);
      expect(codes.split(', ').reduce((all, code) => all + amountOf(code), 0)).toBe(sum);
    }
    return [...settled.keys()];
  };

  test('what is taken in and sent back at once names the documents of that moment, and comes to the same', async () => {
    await setSetting(shop.deps, feeStepsKey, '24 0 service, 0 50 service');
    const placed = await paidInSixDays();
    await setSetting(shop.deps, feeStepsKey, '');
    await becomeThree(placed);
    // The evening before, when half of it is kept.
    shop.clock.offset = Date.parse(`${addDays(thisDay(), 5)}T18:00:00Z`) - Date.now();
    const late = (await staffOf(shop, 'OFFICE')).cookie;
    const orders = `/orders/${placed.publicId}`;
    expect(
      (await callKitchen(shop, 'POST', `${orders}/cancel`, { cookie: late, body: { fee: 87 } })).status,
    ).toBe(200);
    const { documents } = (await callKitchen(shop, 'GET', orders, { cookie: late })).json.money;
    shop.clock.offset = 0;
    const settled = await settledBy(placed, documents);
    expect(settled.map((codes) => codes.replaceAll(/[^A-Z,]/g, ''))).toEqual(['RE', 'RE', 'ST', 'ST,RE']);
  });

  test('are those that hold by now, to whom they go by now, however often they were corrected', async () => {
    const placed = await paidInSixDays();
    await becomeThree(placed);
    const detailsNow = async () =>
      (await callKitchen(shop, 'GET', `/orders/${placed.publicId}`, { cookie })).json.money;
    for (const name of ['Holm & Söhne GmbH', 'Holm & Söhne Holding GmbH']) {
      const { version, recipient } = (await detailsNow()).recipient;
      const named = { ...recipient, customerType: 'COMMERCIAL', name, country: 'Deutschland' };
      const correction = { id: randomUUID(), version, recipient: named };
      expect((await post(`${placed.publicId}/recipient`, correction)).status).toBe(204);
      const { documents } = await detailsNow();
      const holding = documents.filter(({ replacedBy }: { replacedBy: string | null }) => !replacedBy);
      expect(await settledBy(placed, documents)).toEqual(holding.map(({ code }: { code: string }) => code));
      expect((await movementsOf(placed)).map(({ buyer }) => buyer)).toEqual([name, name, name]);
    }
  });
});

describe('the day on which money was sent back by hand', () => {
  /** The month to come, in which it is the 20th. */
  const month = nextMonth(berlinDay(Date.now()).slice(0, 7));
  const monthBefore = berlinDay(Date.now()).slice(0, 7);
  const lastDayBefore = addDays(`${month}-01`, -1);
  const goTo = async (day: string) => {
    shop.clock.offset = Date.parse(`${day}T10:00:00Z`) - Date.now();
    return (await staffOf(shop, 'OFFICE')).cookie;
  };
  /** Paid by bank transfer on a day, canceled on one, and its money to be sent back on the 20th. */
  const toBeSent = async ({ receivedOn, canceledOn }: { receivedOn: string; canceledOn: string }) => {
    const placed = await order(shop, { preferDateAndTime: `${addDays(`${month}-20`, 30)}T12:30` });
    let cookie = await goTo(canceledOn);
    const ask = async (path: string) => (await callKitchen(shop, 'GET', path, { cookie })).json;
    const send = (verb: string, body: Record<string, unknown> = {}) =>
      callKitchen(shop, 'POST', `/orders/${placed.publicId}/${verb}`, { cookie, body, language: 'en' });
    const transfer = { id: randomUUID(), amount: 116, receivedOn, reason: 'Transfer 4711' };
    expect((await send('transfer', transfer)).status).toBe(204);
    expect((await send('cancel')).json).toMatchObject({ refund: 116 });
    cookie = await goTo(`${month}-20`);
    const sentBack = async () => {
      const { movements } = await wholeLedgerOf(shop.deps, month);
      const own = movements.filter(({ publicId }) => publicId === placed.publicId);
      return own.filter(({ kind }) => kind === 'TRANSFER');
    };
    return {
      note: (body: Record<string, unknown>) => send('refunded', { amount: 116, ...body }),
      details: () => ask(`/orders/${placed.publicId}`),
      ledgerBefore: () => ask(`/money/${monthBefore}/ledger`),
      sentBack,
    };
  };
  afterEach(() => {
    shop.clock.offset = 0;
  });

  test('is the one on which it stands in its month and in the order, without a time that nobody knows', async () => {
    const { note, details, sentBack } = await toBeSent({
      receivedOn: `${month}-12`,
      canceledOn: `${month}-13`,
    });
    const sentOn = `${month}-16`;
    expect((await note({ sentOn })).status).toBe(204);
    const movements = await sentBack();
    expect(movements).toMatchObject([{ amount: -11_600, isDayOnly: true }]);
    expect(movements.map(({ askedAt }) => berlinDay(askedAt.getTime()))).toEqual([sentOn]);
    const german = sentOn.split('-').reverse().join('.');
    expect(ledgerCsv({ movements, sums: [] })).toContain(`\r\n${german};;`);
    const { money: paid, history } = await details();
    expect(paid).toMatchObject({ needsHand: false, movements: [{ state: 'DONE', isDayOnly: true }] });
    expect(berlinDay(paid.movements[0].at * 1000)).toBe(sentOn);
    const noted = history.find(({ kind }: { kind: string }) => kind === 'refunded-by-hand');
    expect(noted.data).toEqual({ amount: 116, sentOn });
  });

  test.each([
    ['says today', { sentOn: `${month}-20` }],
    ['does not say one', {}],
  ])('is today for who %s, to the second', async (_who, body) => {
    const { note, sentBack } = await toBeSent({ receivedOn: `${month}-12`, canceledOn: `${month}-20` });
    expect((await note(body)).status).toBe(204);
    const [noted] = await sentBack();
    expect(noted?.isDayOnly).toBe(false);
    expect(Math.abs(Number(noted?.askedAt) - shop.deps.now())).toBeLessThan(10_000);
  });

  test('is none to come, none before the money came or it was canceled, and of no month that is over', async () => {
    const { note, details, ledgerBefore } = await toBeSent({
      receivedOn: `${month}-12`,
      canceledOn: `${month}-14`,
    });
    const before = await ledgerBefore();
    expect(await note({ sentOn: `${month}-21` })).toMatchObject(refused(400, 'ValidationFailed', 'sentOn'));
    expect(await note({ sentOn: `${month}-11` })).toMatchObject(refused(409, 'SentBackBeforePaid', 'sentOn'));
    const early = await note({ sentOn: `${month}-13` });
    expect(early).toMatchObject(refused(409, 'SentBackBeforeCanceled', 'sentOn'));
    expect(early.json.message).toMatch(/had not been canceled by then/);
    expect(await note({ sentOn: lastDayBefore })).toMatchObject(refused(409, 'MonthOver', 'sentOn'));
    expect((await details()).money).toMatchObject({ needsHand: true, byHand: 116 });
    expect(await ledgerBefore()).toEqual(before);
    for (const _ of [1, 2]) expect((await note({ sentOn: `${month}-14` })).status).toBe(204);
  });

  test('is in this month also where the money came in one before', async () => {
    const { note, details } = await toBeSent({ receivedOn: lastDayBefore, canceledOn: `${month}-01` });
    expect(await note({ sentOn: lastDayBefore })).toMatchObject(refused(409, 'MonthOver', 'sentOn'));
    expect((await note({ sentOn: `${month}-01` })).status).toBe(204);
    expect((await details()).money).toMatchObject({ needsHand: false, refunded: 116 });
  });
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
  expect(rows.at(-2)).toEqual(['', '', '', 'Summe', '', total, '', '', '', '', '', '']);
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
