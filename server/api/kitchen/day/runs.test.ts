import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { addDays, berlinDay } from '#rules/booking/berlin-time.ts';
import { mostEmpties } from '#rules/orders/hand-over/limits.ts';
import { openPersonSession } from '#server/access/staff/staff-sessions.ts';
import { products } from '#server/db/schema/catalogue.ts';
import { outbox } from '#server/db/schema/jobs.ts';
import { handovers } from '#server/db/schema/kitchen.ts';
import { orderEvents, productOrders } from '#server/db/schema/ordering.ts';
import { staff } from '#server/db/schema/staff.ts';
import { refused } from '../../../../tests/support/client.ts';
import { act, idOf, paidOrder, type TestOrder } from '../../../../tests/support/orders.ts';
import { inLine } from '../../../../tests/support/race.ts';
import { startTestShop, type TestShop } from '../../../../tests/support/shop.ts';
import { callKitchen, staffOf, type TestStaff } from '../../../../tests/support/staff.ts';

let shop: TestShop;
let office: TestStaff;
let driver: TestStaff;
let nextDay = 3;
beforeAll(async () => {
  shop = await startTestShop();
  office = await staffOf(shop, 'OFFICE');
  driver = await staffOf(shop, 'DRIVER');
});
afterEach(async () => {
  shop.clock.offset = 0;
  [office, driver] = [await staffOf(shop, 'OFFICE'), await staffOf(shop, 'DRIVER')];
});
afterAll(() => shop.stop());

const ownDay = () => {
  nextDay += 1;
  return addDays(berlinDay(shop.deps.now()), nextDay);
};
const delivery = (day: string, time: string) =>
  paidOrder(shop, { preferDateAndTime: `${day}T${time}`, deliveryInstruction: 'Zweite Klingel' });
const ask = (method: string, path: string, body?: unknown, { cookie } = office) =>
  callKitchen(shop, method, path, { cookie, ...(body !== undefined && { body }) });
const runsOf = async (day: string, who = office) =>
  (await ask('GET', `/days/${day}/runs`, undefined, who)).json;
const numbers = (stops: { publicProductOrderId: string }[]) => stops.map((stop) => stop.publicProductOrderId);
const ids = (...orders: TestOrder[]) => orders.map(({ publicId }) => publicId);
const plan = async (day: string, body: object) => (await ask('POST', `/days/${day}/runs`, body)).json;
const noticesOf = async ({ publicId }: TestOrder) =>
  (await ask('GET', '/notices')).json.filter(
    ({ order }: { order: { publicProductOrderId: string } | null }) =>
      order?.publicProductOrderId === publicId,
  );
const kindsOf = async (order: TestOrder) => {
  const events = await shop.deps.db
    .select({ kind: orderEvents.kind })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, await idOf(shop, order)))
    .orderBy(orderEvents.id);
  return events.map(({ kind }) => kind);
};
/** The clock at ten in the morning of a day, when a driver may see it. */
const onDay = async (day: string) => {
  shop.clock.offset = Date.parse(`${day}T09:00:00Z`) - Date.now();
  [office, driver] = [await staffOf(shop, 'OFFICE'), await staffOf(shop, 'DRIVER')];
};
/** A file that begins as a JPEG does. */
const jpegOf = (bytes: number) => Buffer.alloc(bytes, 7).fill(Buffer.from([0xff, 0xd8, 0xff]), 0, 3);
const handed = (changes: object = {}) => ({
  id: randomUUID(),
  at: Math.floor(shop.deps.now() / 1000),
  receivedBy: 'Jana Holm',
  ...changes,
});

