import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { addDays, berlinDay } from '#rules/booking/berlin-time.ts';
import { orderNumber } from '#rules/orders/order-number.ts';
import { slotLimits } from '#server/db/schema/booking.ts';
import { outbox } from '#server/db/schema/jobs.ts';
import { runs, stops } from '#server/db/schema/kitchen.ts';
import { availability } from '#server/db/schema/menu.ts';
import { productOrders } from '#server/db/schema/ordering.ts';
import { staffSessions } from '#server/db/schema/staff.ts';
import { invoiceFile } from '#server/services/billing/invoice-file.ts';
import { setSetting } from '#server/services/settings/settings.ts';
import { refused } from '../../../../tests/support/client.ts';
import { attachmentsOf, mailsTo, waitForMails } from '../../../../tests/support/mailbox.ts';
import {
  act,
  idOf,
  inThreeDays,
  listedOrder,
  order,
  paidOrder,
  refundsOf,
  statusOf,
  type TestOrder,
} from '../../../../tests/support/orders.ts';
import { startTestShop, type TestShop } from '../../../../tests/support/shop.ts';
import { callKitchen, staffOf, type TestStaff, tabletOf } from '../../../../tests/support/staff.ts';

let shop: TestShop;
let office: TestStaff;
beforeAll(async () => {
  shop = await startTestShop();
  office = await staffOf(shop, 'OFFICE');
});
afterEach(() => {
  shop.clock.offset = 0;
});
afterAll(() => shop.stop());

let nextDay = 5;
/** A day of its own for each test, at which nothing has been ordered yet. */
const ownDay = () => {
  nextDay += 1;
  return addDays(berlinDay(shop.deps.now()), nextDay);
};
const at = (day: string, time = '12:30') => ({ preferDateAndTime: `${day}T${time}` });
const write = (
  placed: Pick<TestOrder, 'publicId'>,
  path: 'notes' | 'time' | 'cancel' | 'message' | 'stage',
  body: Record<string, unknown>,
  cookie = office.cookie,
) => callKitchen(shop, 'POST', `/orders/${placed.publicId}/${path}`, { cookie, body });
const details = async (placed: Pick<TestOrder, 'publicId'>) =>
  (await callKitchen(shop, 'GET', `/orders/${placed.publicId}`, { cookie: office.cookie })).json;
const historyOf = async (placed: TestOrder) =>
  (await details(placed)).history.map(({ kind }: { kind: string }) => kind);
/** What a customer got beside the confirmation of the order. */
const lettersTo = async ({ customer }: TestOrder, subject: string) =>
  (await mailsTo(customer.email)).filter((mail) => mail.subject.includes(subject));

describe('a note', () => {
  test('is written by whoever works here, once for a press, and the history only says that there is one', async () => {
    const [placed, wall] = [await paidOrder(shop), await tabletOf(shop)];
    const note = { text: '  Two wraps apart \n for Jana ', id: randomUUID() };
    for (const _ of [1, 2]) expect((await write(placed, 'notes', note, wall)).status).toBe(204);
    const { notes, history } = await details(placed);
    expect(notes).toMatchObject([{ text: 'Two wraps apart \n for Jana', by: { kind: 'TABLET' } }]);
    expect(history[0]).toMatchObject({ kind: 'note', data: {} });
    expect(JSON.stringify(history)).not.toContain('Jana');
  });

  test('says something, and is not a driver’s on a day that is not theirs', async () => {
    const placed = await paidOrder(shop, at(ownDay()));
    expect(await write(placed, 'notes', { text: ' ' })).toMatchObject({
      status: 400,
      json: { field: 'text' },
    });
    const { cookie } = await staffOf(shop, 'DRIVER');
    expect((await write(placed, 'notes', { text: 'Closed' }, cookie)).json.code).toBe('NotAllowed');
    expect((await write({ publicId: randomUUID() }, 'notes', { text: 'x' })).json.code).toBe('OrderNotFound');
  });
});

