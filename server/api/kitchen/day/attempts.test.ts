import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { addDays, berlinDay } from '#rules/booking/berlin-time.ts';
import { orderEvents } from '#server/db/schema/ordering.ts';
import { refused } from '../../../../tests/support/client.ts';
import { idOf, paidOrder, type TestOrder } from '../../../../tests/support/orders.ts';
import { startTestShop, type TestShop } from '../../../../tests/support/shop.ts';
import { callKitchen, staffOf, type TestStaff } from '../../../../tests/support/staff.ts';

let shop: TestShop;
let office: TestStaff;
let driver: TestStaff;
let nextDay = 3;
beforeAll(async () => {
  shop = await startTestShop();
});
afterEach(() => {
  shop.clock.offset = 0;
});
afterAll(() => shop.stop());

const ask = (method: string, path: string, body?: unknown, { cookie } = driver) =>
  callKitchen(shop, method, path, { cookie, ...(body !== undefined && { body }) });
/** An order that is on its way at noon of its day. */
const onItsWay = async (wanted: object = {}) => {
  nextDay += 1;
  const day = addDays(berlinDay(Date.now()), nextDay);
  shop.clock.offset = 0;
  const order = await paidOrder(shop, { preferDateAndTime: `${day}T12:30`, ...wanted });
  shop.clock.offset = Date.parse(`${day}T11:40:00Z`) - Date.now();
  [office, driver] = [await staffOf(shop, 'OFFICE'), await staffOf(shop, 'DRIVER')];
  await ask('POST', `/orders/${order.publicId}/stage`, { stage: 'OUT' }, office);
  return { order, day, path: `/orders/${order.publicId}/attempts` };
};
const tried = (changes: object = {}) => ({
  id: randomUUID(),
  at: Math.floor(shop.deps.now() / 1000),
  ...changes,
});
const stopOf = async (day: string) => (await ask('GET', `/days/${day}/runs`)).json.unplanned[0];
const open = async () => (await ask('GET', '/attempts', undefined, office)).json;
const openOf = async ({ publicId }: TestOrder) =>
  (await open()).filter((each: { order: object }) => Object.values(each.order).includes(publicId));
const detailsOf = async ({ publicId }: TestOrder, who = office) =>
  (await ask('GET', `/orders/${publicId}`, undefined, who)).json;

test('nobody there: the order stays on its way, its stop says when it was tried, and the office has somebody to ring', async () => {
  const { order, day, path } = await onItsWay();
  const body = tried({ note: 'Klingel 3 ist kaputt' });
  expect((await ask('POST', path, body)).status).toBe(204);
  expect((await ask('POST', path, body)).status).toBe(204);
  expect(await stopOf(day)).toMatchObject({ stage: 'OUT', attemptedAt: body.at, handover: null });
  const [notice] = await openOf(order);
  expect(notice).toMatchObject({
    id: body.id,
    at: body.at,
    note: 'Klingel 3 ist kaputt',
    order: { day, time: '12:30', phone: expect.any(String) },
  });
  const { attempts, notes, history } = await detailsOf(order);
  expect(attempts).toMatchObject([{ id: body.id, note: 'Klingel 3 ist kaputt' }]);
  expect(notes.map(({ text }: { text: string }) => text)).toEqual(['Klingel 3 ist kaputt']);
  const events = history.filter(({ kind }: { kind: string }) => kind === 'attempt');
  expect(events).toMatchObject([{ data: { triedAt: new Date(body.at * 1000).toISOString() } }]);
  expect((await detailsOf(order, driver)).attempts).toBeUndefined();
});

test('nothing personal is in what the history keeps of it', async () => {
  const { order, path } = await onItsWay();
  await ask('POST', path, tried({ note: 'Frau Quitt fragen' }));
  const kept = await shop.deps.db
    .select({ data: orderEvents.data })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, await idOf(shop, order)));
  expect(JSON.stringify(kept)).not.toContain('Quitt');
});

test('the office sees to what nobody took as to any other notice, and what is handed over later needs nobody', async () => {
  const { order, day, path } = await onItsWay();
  await ask('POST', path, tried());
  const second = tried();
  await ask('POST', path, second);
  expect(await openOf(order)).toMatchObject([{ id: second.id, note: null }]);
  const turn = (how: string) => ask('POST', `/attempts/${second.id}/${how}`, undefined, office);
  for (const _ of [1, 2]) expect((await turn('close')).status).toBe(204);
  expect(await openOf(order)).toEqual([]);
  for (const _ of [1, 2]) expect((await turn('reopen')).status).toBe(204);
  expect(await openOf(order)).toMatchObject([{ id: second.id }]);
  const kinds = (await detailsOf(order)).history.map(({ kind }: { kind: string }) => kind);
  expect(kinds.filter((kind: string) => /^attempt-/.test(kind))).toEqual([
    'attempt-reopened',
    'attempt-closed',
  ]);
  expect(await ask('POST', `/attempts/${randomUUID()}/close`, undefined, office)).toMatchObject(
    refused(404, 'NoticeNotFound'),
  );
  const handed = { id: randomUUID(), at: second.at, receivedBy: 'Nachbarin' };
  expect((await ask('POST', `/orders/${order.publicId}/handover`, handed)).json.stage).toBe('DELIVERED');
  expect(await stopOf(day)).toMatchObject({ stage: 'DELIVERED', handover: { receivedBy: 'Nachbarin' } });
  expect(await openOf(order)).toEqual([]);
});