describe('runs of a day', () => {
  test('hold their stops in the order given, and leave what is on none apart; a pickup is nowhere', async () => {
    const day = ownDay();
    const [one, two, three] = [
      await delivery(day, '11:00'),
      await delivery(day, '12:00'),
      await delivery(day, '13:00'),
    ];
    await paidOrder(shop, { preferDateAndTime: `${day}T12:30`, fulfilment: 'PICKUP' });
    const run = await plan(day, { driverId: driver.id, startsAt: '10:15', stops: ids(two, one) });
    expect(run.number).toBe(1);
    const { runs, unplanned } = await runsOf(day);
    expect(runs).toMatchObject([{ number: 1, driverId: driver.id, startsAt: '10:15', departedAt: null }]);
    expect(numbers(runs[0].stops)).toEqual(ids(two, one));
    expect(runs[0].stops[0]).toMatchObject({ pieces: 2, note: 'Zweite Klingel', isCanceled: false });
    expect(numbers(unplanned)).toEqual(ids(three));
  });

  test('say what deposit is settled at the door, and no other price', async () => {
    const day = ownDay();
    await paidOrder(shop, { preferDateAndTime: `${day}T11:00`, productQuantities: { '701': 3, '101': 1 } });
    const { unplanned } = await runsOf(day);
    expect(unplanned).toMatchObject([{ hasDeposit: true, deposit: 12.6 }]);
    expect(JSON.stringify(unplanned)).not.toMatch(/total|unitPrice|lineTotal/);
  });

  test('say where to go in parts: what a customer calls a place is none of its street', async () => {
    const day = ownDay();
    await delivery(day, '11:00');
    expect((await runsOf(day)).unplanned[0].contact).toMatchObject({
      address: 'Office, Oranienstraße 185, 10999 Berlin',
      place: { name: 'Office', street: 'Oranienstraße 185', addition: '', city: '10999 Berlin' },
    });
  });

  test('say how old somebody has to be who takes alcohol', async () => {
    const day = ownDay();
    await paidOrder(shop, { preferDateAndTime: `${day}T11:00`, productQuantities: { '708': 1, '101': 1 } });
    await delivery(day, '12:00');
    const ages = async () =>
      (await runsOf(day)).unplanned.map((stop: { minimumAge: number | null }) => stop.minimumAge);
    expect(await ages()).toEqual([16, null]);
    // What was sold counts, whatever becomes of the dish.
    const ofSekt = eq(products.id, 708);
    const [sekt] = await shop.deps.db.select().from(products).where(ofSekt);
    await shop.deps.db.update(products).set({ alcoholByVolume: null }).where(ofSekt);
    expect(await ages()).toEqual([16, null]);
    await shop.deps.db.update(products).set({ alcoholByVolume: sekt?.alcoholByVolume }).where(ofSekt);
  });

  test('are put in another order by hand, and an order is on one of them at most', async () => {
    const day = ownDay();
    const [one, two] = [await delivery(day, '11:00'), await delivery(day, '12:00')];
    const first = await plan(day, { stops: ids(one, two) });
    await ask('PATCH', `/runs/${first.id}`, { stops: ids(two, one) });
    expect(numbers((await runsOf(day)).runs[0].stops)).toEqual(ids(two, one));
    const second = await plan(day, { stops: ids(one) });
    const { runs } = await runsOf(day);
    expect([second.number, ...runs.map((run: { stops: [] }) => run.stops.length)]).toEqual([2, 1, 1]);
    expect((await kindsOf(one)).filter((kind) => kind === 'run')).toHaveLength(2);
  });

  test('what is on the road and fell off its run goes back to it, since its food is in that van', async () => {
    const day = ownDay();
    const [one, two] = [await delivery(day, '11:00'), await delivery(day, '12:00')];
    const run = await plan(day, { driverId: driver.id, stops: ids(one, two) });
    await onDay(day);
    await ask('POST', `/runs/${run.id}/departure`, { id: randomUUID() });
    const set = (stops: string[], seenStops: string[]) =>
      ask('PATCH', `/runs/${run.id}`, { stops, seenStops });
    expect((await set(ids(one), ids(one, two))).status).toBe(204);
    expect((await runsOf(day)).unplanned).toMatchObject([
      { publicProductOrderId: two.publicId, stage: 'OUT' },
    ]);
    expect((await set(ids(one, two), ids(one))).status).toBe(204);
    const { runs, unplanned } = await runsOf(day);
    expect([numbers(runs[0].stops), unplanned]).toEqual([ids(one, two), []]);
    // Taken off and handed over all the same, it is kept, and its driver reads so.
    await set(ids(one), ids(one, two));
    expect((await ask('POST', `/orders/${two.publicId}/handover`, handed(), driver)).status).toBe(200);
    const { json } = await ask('GET', `/orders/${two.publicId}`, undefined, driver);
    expect(json).toMatchObject({ stage: 'DELIVERED', run: null, handover: { receivedBy: 'Jana Holm' } });
  });

  test('what was handed over stays on the run that brought it, also where somebody’s screen does not know yet', async () => {
    const day = ownDay();
    const [one, two] = [await delivery(day, '11:00'), await delivery(day, '12:00')];
    const run = await plan(day, { driverId: driver.id, stops: ids(one, two) });
    await onDay(day);
    await ask('POST', `/runs/${run.id}/departure`, { id: randomUUID() });
    expect((await ask('POST', `/orders/${one.publicId}/handover`, handed(), driver)).status).toBe(200);
    const gone = refused(409, 'ChangedMeanwhile');
    expect(
      await ask('PATCH', `/runs/${run.id}`, { stops: ids(two), seenStops: ids(one, two) }),
    ).toMatchObject(gone);
    expect(await ask('POST', `/days/${day}/runs`, { stops: ids(one) })).toMatchObject(gone);
    expect(numbers((await runsOf(day)).runs[0].stops)).toEqual(ids(one, two));
    expect((await ask('PATCH', `/runs/${run.id}`, { stops: ids(two, one) })).status).toBe(204);
  });

  test('two plan at once: both runs are there, with numbers of their own', async () => {
    const day = ownDay();
    const made = await Promise.all([plan(day, {}), plan(day, {}), plan(day, {})]);
    expect(made.map(({ number }) => number).toSorted()).toEqual([1, 2, 3]);
  });

  test('two change one at once: who saw other stops than there are changes nothing, and is told so', async () => {
    const day = ownDay();
    const [one, two, three] = [
      await delivery(day, '11:00'),
      await delivery(day, '12:00'),
      await delivery(day, '13:00'),
    ];
    const run = await plan(day, { stops: ids(one, two) });
    const change = (stops: string[], seenStops?: string[]) =>
      ask('PATCH', `/runs/${run.id}`, { stops, ...(seenStops && { seenStops }) });
    const stops = async () => numbers((await runsOf(day)).runs[0].stops);
    expect((await change(ids(one, two, three), ids(one, two))).status).toBe(204);
    for (const stale of [ids(one, two), ids(two, one, three), ids(one)])
      expect(await change(ids(two, one), stale)).toMatchObject(refused(409, 'ChangedMeanwhile'));
    expect(await stops()).toEqual(ids(one, two, three));
    // What somebody else has put on another run meanwhile stays there.
    const other = await plan(day, {});
    const toOther = { stops: ids(three), seenStops: [] };
    expect(await ask('PATCH', `/runs/${other.id}`, toOther)).toMatchObject(refused(409, 'ChangedMeanwhile'));
    // Who asks by hand, as the API is documented, may say only what is wanted.
    expect((await change(ids(three, one))).status).toBe(204);
    expect(await stops()).toEqual(ids(three, one));
  });

  test('answer what they were when they are taken away, but for what is canceled', async () => {
    const day = ownDay();
    const [one, two, three] = [
      await delivery(day, '11:00'),
      await delivery(day, '12:00'),
      await delivery(day, '13:00'),
    ];
    const run = await plan(day, { driverId: driver.id, startsAt: '10:15', stops: ids(three, two, one) });
    await ask('POST', `/orders/${two.publicId}/cancel`, {});
    const gone = await ask('DELETE', `/runs/${run.id}`);
    expect(gone).toMatchObject({
      status: 200,
      json: { driverId: driver.id, startsAt: '10:15', stops: ids(three, one) },
    });
    expect((await ask('POST', `/days/${day}/runs`, { number: 1, ...gone.json })).json.number).toBe(1);
  });

  test('are driven by whose role may drive, and who was chosen before stays', async () => {
    const day = ownDay();
    const [cook, other] = [await staffOf(shop, 'KITCHEN'), await staffOf(shop, 'DRIVER')];
    const run = await plan(day, { driverId: other.id });
    const offered = async () =>
      (await runsOf(day)).drivers.map(({ staffId }: { staffId: number }) => staffId);
    expect(await offered()).toEqual(expect.arrayContaining([office.id, driver.id, other.id]));
    expect(await offered()).not.toContain(cook.id);
    const mayNot = refused(400, 'ValidationFailed', 'driverId');
    expect(await ask('POST', `/days/${day}/runs`, { driverId: cook.id })).toMatchObject(mayNot);
    expect(await ask('PATCH', `/runs/${run.id}`, { driverId: cook.id })).toMatchObject(mayNot);
    // They cook by now.
    await shop.deps.db.update(staff).set({ role: 'KITCHEN' }).where(eq(staff.id, other.id));
    expect(await offered()).not.toContain(other.id);
    const change = { driverId: other.id, startsAt: '10:15' };
    expect((await ask('PATCH', `/runs/${run.id}`, change)).status).toBe(204);
    expect((await runsOf(day)).runs).toMatchObject([change]);
    // Taken away and brought back, somebody else has to drive it.
    const gone = await ask('DELETE', `/runs/${run.id}`);
    expect(gone.json).toEqual({ driverId: null, startsAt: '10:15', stops: [] });
    expect((await ask('POST', `/days/${day}/runs`, { number: 1, ...gone.json })).json.number).toBe(1);
  });

  test('take no order of another day, and no pickup', async () => {
    const day = ownDay();
    const other = await delivery(addDays(day, 1), '12:00');
    nextDay += 1;
    const pickup = await paidOrder(shop, { preferDateAndTime: `${day}T12:30`, fulfilment: 'PICKUP' });
    for (const order of [other, pickup]) {
      expect(await ask('POST', `/days/${day}/runs`, { stops: ids(order) })).toMatchObject(
        refused(409, 'OrderNotOfRun'),
      );
    }
    expect((await runsOf(day)).runs).toEqual([]);
    expect(await ask('POST', `/days/${day}/runs`, { driverId: 999_999 })).toMatchObject(
      refused(404, 'StaffNotFound'),
    );
  });

  test('are taken away before they have left, and not afterwards', async () => {
    const day = ownDay();
    const one = await delivery(day, '11:00');
    const run = await plan(day, { stops: ids(one) });
    expect((await ask('DELETE', `/runs/${run.id}`)).status).toBe(200);
    expect(numbers((await runsOf(day)).unplanned)).toEqual(ids(one));
    expect(await ask('DELETE', `/runs/${run.id}`)).toMatchObject(refused(404, 'RunNotFound'));
    // Taken back, it has its number again, unless another has got it meanwhile.
    const gone = await plan(day, { stops: ids(one), number: run.number });
    expect(gone.number).toBe(run.number);
    expect((await plan(day, { number: run.number })).number).toBe(run.number + 1);
    await ask('POST', `/runs/${gone.id}/departure`, { id: randomUUID() });
    expect(await ask('DELETE', `/runs/${gone.id}`)).toMatchObject(refused(409, 'RunHasLeft'));
  });
});

