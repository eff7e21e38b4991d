import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, berlinDay } from '#rules/booking/berlin-time.ts';
import { orderNotes } from '#server/db/schema/kitchen.ts';
import { orderEvents } from '#server/db/schema/ordering.ts';
import { refused } from '../../../../tests/support/client.ts';
import { idOf, paidOrder, type TestOrder } from '../../../../tests/support/orders.ts';
import { startTestShop, type TestShop } from '../../../../tests/support/shop.ts';
import { callKitchen, staffOf, type TestStaff } from '../../../../tests/support/staff.ts';

let shop: TestShop;
let office: TestStaff;
let cook: TestStaff;
beforeAll(async () => {
  shop = await startTestShop();
  [office, cook] = [await staffOf(shop, 'OFFICE'), await staffOf(shop, 'KITCHEN')];
});
afterAll(() => shop.stop());

const ask = (method: string, path: string, body?: unknown, { cookie } = cook) =>
  callKitchen(shop, method, path, { cookie, ...(body !== undefined && { body }) });
const tomorrow = () => addDays(berlinDay(Date.now()), 1);
const ordered = () => paidOrder(shop, { preferDateAndTime: `${tomorrow()}T12:30` });
const write = ({ publicId }: TestOrder, note: object, who = cook) =>
  ask('POST', `/orders/${publicId}/notes`, note, who);
const openOf = async ({ publicId }: TestOrder) =>
  (await ask('GET', '/questions', undefined, office)).json.filter(
    ({ order }: { order: { publicProductOrderId: string } }) => order.publicProductOrderId === publicId,
  );
const detailsOf = async ({ publicId }: TestOrder, who = office) =>
  (await ask('GET', `/orders/${publicId}`, undefined, who)).json;

test('a note to the office waits for it with its words, who asks and of which order, until it was seen to', async () => {
  const order = await ordered();
  expect((await write(order, { text: 'Zwei Platten oder drei?', toOffice: true })).status).toBe(204);
  expect((await write(order, { text: 'Steht im Kühlraum' })).status).toBe(204);
  const [question, ...others] = await openOf(order);
  expect(others).toEqual([]);
  expect(question).toMatchObject({
    note: 'Zwei Platten oder drei?',
    by: { kind: 'STAFF', name: 'KITCHEN' },
    order: { day: tomorrow(), time: '12:30' },
  });
  const isOpen = async (who: TestStaff) =>
    (await detailsOf(order, who)).notes.map((note: { isOpenQuestion?: boolean }) => note.isOpenQuestion);
  expect((await detailsOf(order)).questions).toMatchObject([{ id: question.id }]);
  expect(await isOpen(cook)).toEqual([undefined, true]);
  const turn = (how: string) => ask('POST', `/questions/${question.id}/${how}`, undefined, office);
  for (const _ of [1, 2]) expect((await turn('close')).status).toBe(204);
  expect(await openOf(order)).toEqual([]);
  expect(await isOpen(cook)).toEqual([undefined, false]);
  for (const _ of [1, 2]) expect((await turn('reopen')).status).toBe(204);
  expect(await openOf(order)).toHaveLength(1);
  const kinds = (await detailsOf(order)).history.map(({ kind }: { kind: string }) => kind);
  expect(kinds.filter((kind: string) => kind.startsWith('question-'))).toEqual([
    'question-reopened',
    'question-closed',
  ]);
});

test('each of several questions about an order waits for itself', async () => {
  const order = await ordered();
  for (const text of ['Zwei oder drei?', 'Mit Besteck?']) await write(order, { text, toOffice: true });
  const [first] = await openOf(order);
  expect(first.note).toBe('Zwei oder drei?');
  await ask('POST', `/questions/${first.id}/close`, undefined, office);
  expect(await openOf(order)).toMatchObject([{ note: 'Mit Besteck?' }]);
});

test('its words stay in the note alone: with it the question is gone, and no history has them', async () => {
  const order = await ordered();
  const orderId = await idOf(shop, order);
  await write(order, { text: 'Frau Quitt anrufen?', toOffice: true });
  const events = await shop.deps.db
    .select({ data: orderEvents.data })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId));
  expect(JSON.stringify(events)).not.toContain('Quitt');
  await shop.deps.db.delete(orderNotes).where(eq(orderNotes.orderId, orderId));
  expect(await openOf(order)).toEqual([]);
});

test('a cook reads of no other questions, and closes none; what is no question is not found', async () => {
  const order = await ordered();
  await write(order, { text: 'Wann genau?', toOffice: true });
  await write(order, { text: 'Nur eine Notiz' });
  const [{ id }] = await openOf(order);
  expect((await detailsOf(order, cook)).questions).toBeUndefined();
  expect(await ask('GET', '/questions')).toMatchObject(refused(403, 'NotAllowed'));
  expect(await ask('POST', `/questions/${id}/close`)).toMatchObject(refused(403, 'NotAllowed'));
  expect(await ask('POST', `/questions/${id + 1}/close`, undefined, office)).toMatchObject(
    refused(404, 'NoticeNotFound'),
  );
});

test('who packs an order and who drives it read its notes, the newest first, with who wrote them and what was asked', async () => {
  const order = await ordered();
  const driver = await staffOf(shop, 'DRIVER');
  const read = async (path: string, who: TestStaff) => {
    const { orders = [], unplanned = [] } = (await ask('GET', `/days/${tomorrow()}/${path}`, undefined, who))
      .json;
    return [...orders, ...unplanned].find(
      ({ publicProductOrderId: id }: { publicProductOrderId: string }) => id === order.publicId,
    ).notes;
  };
  expect([await read('packing', cook), await read('runs', driver)]).toEqual([[], []]);
  await write(order, { text: 'Hintereingang nehmen' }, office);
  await write(order, { text: 'Zwei Platten oder drei?', toOffice: true });
  const { notes } = await detailsOf(order);
  expect(notes).toMatchObject([
    { text: 'Zwei Platten oder drei?', by: { kind: 'STAFF', name: 'KITCHEN' }, isOpenQuestion: true },
    { text: 'Hintereingang nehmen', by: { kind: 'STAFF', name: 'OFFICE' } },
  ]);
  expect([await read('packing', cook), await read('packing', driver)]).toEqual([notes, notes]);
  expect([await read('runs', driver), await read('runs', office)]).toEqual([notes, notes]);
  // Seen to, it is a note as any other, and stays.
  await ask('POST', `/questions/${notes[0].id}/close`, undefined, office);
  expect((await read('packing', cook))[0]).toMatchObject({ id: notes[0].id, isOpenQuestion: false });
});