test('it is taken back at once by who said it, with its note, and later by the office alone', async () => {
  const { order, day, path } = await onItsWay();
  const first = tried({ note: 'Niemand öffnet' });
  await ask('POST', path, first);
  const takeBack = (id: string, by = driver) => ask('DELETE', `${path}/${id}`, undefined, by);
  expect(await takeBack(first.id, await staffOf(shop, 'DRIVER'))).toMatchObject(
    refused(409, 'StageNotPossible'),
  );
  for (const _ of [1, 2]) expect((await takeBack(first.id)).status).toBe(204);
  expect((await stopOf(day)).attemptedAt).toBeNull();
  expect(await openOf(order)).toEqual([]);
  expect((await detailsOf(order)).notes).toEqual([]);
  // A device that heard no answer sends it again: it stays taken back.
  await ask('POST', path, first);
  expect(await openOf(order)).toEqual([]);
  const second = tried();
  await ask('POST', path, second);
  shop.clock.offset += 11_000;
  expect(await takeBack(second.id)).toMatchObject(refused(409, 'StageNotPossible'));
  expect((await takeBack(second.id, office)).status).toBe(204);
  expect(await openOf(order)).toEqual([]);
});

test('it is noted by the clock of who was there, however late there is a connection', async () => {
  const { day, path } = await onItsWay();
  const at = Math.floor(shop.deps.now() / 1000) - 3600;
  await ask('POST', path, tried({ at }));
  expect((await stopOf(day)).attemptedAt).toBe(at);
});

test('where somebody has reported it as delivered meanwhile, it is kept once, and the office is told that one of both is wrong', async () => {
  const { order, path } = await onItsWay();
  await ask('POST', `/orders/${order.publicId}/stage`, { stage: 'DELIVERED' }, office);
  const body = tried({ note: 'Steht noch im Auto' });
  for (const _ of [1, 2])
    expect(await ask('POST', path, body)).toMatchObject({ status: 200, json: { isDelivered: true } });
  expect(await openOf(order)).toMatchObject([{ id: body.id, note: 'Steht noch im Auto', isDelivered: true }]);
  const { stage, attempts, history } = await detailsOf(order);
  expect(stage).toBe('DELIVERED');
  expect(attempts).toMatchObject([{ id: body.id, isDelivered: true }]);
  const events = history.filter(({ kind }: { kind: string }) => kind === 'attempt');
  expect(events).toMatchObject([{ data: { isDelivered: true } }]);
  // Seen to it stays seen to, and where it is handed over after all nobody has to look.
  const turn = (how: string) => ask('POST', `/attempts/${body.id}/${how}`, undefined, office);
  await turn('close');
  expect(await openOf(order)).toEqual([]);
  await turn('reopen');
  await ask('POST', `/orders/${order.publicId}/stage`, { stage: 'OUT' }, office);
  expect(await openOf(order)).toMatchObject([{ id: body.id, isDelivered: false }]);
  const handed = { id: randomUUID(), at: body.at, receivedBy: 'Nachbarin' };
  await ask('POST', `/orders/${order.publicId}/handover`, handed);
  expect(await openOf(order)).toEqual([]);
});

test('what was tried before it was handed over contradicts nothing', async () => {
  const { order, path } = await onItsWay();
  const body = tried();
  await ask('POST', path, body);
  await ask('POST', `/orders/${order.publicId}/stage`, { stage: 'DELIVERED' }, office);
  expect((await ask('POST', path, body)).status).toBe(204);
  expect(await openOf(order)).toEqual([]);
});

test('an order that is canceled, or that is fetched is tried at no door', async () => {
  const pickup = await onItsWay({ fulfilment: 'PICKUP' });
  expect(await ask('POST', pickup.path, tried())).toMatchObject(refused(409, 'OrderNotOfRun'));
  const gone = await onItsWay();
  await ask('POST', `/orders/${gone.order.publicId}/stage`, { stage: 'READY' }, office);
  await ask('POST', `/orders/${gone.order.publicId}/cancel`, {}, office);
  expect(await ask('POST', gone.path, tried())).toMatchObject(refused(409, 'OrderNotBinding'));
});

test('moved to another day, it is tried there for the first time', async () => {
  const { order, day, path } = await onItsWay();
  await ask('POST', path, tried());
  await ask('POST', `/orders/${order.publicId}/stage`, { stage: 'READY' }, office);
  nextDay += 1;
  const other = addDays(day, 1);
  const moved = await ask('POST', `/orders/${order.publicId}/time`, { day: other, time: '12:30' }, office);
  expect(moved.status).toBe(200);
  expect(await stopOf(other)).toMatchObject({ attemptedAt: null });
});