describe('on the way', () => {
  test('a run that leaves takes all its orders along, once', async () => {
    const day = ownDay();
    const [one, two] = [await delivery(day, '11:00'), await delivery(day, '12:00')];
    const run = await plan(day, { stops: ids(one, two) });
    await onDay(day);
    const leave = () => ask('POST', `/runs/${run.id}/departure`, { id: randomUUID() }, driver);
    const first = await leave();
    expect(first.status).toBe(200);
    shop.clock.offset += 60_000;
    expect((await leave()).json).toEqual(first.json);
    const { runs } = await runsOf(day, driver);
    expect(runs[0].stops.map((stop: { stage: string }) => stop.stage)).toEqual(['OUT', 'OUT']);
    expect((await kindsOf(one)).filter((kind) => kind === 'stage')).toHaveLength(1);
  });

  test('who drives is who leaves with it: another driver takes it over, the office leaves it whose it is', async () => {
    const day = ownDay();
    const [one, two] = [await delivery(day, '11:00'), await delivery(day, '12:00')];
    const other = await staffOf(shop, 'DRIVER');
    const [first, second] = [
      await plan(day, { driverId: other.id, stops: ids(one) }),
      await plan(day, { driverId: other.id, stops: ids(two) }),
    ];
    await onDay(day);
    expect((await ask('POST', `/runs/${first.id}/departure`, { id: randomUUID() }, driver)).status).toBe(200);
    expect((await ask('POST', `/runs/${second.id}/departure`, { id: randomUUID() })).status).toBe(200);
    expect((await runsOf(day)).runs).toMatchObject([{ driverId: driver.id }, { driverId: other.id }]);
    expect(await kindsOf(one)).toContain('run-driver');
    // Taken back it is whose it was; a change of drivers that somebody made on purpose stays.
    const back = (id: number) => ask('DELETE', `/runs/${id}/departure`);
    expect((await back(first.id)).status).toBe(204);
    expect((await runsOf(day)).runs).toMatchObject([{ driverId: other.id }, { driverId: other.id }]);
    await ask('POST', `/runs/${first.id}/departure`, { id: randomUUID() }, driver);
    await ask('PATCH', `/runs/${first.id}`, { driverId: office.id });
    await ask('PATCH', `/runs/${first.id}`, { driverId: driver.id });
    await back(first.id);
    expect((await runsOf(day)).runs).toMatchObject([{ driverId: driver.id }, { driverId: other.id }]);
  });

  test('what nobody has packed when a run leaves is in the history, and its driver is told until it is found', async () => {
    const day = ownDay();
    const productQuantities = { '101': 1, '105': 1, '701': 1 };
    const [partly, told, untold] = [
      await paidOrder(shop, { preferDateAndTime: `${day}T11:00`, productQuantities }),
      await paidOrder(shop, { preferDateAndTime: `${day}T12:00`, productQuantities }),
      await delivery(day, '13:00'),
    ];
    const tick = (item: string, kind: string) =>
      ask('PUT', `/orders/${partly.publicId}/ticks/${item}/${kind}`);
    await onDay(day);
    await tick('101', 'PACKED');
    await tick('701', 'LOADED');
    await ask('POST', `/orders/${told.publicId}/stage`, { stage: 'READY' });
    const run = await plan(day, { stops: ids(partly, told) });
    const missing = async () =>
      (await runsOf(day, driver)).runs[0].stops.map((stop: { notPacked: string[] }) => stop.notPacked);
    const [[burgers], none] = await missing();
    expect([burgers, none]).toEqual([expect.stringContaining('Mini'), []]);
    const departure = `/runs/${run.id}/departure`;
    await ask('POST', departure, { id: randomUUID() }, driver);
    await ask('POST', `/orders/${untold.publicId}/stage`, { stage: 'OUT' });
    expect(await missing()).toEqual([[burgers], []]);
    const historyOf = async ({ publicId }: TestOrder) =>
      (await ask('GET', `/orders/${publicId}`)).json.history
        .filter(({ kind }: { kind: string }) => kind === 'stage')
        .map(({ data }: { data: object }) => data);
    expect((await historyOf(partly))[0]).toMatchObject({ to: 'OUT', notPacked: burgers });
    expect((await historyOf(told))[0]).not.toHaveProperty('notPacked');
    expect((await historyOf(told))[0]).not.toHaveProperty('isUnpacked');
    // Here things are ticked one by one: what nobody has ticked or told lies nowhere.
    expect((await historyOf(untold))[0]).toMatchObject({ to: 'OUT', notPacked: expect.any(String) });
    // Somebody has found it.
    await tick('105', 'LOADED');
    expect(await missing()).toEqual([[], []]);
    await ask('POST', `/orders/${partly.publicId}/handover`, handed(), driver);
    expect((await historyOf(partly))[0]).not.toHaveProperty('notPacked');
  });

  test('what is handed over without anybody having packed it says so, also what was asked for besides', async () => {
    const day = ownDay();
    const order = await paidOrder(shop, {
      preferDateAndTime: `${day}T11:00`,
      fulfilment: 'PICKUP',
      productQuantities: { '101': 1, '105': 1 },
      deliveryInstruction: 'Bitte glutenfrei',
    });
    await ask('PUT', `/orders/${order.publicId}/ticks/101/PACKED`);
    await ask('POST', `/orders/${order.publicId}/stage`, { stage: 'DELIVERED' });
    const [event] = (await ask('GET', `/orders/${order.publicId}`)).json.history;
    expect(event).toMatchObject({
      kind: 'stage',
      data: { notPacked: expect.stringMatching(/^en:.+\nde:.+\n\nwish$/) },
    });
  });

  test('a departure is taken back at once by who said it, and later by the office alone', async () => {
    const day = ownDay();
    const [one, two] = [await delivery(day, '11:00'), await delivery(day, '12:00')];
    await onDay(day);
    await ask('POST', `/orders/${one.publicId}/stage`, { stage: 'READY' });
    const run = await plan(day, { stops: ids(one, two) });
    const leave = () => ask('POST', `/runs/${run.id}/departure`, { id: randomUUID() }, driver);
    const takeBack = (by = driver) => ask('DELETE', `/runs/${run.id}/departure`, undefined, by);
    const stagesNow = async () =>
      (await runsOf(day)).runs[0].stops.map((stop: { stage: string }) => stop.stage);
    await leave();
    expect(await takeBack(await staffOf(shop, 'DRIVER'))).toMatchObject(refused(409, 'StageNotPossible'));
    expect(await stagesNow()).toEqual(['OUT', 'OUT']);
    expect((await takeBack()).status).toBe(204);
    expect(await stagesNow()).toEqual(['READY', 'NEW']);
    expect((await runsOf(day)).runs[0].departedAt).toBeNull();
    expect((await takeBack()).status).toBe(204);
    await leave();
    await ask('POST', `/orders/${two.publicId}/handover`, handed(), driver);
    shop.clock.offset += 11_000;
    expect(await takeBack()).toMatchObject(refused(409, 'StageNotPossible'));
    expect((await takeBack(office)).status).toBe(204);
    // What was handed over meanwhile stays so.
    expect(await stagesNow()).toEqual(['READY', 'DELIVERED']);
  });

  test('a departure that is sent again after it was taken back does not leave again, nor is one taken back twice', async () => {
    const day = ownDay();
    const [one, two] = [await delivery(day, '11:00'), await delivery(day, '12:00')];
    await onDay(day);
    const run = await plan(day, { stops: ids(one) });
    const path = `/runs/${run.id}/departure`;
    const id = randomUUID();
    const left = await ask('POST', path, { id }, driver);
    const back = randomUUID();
    const takeBack = () =>
      callKitchen(shop, 'DELETE', path, { cookie: office.cookie, headers: { 'X-Press-Id': back } });
    shop.clock.offset += 60_000;
    expect((await takeBack()).status).toBe(204);
    // Another one goes by it meanwhile.
    await ask('PATCH', `/runs/${run.id}`, { stops: ids(two) });
    expect(await ask('POST', path, { id }, driver)).toMatchObject({ status: 200, json: left.json });
    expect((await runsOf(day)).runs[0]).toMatchObject({ departedAt: null, stops: [{ stage: 'NEW' }] });
    expect((await kindsOf(one)).filter((kind) => kind === 'stage')).toHaveLength(1);
    // Pressed anew it leaves, and who had taken the first one back has not taken back this one.
    expect((await ask('POST', path, { id: randomUUID() }, driver)).status).toBe(200);
    expect((await takeBack()).status).toBe(204);
    expect((await runsOf(day)).runs[0].stops).toMatchObject([{ stage: 'OUT' }]);
  });

  test('an order that is moved to another day while it is planned goes on no run of the old one', async () => {
    const [day, other] = [ownDay(), ownDay()];
    const one = await delivery(day, '12:30');
    await delivery(other, '13:30');
    const [moved, planned] = await shop.deps.db.transaction(async (tx) => {
      // Another order of that day is just getting its number, so the move waits with the order in its hand.
      await tx.execute(sql`select from bon_numbers where day = ${other} for update`);
      const moving = ask('POST', `/orders/${one.publicId}/time`, { day: other, time: '12:30' });
      await inLine(shop);
      const planning = ask('POST', `/days/${day}/runs`, { stops: ids(one) });
      await inLine(shop, { length: 2 });
      return [moving, planning];
    });
    expect((await moved).status).toBe(200);
    expect(await planned).toMatchObject(refused(409, 'OrderNotOfRun'));
    const { runs, unplanned } = await runsOf(other);
    expect(runs).toEqual([]);
    expect(numbers(unplanned)).toContain(one.publicId);
  });

  test('a run leaves with what is of its day only', async () => {
    const [day, other] = [ownDay(), ownDay()];
    const one = await delivery(day, '12:30');
    const run = await plan(day, { stops: ids(one) });
    // As a release before this one could leave it.
    await shop.deps.db
      .update(productOrders)
      .set({ preferDateAndTime: `${other}T12:30` })
      .where(eq(productOrders.publicId, one.publicId));
    await onDay(day);
    expect((await ask('POST', `/runs/${run.id}/departure`, { id: randomUUID() }, driver)).status).toBe(200);
    expect((await kindsOf(one)).filter((kind) => kind === 'stage')).toEqual([]);
  });

  test('the driver says in how many minutes they are there', async () => {
    const day = ownDay();
    const one = await delivery(day, '11:00');
    await plan(day, { stops: ids(one) });
    await onDay(day);
    const now = shop.deps.now();
    const said = await ask('POST', `/orders/${one.publicId}/arrival`, { minutes: 10 }, driver);
    expect(Math.abs(said.json.expectedAt - (now / 1000 + 600))).toBeLessThan(30);
    expect((await runsOf(day, driver)).runs[0].stops[0].expectedAt).toBe(said.json.expectedAt);
    // On another run it is somebody else who comes.
    await plan(day, { stops: ids(one) });
    const { runs } = await runsOf(day, driver);
    expect(runs.flatMap(({ stops }: { stops: { expectedAt: null }[] }) => stops)).toMatchObject([
      { expectedAt: null },
    ]);
  });

  test('an order is handed over once, however often it is sent, and by its own clock', async () => {
    const day = ownDay();
    const one = await delivery(day, '11:00');
    await onDay(day);
    const at = Math.floor(shop.deps.now() / 1000) - 3600;
    const body = handed({ at, temperature: 6.5, boardsLeft: 2 });
    const send = (more: object) => ask('POST', `/orders/${one.publicId}/handover`, more, driver);
    expect((await send(body)).json).toEqual({ stage: 'DELIVERED' });
    expect((await send(body)).json).toEqual({ stage: 'DELIVERED' });
    expect((await send(handed({ receivedBy: 'Somebody else' }))).status).toBe(200);
    const { unplanned } = await runsOf(day, driver);
    expect(unplanned[0].handover).toEqual({
      at,
      receivedBy: 'Jana Holm',
      temperature: 6.5,
      boardsLeft: 2,
      ageChecked: null,
      emptiesTaken: null,
      emptiesCents: null,
      isAlcoholRefused: false,
      hasPhoto: false,
    });
    expect((await kindsOf(one)).filter((kind) => kind === 'handed-over')).toHaveLength(1);
  });

  test('whose age was seen and how many empties came back is noted, and left open by a device that knew neither', async () => {
    const day = ownDay();
    const wanted = { preferDateAndTime: `${day}T11:00`, productQuantities: { '708': 1, '101': 1 } };
    const [one, two] = [await paidOrder(shop, wanted), await paidOrder(shop, wanted)];
    await onDay(day);
    const send = ({ publicId }: TestOrder, more: object) =>
      ask('POST', `/orders/${publicId}/handover`, handed(more), driver);
    expect((await send(one, { ageChecked: 17 })).status).toBe(400);
    expect((await send(one, { ageChecked: 16, emptiesTaken: 12, emptiesCents: 238 })).json).toEqual({
      stage: 'DELIVERED',
    });
    expect((await send(two, {})).json).toEqual({ stage: 'DELIVERED' });
    const details = async ({ publicId }: TestOrder) => (await ask('GET', `/orders/${publicId}`)).json;
    const { handover, history } = await details(one);
    expect(handover).toMatchObject({ ageChecked: 16, emptiesTaken: 12, emptiesCents: 238 });
    expect(history.find(({ kind }: { kind: string }) => kind === 'handed-over').data).toMatchObject({
      ageChecked: 16,
      emptiesTaken: 12,
      emptiesCents: 238,
    });
    const cook = await staffOf(shop, 'KITCHEN');
    const seen = (await ask('GET', `/orders/${one.publicId}`, undefined, cook)).json;
    expect(JSON.stringify(seen), 'who cooks sees no money').not.toMatch(/:238[,}]/);
    expect((await details(two)).handover).toMatchObject({
      ageChecked: null,
      emptiesTaken: null,
      emptiesCents: null,
    });
  });

  describe('noted from a desk', () => {
    const withBeer = (day: string, more: object = {}) =>
      paidOrder(shop, {
        preferDateAndTime: `${day}T11:00`,
        productQuantities: { '707': 2, '101': 1 },
        ...more,
      });
    const send = ({ publicId }: TestOrder, body: object, who?: typeof driver) =>
      ask('POST', `/orders/${publicId}/handover`, body, who);
    const toStage = ({ publicId }: TestOrder, stage: string) =>
      ask('POST', `/orders/${publicId}/stage`, { stage });
    const details = async ({ publicId }: TestOrder) => (await ask('GET', `/orders/${publicId}`)).json;

    test('what was at the door counts above it, and is kept however late it comes, by its own press once', async () => {
      const day = ownDay();
      const one = await withBeer(day);
      await onDay(day);
      await send(one, handed({ receivedBy: 'Said on the phone', ageChecked: 16, from: 'NEW' }));
      const atTheDoor = handed({ temperature: 6.5, emptiesTaken: 3, ageChecked: 16 });
      for (const again of [atTheDoor, atTheDoor, handed({ temperature: 9 })]) await send(one, again, driver);
      await send(one, handed({ receivedBy: 'A desk again', from: 'DELIVERED' }));
      const { handover, history } = await details(one);
      expect(handover).toMatchObject({ receivedBy: 'Jana Holm', temperature: 6.5, emptiesTaken: 3 });
      const noted = history.filter(({ kind }: { kind: string }) => kind === 'handed-over');
      expect(noted.map(({ data }: { data: object }) => data)).toMatchObject([
        { temperature: 6.5, emptiesTaken: 3 },
        { temperature: null, ageChecked: 16 },
      ]);
    });

    test('who was old enough is known at the door, whatever a desk believed', async () => {
      const day = ownDay();
      const [one, other] = [await withBeer(day), await withBeer(day)];
      await onDay(day);
      await send(one, handed({ ageChecked: 16, from: 'NEW' }));
      await send(one, handed({ isAlcoholRefused: true }), driver);
      expect((await details(one)).handover).toMatchObject({ isAlcoholRefused: true, ageChecked: null });
      await send(other, handed({ isAlcoholRefused: true, from: 'NEW' }));
      await send(other, handed({ ageChecked: 16 }), driver);
      expect((await details(other)).handover).toMatchObject({ isAlcoholRefused: false, ageChecked: 16 });
      const letter = shop.deps.db
        .select()
        .from(outbox)
        .where(eq(outbox.key, `alcohol-refused:${other.publicId}`));
      expect(await letter).toEqual([]);
    });

    test('it falls away where the order stands elsewhere by now, or was canceled', async () => {
      const day = ownDay();
      const one = await withBeer(day, { fulfilment: 'PICKUP', deliveryAddressId: undefined });
      const canceled = await withBeer(day);
      await act(shop, canceled, 'cancel');
      await onDay(day);
      await toStage(one, 'READY');
      const seen = handed({ ageChecked: 16, from: 'READY' });
      await toStage(one, 'NEW');
      expect(await send(one, seen)).toMatchObject(refused(409, 'StageChanged'));
      expect((await details(one)).stage).toBe('NEW');
      const late = await send(canceled, handed({ ageChecked: 16, from: 'NEW' }));
      expect(late).toMatchObject(refused(409, 'OrderNotBinding'));
    });
  });

  test('what was taken back is no hand-over any more: sent again it changes nothing, and another one takes its place', async () => {
    const day = ownDay();
    const [one, other] = [await delivery(day, '11:00'), await delivery(day, '12:00')];
    await onDay(day);
    const send = ({ publicId }: TestOrder, body: object) =>
      ask('POST', `/orders/${publicId}/handover`, body, driver);
    const toStage = ({ publicId }: TestOrder, stage: string) =>
      ask('POST', `/orders/${publicId}/stage`, { stage });
    const handoverOf = async ({ publicId }: TestOrder) =>
      (await ask('GET', `/orders/${publicId}`)).json.handover;
    const wrong = handed({ receivedBy: 'Wrong door', temperature: 40 });
    const right = handed({ receivedBy: 'Right door', temperature: 5 });

    await send(one, wrong);
    await toStage(one, 'OUT');
    expect(await handoverOf(one)).toBeNull();
    await send(one, right);
    await send(one, wrong);
    expect(await handoverOf(one)).toMatchObject({ receivedBy: 'Right door', temperature: 5 });

    await send(other, { ...wrong, id: randomUUID() });
    await toStage(other, 'OUT');
    await toStage(other, 'DELIVERED');
    await send(other, { ...right, id: randomUUID() });
    expect(await handoverOf(other)).toMatchObject({ receivedBy: 'Right door', temperature: 5 });
  });

  test('where nobody is old enough the alcohol stays in the car, and that is kept with the hand-over of the rest', async () => {
    const day = ownDay();
    const wanted = { preferDateAndTime: `${day}T11:00`, productQuantities: { '707': 2, '708': 1, '101': 1 } };
    const one = await paidOrder(shop, wanted);
    await onDay(day);
    const { unplanned } = await runsOf(day, driver);
    // Which of it that is, and what deposit is not settled then, is known before it is handed over.
    expect(
      unplanned[0].items.map(({ productId, minimumAge, deposit }: Record<string, unknown>) => [
        productId,
        minimumAge,
        deposit,
      ]),
    ).toEqual([
      [101, null, 0],
      [707, 16, 6.2],
      [708, 16, 0],
    ]);
    const body = handed({ isAlcoholRefused: true });
    const answer = await ask('POST', `/orders/${one.publicId}/handover`, body, driver);
    expect(answer.json).toEqual({ stage: 'DELIVERED' });
    const details = async () => (await ask('GET', `/orders/${one.publicId}`)).json;
    const { handover, history, items } = await details();
    expect(handover).toMatchObject({ isAlcoholRefused: true, ageChecked: null });
    expect(items.map(({ minimumAge }: { minimumAge: number | null }) => minimumAge)).toEqual([null, 16, 16]);
    expect(items.map(({ deposit }: { deposit: number }) => deposit)).toEqual([0, 6.2, 0]);
    expect(history.find(({ kind }: { kind: string }) => kind === 'handed-over').data).toMatchObject({
      isAlcoholRefused: true,
    });
    // Taken back, and somebody of age has come.
    await ask('POST', `/orders/${one.publicId}/stage`, { stage: 'OUT' });
    await ask('POST', `/orders/${one.publicId}/handover`, handed({ ageChecked: 16 }), driver);
    expect((await details()).handover).toMatchObject({ isAlcoholRefused: false, ageChecked: 16 });
  });

  test('the kitchen hands over at its counter too, knows for what to ask an ID, and takes it back', async () => {
    const day = ownDay();
    const one = await paidOrder(shop, {
      preferDateAndTime: `${day}T11:00`,
      fulfilment: 'PICKUP',
      deliveryAddressId: undefined,
      productQuantities: { '101': 1, '708': 1 },
    });
    await onDay(day);
    const cook = await staffOf(shop, 'KITCHEN');
    const [{ items }] = (await ask('GET', `/days/${day}`, undefined, cook)).json.orders;
    expect(items.map(({ minimumAge }: { minimumAge: number | null }) => minimumAge)).toEqual([null, 16]);
    const path = `/orders/${one.publicId}`;
    const answer = await ask('POST', `${path}/handover`, handed({ ageChecked: 16 }), cook);
    expect(answer).toMatchObject({ status: 200, json: { stage: 'DELIVERED' } });
    expect((await ask('GET', path)).json.handover).toMatchObject({ ageChecked: 16, receivedBy: 'Jana Holm' });
    const back = await ask('POST', `${path}/stage`, { stage: 'NEW', from: 'DELIVERED' }, cook);
    expect(back).toMatchObject({ status: 200, json: { stage: 'NEW' } });
  });

  test('what is refused has an age, and whose ID was seen has refused nothing', async () => {
    const day = ownDay();
    const at = `${day}T11:00`;
    const [dry, beer] = [
      await paidOrder(shop, { preferDateAndTime: at, productQuantities: { '101': 1 } }),
      await paidOrder(shop, { preferDateAndTime: at, productQuantities: { '101': 1, '707': 1 } }),
    ];
    await onDay(day);
    const handOver = async ({ publicId }: TestOrder, more: object) => {
      await ask('POST', `/orders/${publicId}/handover`, handed({ isAlcoholRefused: true, ...more }), driver);
      return (await ask('GET', `/orders/${publicId}`)).json;
    };
    const whole = { stage: 'DELIVERED', handover: { isAlcoholRefused: false } };
    expect(await handOver(dry, {})).toMatchObject(whole);
    expect(await handOver(beer, { ageChecked: 16 })).toMatchObject(whole);
  });

  test('where nobody is old enough for what is nothing but alcohol, nobody took it: it stays on its way, and the office is told', async () => {
    const day = ownDay();
    const beer = { preferDateAndTime: `${day}T11:00`, productQuantities: { '707': 2 } };
    const [one, gone] = [await paidOrder(shop, beer), await paidOrder(shop, beer)];
    const run = await plan(day, { stops: ids(one, gone) });
    await onDay(day);
    await ask('POST', `/runs/${run.id}/departure`, { id: randomUUID() }, driver);
    const body = handed({ isAlcoholRefused: true });
    const send = ({ publicId }: TestOrder) => ask('POST', `/orders/${publicId}/handover`, body, driver);
    for (const _ of [1, 2]) expect((await send(one)).json).toEqual({ stage: 'OUT' });
    const details = async ({ publicId }: TestOrder) => (await ask('GET', `/orders/${publicId}`)).json;
    expect(await details(one)).toMatchObject({ stage: 'OUT', handover: null, attempts: [{ id: body.id }] });
    expect((await kindsOf(one)).filter((kind) => kind === 'attempt')).toHaveLength(1);
    // The office has said meanwhile that it is there: then what comes back is told all the same.
    await ask('POST', `/orders/${gone.publicId}/stage`, { stage: 'DELIVERED' });
    const late = handed({ isAlcoholRefused: true });
    await ask('POST', `/orders/${gone.publicId}/handover`, late, driver);
    expect(await details(gone)).toMatchObject({ stage: 'DELIVERED', handover: { isAlcoholRefused: true } });
  });

  test('no more empties are noted than the rules allow', async () => {
    const day = ownDay();
    const one = await delivery(day, '11:00');
    await onDay(day);
    const send = (emptiesTaken: number) =>
      ask('POST', `/orders/${one.publicId}/handover`, handed({ emptiesTaken }), driver);
    for (const wrong of [mostEmpties + 1, -1, 1.5]) expect((await send(wrong)).status).toBe(400);
    expect((await send(mostEmpties)).status).toBe(200);
  });

  test('an order of yesterday that was handed over then is noted, however late its driver has a connection', async () => {
    const day = ownDay();
    const one = await delivery(day, '20:30');
    await onDay(addDays(day, 1));
    const at = Math.floor(Date.parse(`${day}T20:30:00Z`) / 1000);
    const send = (body: object) => ask('POST', `/orders/${one.publicId}/handover`, body, driver);
    expect(await send(handed())).toMatchObject(refused(403, 'NotAllowed'));
    expect(await send(handed({ at }))).toMatchObject({ status: 200, json: { stage: 'DELIVERED' } });
    const photo = await shop.send(
      new Request(`${shop.config.PUBLIC_URL}/kitchen/api/orders/${one.publicId}/handover/photo`, {
        method: 'PUT',
        headers: { Origin: shop.config.PUBLIC_URL, Cookie: driver.cookie, 'Content-Type': 'image/jpeg' },
        body: new Uint8Array(jpegOf(100)),
      }),
    );
    expect(photo.status).toBe(204);
  });

  describe('of a day that a driver does not see any more', () => {
    /** How many days later a device has a connection: more than an order of nobody's waits. */
    const late = 6;
    const again = async ({ id, email }: TestStaff) => {
      const [member] = await shop.deps.db.select().from(staff).where(eq(staff.id, id));
      if (!member) throw new Error('no driver');
      const { token } = await openPersonSession(shop.deps.db, member, 'Chrome', new Date(shop.deps.now()));
      return { id, email, cookie: `kitchen=${token}` };
    };
    const noon = (day: string) => Math.floor(Date.parse(`${day}T11:00:00Z`) / 1000);
    const send = (one: TestOrder, day: string, by: TestStaff) =>
      ask('POST', `/orders/${one.publicId}/handover`, handed({ at: noon(day) }), by);

    test('a hand-over is noted of what was on her run, and of no other one’s', async () => {
      const day = ownDay();
      const [one, two] = [await delivery(day, '11:00'), await delivery(day, '12:00')];
      const other = driver;
      const hers = await staffOf(shop, 'DRIVER');
      await plan(day, { driverId: hers.id, stops: ids(one) });
      await plan(day, { driverId: office.id, stops: ids(two) });
      await onDay(addDays(day, late));
      const stranger = await again(other);
      const at = noon(day);
      for (const order of [one, two]) {
        expect(await send(order, day, stranger)).toMatchObject(refused(403, 'NotAllowed'));
        const tried = { id: randomUUID(), at, note: '' };
        expect(await ask('POST', `/orders/${order.publicId}/attempts`, tried, stranger)).toMatchObject(
          refused(403, 'NotAllowed'),
        );
      }
      expect((await kindsOf(one)).filter((kind) => kind === 'handed-over')).toEqual([]);
      const driven = await again(hers);
      expect(await send(two, day, driven)).toMatchObject(refused(403, 'NotAllowed'));
      expect(await send(one, day, driven)).toMatchObject({ status: 200, json: { stage: 'DELIVERED' } });
    });

    test.each(['given to another driver', 'moved to the run of another one'])(
      'it is noted also where it was %s while she had no connection',
      async (how) => {
        const day = ownDay();
        const one = await delivery(day, '11:00');
        const hers = await staffOf(shop, 'DRIVER');
        const next = await staffOf(shop, 'DRIVER');
        const run = await plan(day, { stops: ids(one) });
        expect((await ask('PATCH', `/runs/${run.id}`, { driverId: hers.id })).status).toBe(204);
        if (how === 'given to another driver') await ask('PATCH', `/runs/${run.id}`, { driverId: next.id });
        else await plan(day, { driverId: next.id, stops: ids(one) });
        await onDay(addDays(day, late));
        expect(await send(one, day, driver)).toMatchObject(refused(403, 'NotAllowed'));
        expect((await send(one, day, await again(hers))).status).toBe(200);
      },
    );

    test('it is noted of what she had left with, whoever drives its run by now', async () => {
      const day = ownDay();
      const one = await delivery(day, '11:00');
      const run = await plan(day, { stops: ids(one) });
      await onDay(day);
      const hers = driver;
      expect((await ask('POST', `/runs/${run.id}/departure`, { id: randomUUID() }, hers)).status).toBe(200);
      await ask('PATCH', `/runs/${run.id}`, { driverId: (await staffOf(shop, 'DRIVER')).id });
      await onDay(addDays(day, late));
      expect((await send(one, day, await again(hers))).status).toBe(200);
    });

    test('it is noted of what was taken off her run', async () => {
      const day = ownDay();
      const [one, two] = [await delivery(day, '11:00'), await delivery(day, '12:00')];
      const run = await plan(day, { driverId: driver.id, stops: ids(one, two) });
      await ask('PATCH', `/runs/${run.id}`, { stops: ids(one) });
      const hers = driver;
      await onDay(addDays(day, late));
      expect((await send(two, day, await again(hers))).status).toBe(200);
    });

    test('what nobody was to drive may be anybody’s for as long as a weekend, and then nobody’s', async () => {
      const day = ownDay();
      const [one, two, three] = [
        await delivery(day, '11:00'),
        await delivery(day, '12:00'),
        await delivery(day, '13:00'),
      ];
      await plan(day, { stops: ids(three) });
      await onDay(addDays(day, 3));
      expect((await ask('GET', `/orders/${one.publicId}`, undefined, driver)).status).toBe(403);
      for (const order of [one, three]) expect((await send(order, day, driver)).status).toBe(200);
      await onDay(addDays(day, 4));
      expect(await send(two, day, driver)).toMatchObject(refused(403, 'NotAllowed'));
      expect((await send(two, day, office)).status).toBe(200);
    });

    test('of what was canceled meanwhile nobody says either that it was handed over who had not to drive it', async () => {
      const day = ownDay();
      const one = await delivery(day, '11:00');
      await plan(day, { driverId: office.id, stops: ids(one) });
      await onDay(addDays(day, 1));
      expect((await ask('POST', `/orders/${one.publicId}/cancel`, {})).status).toBe(200);
      const said = await callKitchen(shop, 'POST', `/orders/${one.publicId}/stage`, {
        cookie: driver.cookie,
        body: { stage: 'DELIVERED', from: 'OUT', id: randomUUID() },
        headers: { 'X-Seen-Ago': String(shop.deps.now() - noon(day) * 1000) },
      });
      expect(said).toMatchObject(refused(403, 'NotAllowed'));
    });
  });

  test('what was handed over without a connection is noted also where the order was canceled meanwhile', async () => {
    const day = ownDay();
    const order = await delivery(day, '12:30');
    await onDay(day);
    const at = handed();
    expect((await ask('POST', `/orders/${order.publicId}/cancel`, {})).status).toBe(200);
    const answer = await ask('POST', `/orders/${order.publicId}/handover`, at, driver);
    expect(answer).toMatchObject({ status: 200, json: { isCanceled: true } });
    const { json } = await ask('GET', `/orders/${order.publicId}`);
    expect(json).toMatchObject({ state: 'CANCELED', handover: { receivedBy: 'Jana Holm' } });
    const open = await noticesOf(order);
    expect(open).toMatchObject([{ kind: 'MONEY_FOR_CANCELED_ORDER', what: 'handed-over' }]);
    // Sent again after its answer was lost, it says the same and tells nobody anew.
    expect((await ask('POST', `/notices/${open[0].id}/close`, {})).status).toBe(204);
    const again = await ask('POST', `/orders/${order.publicId}/handover`, at, driver);
    expect(again).toMatchObject({ status: 200, json: { isCanceled: true } });
    expect(await noticesOf(order)).toEqual([]);
    expect(await kindsOf(order)).toContain('handed-over');
    expect(await kindsOf(order)).not.toContain('stage');
  });

  test('what a desk or a telephone says is handed over is noted where it could not have seen that it was canceled', async () => {
    const day = ownDay();
    const [one, two, three] = [
      await delivery(day, '11:00'),
      await delivery(day, '12:00'),
      await delivery(day, '13:00'),
    ];
    const ofOther = await delivery(addDays(day, 5), '13:00');
    await onDay(day);
    for (const { publicId } of [one, two, three, ofOther])
      expect((await ask('POST', `/orders/${publicId}/cancel`, {})).status).toBe(200);
    shop.clock.offset += 60_000;
    const send = ({ publicId }: TestOrder, path: string, body: object, ago: number) =>
      callKitchen(shop, 'POST', `/orders/${publicId}/${path}`, {
        ...{ cookie: office.cookie, body },
        headers: { 'X-Seen-Ago': String(ago) },
      });
    const moved = { stage: 'DELIVERED', from: 'OUT', id: randomUUID() };
    for (const _ of ['sent', 'sent again'])
      expect(await send(one, 'stage', moved, 90_000)).toMatchObject({
        status: 200,
        json: { stage: 'NEW', isCanceled: true },
      });
    expect(await send(two, 'handover', handed({ from: 'OUT' }), 90_000)).toMatchObject({
      status: 200,
      json: { isCanceled: true },
    });
    // A driver says so of what they may see alone.
    const far = { stage: 'DELIVERED', from: 'OUT', id: randomUUID() };
    const refusal = await callKitchen(shop, 'POST', `/orders/${ofOther.publicId}/stage`, {
      ...{ cookie: driver.cookie, body: far },
      headers: { 'X-Seen-Ago': '90000' },
    });
    expect(refusal).toMatchObject(refused(403, 'NotAllowed'));
    // Who has seen that it is canceled is not believed.
    const late = { ...moved, id: randomUUID() };
    expect(await send(three, 'stage', late, 1000)).toMatchObject(refused(409, 'OrderNotBinding'));
    for (const order of [one, two]) {
      expect((await kindsOf(order)).filter((kind) => kind === 'handed-over')).toHaveLength(1);
      expect(await noticesOf(order)).toMatchObject([{ what: 'handed-over' }]);
    }
    expect(await noticesOf(three)).toEqual([]);
  });

  test('of nothing but alcohol that nobody was old enough for, the office is not told that it was handed over', async () => {
    const day = ownDay();
    const beer = { preferDateAndTime: `${day}T11:00`, productQuantities: { '707': 2 } };
    const order = await paidOrder(shop, beer);
    await plan(day, { stops: ids(order) });
    await onDay(day);
    expect((await ask('POST', `/orders/${order.publicId}/cancel`, {})).status).toBe(200);
    const body = handed({ isAlcoholRefused: true });
    await ask('POST', `/orders/${order.publicId}/handover`, body, driver);
    expect(await noticesOf(order)).not.toContainEqual(expect.objectContaining({ what: 'handed-over' }));
  });

  test('who saw it on its way when they canceled it cancels nothing that was handed over meanwhile', async () => {
    const day = ownDay();
    const [one, two] = [await delivery(day, '11:00'), await delivery(day, '12:00')];
    await onDay(day);
    for (const { publicId } of [one, two]) await ask('POST', `/orders/${publicId}/stage`, { stage: 'OUT' });
    await ask('POST', `/orders/${one.publicId}/handover`, handed(), driver);
    const cancel = ({ publicId }: TestOrder, from?: string) =>
      ask('POST', `/orders/${publicId}/cancel`, { from });
    expect(await cancel(one, 'OUT')).toMatchObject(refused(409, 'StageChanged'));
    expect(await cancel(two, 'READY')).toMatchObject(refused(409, 'StageChanged'));
    expect((await ask('GET', `/orders/${one.publicId}`)).json).toMatchObject({ state: 'BINDING' });
    // Who has read of it, or is told of no stage, decides as before.
    expect((await cancel(one, 'DELIVERED')).status).toBe(200);
    expect((await cancel(two)).status).toBe(200);
  });

  test('a cancellation is not refused for what the kitchen did meanwhile, nor when it is sent again', async () => {
    const order = await delivery(ownDay(), '11:00');
    const cancel = (from: string) => ask('POST', `/orders/${order.publicId}/cancel`, { from });
    await ask('POST', `/orders/${order.publicId}/stage`, { stage: 'READY' });
    for (const _ of ['sent', 'sent again']) expect((await cancel('ACCEPTED')).status).toBe(200);
  });

  test('who cancels what they know was handed over is not told of it when its driver has a connection', async () => {
    const day = ownDay();
    const order = await delivery(day, '11:00');
    await onDay(day);
    await ask('POST', `/orders/${order.publicId}/stage`, { stage: 'DELIVERED' });
    expect((await ask('POST', `/orders/${order.publicId}/cancel`, {})).status).toBe(200);
    await ask('POST', `/orders/${order.publicId}/handover`, handed(), driver);
    expect(await noticesOf(order)).toEqual([]);
  });

  test('a clock that is far off is not believed', async () => {
    const day = ownDay();
    const [one, two] = [await delivery(day, '11:00'), await delivery(day, '12:00')];
    await onDay(day);
    const now = shop.deps.now() / 1000;
    await ask('POST', `/orders/${one.publicId}/handover`, handed({ at: Math.floor(now) + 86_400 }), driver);
    await ask('POST', `/orders/${two.publicId}/handover`, handed({ at: 1000 }), driver);
    for (const stop of (await runsOf(day, driver)).unplanned) {
      expect(Math.abs(stop.handover.at - now)).toBeLessThan(60);
    }
  });

  test('a photo is kept with it, of a kind that is a picture, up to a megabyte', async () => {
    const day = ownDay();
    const one = await delivery(day, '11:00');
    await onDay(day);
    const path = `/orders/${one.publicId}/handover`;
    const photo = (bytes: number, type: string) =>
      shop.send(
        new Request(`${shop.config.PUBLIC_URL}/kitchen/api${path}/photo`, {
          method: 'PUT',
          headers: { Origin: shop.config.PUBLIC_URL, Cookie: driver.cookie, 'Content-Type': type },
          body: new Uint8Array(jpegOf(bytes)),
        }),
      );
    expect((await photo(100, 'image/jpeg')).status).toBe(404);
    await ask('POST', path, handed(), driver);
    expect((await photo(300_000, 'image/jpeg')).status).toBe(204);
    expect((await photo(100, 'text/html')).status).toBe(415);
    expect((await photo(1_100_000, 'image/jpeg')).status).toBe(413);
    const answer = await shop.send(
      new Request(`${shop.config.PUBLIC_URL}/kitchen/api${path}/photo`, {
        headers: { Cookie: driver.cookie },
      }),
    );
    expect(answer.headers.get('Content-Type')).toBe('image/jpeg');
    expect((await answer.arrayBuffer()).byteLength).toBe(300_000);
    // Taken back and handed over anew, it is a handover of which nobody has taken a photo yet.
    await ask('POST', `/orders/${one.publicId}/stage`, { stage: 'READY' });
    await ask('POST', path, handed({ receivedBy: 'Frau Quitt' }), driver);
    const { handover } = (await ask('GET', `/orders/${one.publicId}`)).json;
    expect(handover).toMatchObject({ receivedBy: 'Frau Quitt', hasPhoto: false });
  });

  const sendPhoto = async ({ publicId }: TestOrder, picture: Buffer, { cookie }: { cookie: string }) => {
    const answer = await shop.send(
      new Request(`${shop.config.PUBLIC_URL}/kitchen/api/orders/${publicId}/handover/photo`, {
        method: 'PUT',
        headers: { Origin: shop.config.PUBLIC_URL, Cookie: cookie, 'Content-Type': 'image/jpeg' },
        body: new Uint8Array(picture),
      }),
    );
    return answer.status;
  };

  test('a driver’s photo is kept also where the office has reported the hand-over before', async () => {
    const day = ownDay();
    const one = await delivery(day, '11:00');
    await onDay(day);
    await ask('POST', `/orders/${one.publicId}/handover`, handed(), office);
    expect(await sendPhoto(one, jpegOf(100), driver)).toBe(204);
    expect(await sendPhoto(one, jpegOf(200), driver)).toBe(403);
  });

  test('a photo is changed by who handed over, on that day, and by the office at any time; the history says so', async () => {
    const day = ownDay();
    const one = await delivery(day, '11:00');
    await onDay(day);
    const path = `/orders/${one.publicId}/handover`;
    const inFiveDays = async ({ id }: TestStaff) => {
      await onDay(addDays(day, 5));
      const [member] = await shop.deps.db.select().from(staff).where(eq(staff.id, id));
      if (!member) throw new Error('no driver');
      const { token } = await openPersonSession(shop.deps.db, member, 'Chrome', new Date(shop.deps.now()));
      return { cookie: `kitchen=${token}` };
    };
    const send = (picture: Buffer, by: { cookie: string } = driver) => sendPhoto(one, picture, by);
    const [first, second, third] = [jpegOf(100), jpegOf(200), jpegOf(300)];
    await ask('POST', path, handed(), driver);
    expect(await send(Buffer.from('<script>alert(1)</script>'))).toBe(415);
    expect(await send(first)).toBe(204);
    expect(await send(first)).toBe(204);
    const other = await staffOf(shop, 'DRIVER');
    expect(await send(second, other)).toBe(403);
    expect(await send(second)).toBe(204);
    const later = await inFiveDays(driver);
    expect(await send(third, later)).toBe(403);
    expect(await send(second, later)).toBe(204);
    expect(await send(third, office)).toBe(204);
    expect((await kindsOf(one)).filter((kind) => kind === 'photo')).toHaveLength(3);
  });

  test('a driver drives today and tomorrow, and nothing of another day', async () => {
    const day = ownDay();
    const one = await delivery(day, '11:00');
    expect(await ask('GET', `/days/${day}/runs`, undefined, driver)).toMatchObject(
      refused(403, 'NotAllowed'),
    );
    expect(await ask('POST', `/orders/${one.publicId}/handover`, handed(), driver)).toMatchObject(
      refused(403, 'NotAllowed'),
    );
    const kept = await shop.deps.db
      .select()
      .from(handovers)
      .where(eq(handovers.orderId, await idOf(shop, one)));
    expect(kept).toEqual([]);
  });
});