describe('a time', () => {
  test('is moved on the same day: the number stays, and the customer hears of both times', async () => {
    const day = ownDay();
    const placed = await paidOrder(shop, at(day));
    const answer = await write(placed, 'time', { day, time: '13:00', from: `${day}T12:30` });
    expect(answer.json).toEqual({ day, time: '13:00', bon: 1 });
    const { history, money } = await details(placed);
    expect(history[0]).toMatchObject({
      kind: 'moved',
      by: { kind: 'STAFF', name: 'OFFICE' },
      data: { from: `${day}T12:30`, to: `${day}T13:00` },
    });
    expect(money.total).toBe(116);
    await expect.poll(() => lettersTo(placed, 'A new time')).toHaveLength(1);
    const [letter] = await lettersTo(placed, 'A new time');
    expect(letter?.text).toMatch(/Until now the time was: .*12:30/);
    expect(letter?.text).toMatch(/Now it is: .*1:00|13:00/);
    expect(letter?.text, 'the address has a line for each of its parts').toMatch(
      /Oranienstraße 185.*\n10999 Berlin/,
    );
    const [calendar] = letter ? await attachmentsOf(letter) : [];
    expect(calendar?.name).toMatch(/\.ics$/);
    expect(calendar?.content.toString()).toContain('T130000');
  });

  test('that is nearer leaves what canceling costs by the time before', async () => {
    const [before] = inThreeDays(shop).split('T');
    const day = before ?? '';
    const placed = await paidOrder(shop, at(addDays(day, 1)));
    const { cancelableUntil: until } = await listedOrder(shop, placed);
    expect((await write(placed, 'time', { day: addDays(day, -2), time: '12:30' })).status).toBe(200);
    expect((await write(placed, 'time', { day: addDays(day, -1), time: '12:30' })).status).toBe(200);
    expect((await listedOrder(shop, placed)).cancelableUntil).toBe(until);
    await expect.poll(() => lettersTo(placed, 'A new time')).not.toHaveLength(0);
    const [letter] = await lettersTo(placed, 'A new time');
    expect(letter?.text).toContain('What canceling costs still goes by the time before:');
    expect(letter?.text).toContain('from now on: nothing');
    expect((await write(placed, 'time', { day: addDays(day, 90), time: '12:30' })).status).toBe(200);
    expect((await listedOrder(shop, placed)).cancelableUntil).toBeGreaterThan(until);
  });

  test('on another day gives the order the next number of that day, and nobody its old one again', async () => {
    const [day, other] = [ownDay(), ownDay()];
    const placed = await paidOrder(shop, at(day));
    await paidOrder(shop, at(other));
    expect((await write(placed, 'time', { day: other, time: '09:00' })).json).toMatchObject({ bon: 2 });
    const next = await paidOrder(shop, at(day));
    expect((await details(next)).bon).toBe(2);
    expect((await write(placed, 'time', { day, time: '09:00' })).json).toMatchObject({ bon: 3 });
  });

  test('on another day begins the order anew: what was made for the day before is nothing to that one', async () => {
    const [day, other] = [ownDay(), ownDay()];
    const placed = await paidOrder(shop, at(day));
    const tick = (kind: string) =>
      callKitchen(shop, 'PUT', `/orders/${placed.publicId}/ticks/101/${kind}`, { cookie: office.cookie });
    for (const kind of ['STARTED', 'COOKED', 'PACKED']) expect((await tick(kind)).status).toBe(200);
    await write(placed, 'stage', { stage: 'READY' });
    await write(placed, 'time', { day, time: '09:00' });
    expect(await details(placed)).toMatchObject({
      stage: 'READY',
      items: [{ isCooked: true, isPacked: true }],
    });
    await write(placed, 'time', { day: other, time: '09:00' });
    expect(await details(placed)).toMatchObject({
      stage: 'ACCEPTED',
      items: [{ isStarted: false, isCooked: false, isPacked: false }],
    });
    expect((await details(placed)).history.slice(0, 2)).toMatchObject([
      { kind: 'moved' },
      { kind: 'stage-taken-back', data: { from: 'READY', to: 'ACCEPTED' } },
    ]);
  });

  test('on another day takes the order off its run', async () => {
    const [day, other] = [ownDay(), ownDay()];
    const placed = await paidOrder(shop, at(day));
    const { db } = shop.deps;
    const orderId = await idOf(shop, placed);
    const [run] = await db.insert(runs).values({ day, number: 1 }).returning();
    await db.insert(stops).values({ orderId, runId: run?.id ?? 0, position: 1 });
    const stopsLeft = async () => (await db.select().from(stops).where(eq(stops.orderId, orderId))).length;
    await write(placed, 'time', { day, time: '09:00' });
    expect(await stopsLeft()).toBe(1);
    await write(placed, 'time', { day: other, time: '09:00' });
    expect(await stopsLeft()).toBe(0);
  });

  test('is set for an order that has none: it gets its number, and its notice is void', async () => {
    const placed = await paidOrder(shop, { preferDateAndTime: undefined });
    const day = ownDay();
    expect((await details(placed)).notices).toMatchObject([{ kind: 'ORDER_WITHOUT_TIME' }]);
    const answer = await write(placed, 'time', { day, time: '18:00', from: null });
    expect(answer.json).toEqual({ day, time: '18:00', bon: 1 });
    expect((await details(placed)).notices).toEqual([]);
    await expect.poll(() => lettersTo(placed, 'A new time')).toHaveLength(1);
    const [letter] = await lettersTo(placed, 'A new time');
    expect(letter?.text).toContain('a time is now agreed for your order');
  });

  test('that another has moved meanwhile is not moved by who has not seen that', async () => {
    const day = ownDay();
    const placed = await paidOrder(shop, at(day));
    const press = { day, time: '13:00', from: `${day}T12:30` };
    const answers = await Promise.all([
      write(placed, 'time', press),
      write(placed, 'time', { ...press, time: '14:00' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.json.code).toBe('TimeChanged');
  });

  test('that it has already is no move, and tells nobody', async () => {
    const day = ownDay();
    const placed = await paidOrder(shop, at(day));
    expect((await write(placed, 'time', { day, time: '12:30' })).status).toBe(200);
    expect(await historyOf(placed)).not.toContain('moved');
  });

  test('may be sooner than customers may order, but not past, off the half hours or on a closed day', async () => {
    const placed = await paidOrder(shop, at(ownDay()));
    const tomorrow = addDays(berlinDay(shop.deps.now()), 1);
    // Ten minutes to eight: nobody could order for eight any more.
    shop.clock.offset = new Date(`${tomorrow}T07:50:00+01:00`).getTime() - Date.now();
    const soon = await write(
      placed,
      'time',
      { day: tomorrow, time: '08:00' },
      (await staffOf(shop, 'OWNER')).cookie,
    );
    expect(soon.status).toBe(200);
    const { cookie } = await staffOf(shop, 'OWNER');
    for (const wrong of [
      { day: berlinDay(Date.now()), time: '12:30' },
      { day: addDays(tomorrow, 2), time: '12:40' },
      { day: addDays(tomorrow, 2), time: '07:30' },
      { day: addDays(tomorrow, 400), time: '12:30' },
    ]) {
      const answer = await write(placed, 'time', wrong, cookie);
      expect(answer, JSON.stringify(wrong)).toMatchObject({
        status: 400,
        json: { code: 'DeliveryTimeUnavailable', field: 'time' },
      });
    }
    const closed = addDays(tomorrow, 3);
    await setSetting(shop.deps, 'closed-days', closed);
    const answer = await write(placed, 'time', { day: closed, time: '12:30' }, cookie);
    expect(answer.json.code).toBe('DeliveryTimeUnavailable');
    await setSetting(shop.deps, 'closed-days', '');
    expect(await write(placed, 'time', { day: '2026-02-30', time: '12:30' }, cookie)).toMatchObject({
      status: 400,
      json: { code: 'ValidationFailed', field: 'day' },
    });
  });

  test('is that of an order that is to be cooked and still here', async () => {
    const day = ownDay();
    const [unpaid, out] = [await order(shop), await paidOrder(shop, at(day))];
    expect((await write(unpaid, 'time', { day, time: '12:30' })).json.code).toBe('OrderNotBinding');
    await write(out, 'stage', { stage: 'OUT' });
    expect((await write(out, 'time', { day, time: '13:00' })).json.code).toBe('OrderAlreadyOut');
  });

  test('at which there is no room is refused with the nearest that have, unless the office says so all the same', async () => {
    const day = ownDay();
    const placed = await paidOrder(shop, at(day));
    const { portions } = await details(placed);
    const { db } = shop.deps;
    await db.insert(slotLimits).values({ sellerId: 1, day, time: '13:00', most: portions - 1 });
    const to = { day, time: '13:00', from: `${day}T12:30` };
    expect(await write(placed, 'time', to)).toMatchObject({
      status: 409,
      json: { code: 'SlotFull', nearest: [`${day}T12:30`, `${day}T13:30`, `${day}T12:00`] },
    });
    expect((await write(placed, 'time', { ...to, overbook: true })).status).toBe(200);
    expect((await details(placed)).notices).toMatchObject([{ kind: 'OVERBOOKED' }]);
    expect((await write(placed, 'time', { day, time: '14:00' })).status).toBe(200);
    expect((await details(placed)).notices).toEqual([]);
  });

  test('on a day for which a dish is sold out is refused, unless the office knows which; the history and a notice say so', async () => {
    const [day, other] = [ownDay(), ownDay()];
    const placed = await paidOrder(shop, { ...at(day), productQuantities: { '101': 2, '401': 1 } });
    const wish = { day: other, time: '12:30' };
    const values = { fromDay: other, untilDay: other, at: new Date(shop.deps.now()) };
    await shop.deps.db.insert(availability).values([101, 401].map((productId) => ({ ...values, productId })));
    const refusal = await write(placed, 'time', wish);
    expect(refusal).toMatchObject(refused(409, 'SoldOut', 'day'));
    expect(refusal.json).toMatchObject({ productIds: [101, 401], day: other });
    expect(await write(placed, 'time', { ...wish, knownSoldOut: [401] })).toMatchObject({
      json: { code: 'SoldOut', productIds: [101] },
    });
    expect((await write(placed, 'time', { ...wish, knownSoldOut: [401, 101] })).status).toBe(200);
    const { history, notices } = await details(placed);
    const moved = history.find(({ kind }: { kind: string }) => kind === 'moved');
    expect(moved.data).toMatchObject({ productIds: '101 401' });
    expect(notices).toMatchObject([{ kind: 'OVERBOOKED', what: 'sold-out' }]);
    expect(notices[0].dishes).toHaveLength(2);
    // Within its day nothing is asked again, and what is not there any more is not told any more.
    expect((await write(placed, 'time', { ...wish, time: '13:00' })).status).toBe(200);
    expect((await details(placed)).notices).toMatchObject([{ what: 'sold-out' }]);
    expect((await write(placed, 'time', { day, time: '12:30' })).status).toBe(200);
    expect((await details(placed)).notices).toEqual([]);
  });

  test('is looked for without what the order itself takes, and without the lead time of customers', async () => {
    const day = ownDay();
    const placed = await paidOrder(shop, at(day));
    const { portions } = await details(placed);
    const { db } = shop.deps;
    await db.insert(slotLimits).values([
      { sellerId: 1, day, time: '12:30', most: portions },
      { sellerId: 1, day, time: '13:00', most: 0 },
    ]);
    const slots = await callKitchen(shop, 'GET', `/orders/${placed.publicId}/slots?day=${day}`, {
      cookie: office.cookie,
    });
    const stateAt = (wanted: string) =>
      slots.json.find(({ time }: { time: string }) => time === wanted)?.state;
    expect(stateAt('12:30')).toBe('FREE');
    expect(stateAt('13:00')).toBe('FULL');
    expect(stateAt('13:30')).toBe('FREE');
    const nobody = await callKitchen(shop, 'GET', `/orders/${randomUUID()}/slots?day=${day}`, {
      cookie: office.cookie,
    });
    expect(nobody.json.code).toBe('OrderNotFound');
  });

  test('for the last place goes to one of two, a customer or an order that is moved', async () => {
    const day = ownDay();
    const placed = await paidOrder(shop, at(day, '09:00'));
    const { portions } = await details(placed);
    await shop.deps.db.insert(slotLimits).values({ sellerId: 1, day, time: '12:30', most: portions });
    const [moved, ordered] = await Promise.allSettled([
      write(placed, 'time', { day, time: '12:30' }),
      order(shop, at(day)),
    ]);
    const wasMoved = moved.status === 'fulfilled' && moved.value.status === 200;
    expect(wasMoved).not.toBe(ordered.status === 'fulfilled');
  });

  test('that comes when canceling costs something already leaves that as it is, and its e-mail says so', async () => {
    const day = addDays(berlinDay(shop.deps.now()), 1);
    const placed = await paidOrder(shop, at(day, '12:30'));
    await write(placed, 'time', { day: addDays(day, 9), time: '12:30' });
    const letter = async () => (await lettersTo(placed, 'A new time'))[0]?.text;
    await expect.poll(letter).toMatch(/Canceling already cost (50|100)% before the move/);
    const free = await paidOrder(shop, at(ownDay()));
    await write(free, 'time', { day: ownDay(), time: '12:30' });
    const other = async () => (await lettersTo(free, 'A new time'))[0]?.text;
    await expect.poll(other).toContain('calendar');
    expect(await other()).not.toContain('Canceling already cost');
  });

  test('that was moved on before its e-mail left is told as it is in the end', async () => {
    const day = ownDay();
    const placed = await paidOrder(shop, at(day));
    const key = `order-moved:${placed.publicId}:late`;
    const payload = { orderId: await idOf(shop, placed), from: `${day}T12:30`, to: `${day}T15:00` };
    await shop.deps.db.insert(outbox).values({ key, kind: 'order-moved', payload });
    const row = async () => (await shop.deps.db.select().from(outbox).where(eq(outbox.key, key)))[0];
    await expect.poll(async () => (await row())?.sentAt ?? null).not.toBeNull();
    expect(await lettersTo(placed, 'A new time')).toEqual([]);
  });
});

describe('an order is canceled by the office', () => {
  test('with all its money back, also too late for its customer, and why is noted for those who work here', async () => {
    // Whatever the time is, tomorrow noon is less than 48 hours away.
    const preferDateAndTime = `${addDays(berlinDay(shop.deps.now()), 1)}T12:30`;
    const placed = await paidOrder(shop, { preferDateAndTime });
    expect((await act(shop, placed, 'cancel')).json.code).toBe('OrderTooLateToCancel');
    const answer = await write(placed, 'cancel', { reason: 'Water in their office' });
    expect(answer).toMatchObject({ status: 200, json: { refund: 116 } });
    const { state, notes, history, money } = await details(placed);
    expect(state).toBe('CANCELED');
    expect(notes).toMatchObject([{ text: 'Water in their office', by: { name: 'OFFICE' } }]);
    expect(history.map(({ kind }: { kind: string }) => kind).slice(0, 2)).toEqual(['note', 'canceled']);
    expect(history[1]).toMatchObject({ by: { kind: 'STAFF', name: 'OFFICE' }, data: { amount: 116 } });
    expect(money).toMatchObject({
      refunded: 116,
      movements: [{ kind: 'REFUND', amount: 116, state: 'DONE' }],
    });
    expect((await refundsOf(shop, placed)).map(({ amount }) => amount)).toEqual([11_600]);
    const mails = await waitForMails(placed.customer.email, 2);
    const letter = mails.find(({ subject }) => subject.includes('is canceled'));
    const files = letter ? await attachmentsOf(letter) : [];
    expect(files.map(({ name }) => name.split(/[-.]/).at(-1))).toEqual(['pdf', 'ics']);
    expect(files[1]?.content.toString(), 'a calendar strikes it out').toContain('STATUS:CANCELLED');
    expect(`${letter?.text}${letter?.html}`).not.toContain('Water');
    expect(await invoiceFile(shop.deps, await idOf(shop, placed), 'CREDIT_NOTE')).not.toBeNull();
    expect((await write(placed, 'cancel', {})).json).toEqual({ refund: 116 });
    expect(await refundsOf(shop, placed)).toHaveLength(1);
  });

  test('for no more than the fee table says: what is free now costs nothing, whatever somebody sends', async () => {
    const placed = await paidOrder(shop, { preferDateAndTime: inThreeDays(shop) });
    expect(await write(placed, 'cancel', { fee: 58 })).toMatchObject(refused(409, 'ChangeCostsDiffer'));
    expect(await statusOf(shop, placed)).toBe('PAID');
  });

  test('after which nobody has to set its time', async () => {
    const placed = await paidOrder(shop, { preferDateAndTime: undefined });
    await write(placed, 'cancel', {});
    expect((await details(placed)).notices).toEqual([]);
  });

  test('unpaid, without anything to send back', async () => {
    const placed = await order(shop);
    const answer = await write(placed, 'cancel', { reason: 'Asked by telephone' });
    expect(answer).toMatchObject({ status: 200, json: { refund: 0 } });
    expect(await statusOf(shop, placed)).toBe('CANCELED');
    expect((await details(placed)).notes).toMatchObject([{ text: 'Asked by telephone' }]);
  });

  test('only after they have shown again who they are', async () => {
    const placed = await paidOrder(shop, { preferDateAndTime: inThreeDays(shop) });
    await shop.deps.db
      .update(staffSessions)
      .set({ confirmedAt: new Date(Date.now() - 660_000) })
      .where(eq(staffSessions.staffId, office.id));
    expect((await write(placed, 'cancel', {})).json.code).toBe('StepUpRequired');
    expect(await statusOf(shop, placed)).toBe('PAID');
    office = await staffOf(shop, 'OFFICE');
  });
});

describe('a letter', () => {
  const letter = { subject: 'One question', text: 'Hello Jana,\n\nno sesame at all?\n<b>Marta</b>' };

  test('goes to the customer on the shop’s paper, once for a press, with answers to the shop', async () => {
    const placed = await paidOrder(shop);
    const press = { ...letter, id: randomUUID() };
    for (const _ of [1, 2]) expect((await write(placed, 'message', press)).status).toBe(204);
    await expect.poll(() => lettersTo(placed, 'One question')).toHaveLength(1);
    const [mail] = await lettersTo(placed, 'One question');
    expect(mail?.text).toContain('no sesame at all?');
    expect(mail?.text).toContain(orderNumber(placed.publicId));
    expect(mail?.html).toContain('lang="en"');
    expect(mail?.html).toContain('&lt;b&gt;Marta');
    expect(mail).toMatchObject({ replyTo: [{ address: shop.config.ORDERS_EMAIL }] });
    const { history } = await details(placed);
    expect(history.filter(({ kind }: { kind: string }) => kind === 'message-sent')).toHaveLength(1);
    const kept = (await shop.deps.db.select().from(outbox)).find(({ key }) =>
      key.startsWith(`order-message:${placed.publicId}`),
    );
    await expect
      .poll(
        async () =>
          (
            await shop.deps.db
              .select()
              .from(outbox)
              .where(eq(outbox.key, kept?.key ?? ''))
          )[0]?.payload,
      )
      .toBeNull();
    expect(JSON.stringify(history)).not.toContain('sesame');
  });

  test('is in the language that its writer chose', async () => {
    const placed = await paidOrder(shop);
    await write(placed, 'message', { ...letter, locale: 'de' });
    await expect.poll(() => lettersTo(placed, 'One question')).toHaveLength(1);
    expect((await lettersTo(placed, 'One question'))[0]?.html).toContain('lang="de"');
  });

  test('has a subject of one line and says something; an erased customer gets none', async () => {
    const placed = await paidOrder(shop);
    for (const [field, wrong] of [
      ['subject', { subject: 'One\nBcc: all@example.com', text: 'x' }],
      ['subject', { subject: ' ', text: 'x' }],
      ['text', { subject: 'One', text: '\n' }],
      ['text', { subject: 'One', text: 'x'.repeat(5001) }],
    ] as const)
      expect(await write(placed, 'message', wrong)).toMatchObject({ status: 400, json: { field } });
    const [row] = await shop.deps.db
      .select()
      .from(productOrders)
      .where(eq(productOrders.publicId, placed.publicId));
    if (!row) throw new Error('gone');
    await shop.deps.db
      .update(productOrders)
      .set({ customer: { ...row.customer, email: '' } })
      .where(eq(productOrders.id, row.id));
    expect((await write(placed, 'message', letter)).json.code).toBe('CustomerWithoutEmail');
  });
});

test('a customer is told how far their order is from when something is begun, and nothing of one that is canceled', async () => {
  const placed = await paidOrder(shop, { preferDateAndTime: inThreeDays(shop) });
  const told = async () => (await listedOrder(shop, placed)).stage;
  for (const [stage, heard] of [
    ['ACCEPTED', undefined],
    ['IN_PREPARATION', 'IN_PREPARATION'],
    ['READY', 'READY'],
    ['DELIVERED', 'DELIVERED'],
    ['NEW', undefined],
    ['READY', 'READY'],
  ] as const) {
    await write(placed, 'stage', { stage });
    expect(await told(), stage).toBe(heard);
  }
  await write(placed, 'cancel', {});
  expect(await told()).toBeUndefined();
});

describe('that an order is on its way', () => {
  const mailOf = async ({ publicId }: TestOrder) =>
    (
      await shop.deps.db
        .select()
        .from(outbox)
        .where(eq(outbox.key, `order-out:${publicId}`))
    )[0];

  test('its customer hears once, ten seconds after it left, with the agreed time', async () => {
    const day = ownDay();
    const placed = await paidOrder(shop, at(day));
    await write(placed, 'stage', { stage: 'OUT' });
    const left = (await mailOf(placed))?.nextAttemptAt.getTime() ?? 0;
    expect(left - shop.deps.now()).toBeGreaterThan(8000);
    expect((await mailOf(placed))?.sentAt).toBeNull();
    shop.clock.offset = 11_000;
    await expect.poll(() => lettersTo(placed, 'is on its way')).toHaveLength(1);
    expect((await lettersTo(placed, 'is on its way'))[0]?.text).toContain('12:30');
    await write(placed, 'stage', { stage: 'READY' });
    await write(placed, 'stage', { stage: 'OUT' });
    shop.clock.offset = 30_000;
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(await lettersTo(placed, 'is on its way')).toHaveLength(1);
  });

  test('nobody hears where it was taken back, and they do when it leaves after all', async () => {
    const placed = await paidOrder(shop);
    const { cookie } = await staffOf(shop, 'KITCHEN');
    await write(placed, 'stage', { stage: 'OUT' }, cookie);
    await write(placed, 'stage', { stage: 'NEW' }, cookie);
    expect(await mailOf(placed)).toBeUndefined();
    await write(placed, 'stage', { stage: 'OUT' }, cookie);
    shop.clock.offset = 11_000;
    await expect.poll(() => lettersTo(placed, 'is on its way')).toHaveLength(1);
  });

  test('is taken back also while its e-mail is just being sent, which is too late to hold', async () => {
    const placed = await paidOrder(shop);
    await write(placed, 'stage', { stage: 'OUT' });
    const sender = new pg.Client(shop.databaseUrl);
    await sender.connect();
    await sender.query('begin');
    await sender.query('select * from outbox where key = $1 for update', [`order-out:${placed.publicId}`]);
    expect((await write(placed, 'stage', { stage: 'READY' })).json).toEqual({ stage: 'READY' });
    await sender.query('rollback');
    await sender.end();
    expect(await mailOf(placed)).toBeDefined();
  });

  test('is not said of one that has arrived by then, nor of a pickup', async () => {
    const placed = await paidOrder(shop);
    await write(placed, 'stage', { stage: 'OUT' });
    await write(placed, 'stage', { stage: 'DELIVERED' });
    shop.clock.offset = 11_000;
    await expect.poll(async () => (await mailOf(placed))?.sentAt ?? null).not.toBeNull();
    expect(await lettersTo(placed, 'is on its way')).toEqual([]);
    const pickup = await paidOrder(shop, { fulfilment: 'PICKUP', deliveryAddressId: undefined });
    await write(pickup, 'stage', { stage: 'DELIVERED' });
    expect(await mailOf(pickup)).toBeUndefined();
  });
});
