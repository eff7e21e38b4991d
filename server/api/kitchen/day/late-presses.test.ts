import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { addDays, berlinDay } from '#rules/booking/berlin-time.ts';
import { orderEvents } from '#server/db/schema/ordering.ts';
import { refused } from '../../../../tests/support/client.ts';
import { idOf, inThreeDays, paidOrder, type TestOrder } from '../../../../tests/support/orders.ts';
import { startTestShop, type TestShop } from '../../../../tests/support/shop.ts';
import { callKitchen, staffOf, tabletOf } from '../../../../tests/support/staff.ts';

let shop: TestShop;
let cook: { readonly cookie: string };
let office: { readonly cookie: string };
let wall: string;
beforeAll(async () => {
  shop = await startTestShop();
  cook = { cookie: (await staffOf(shop, 'KITCHEN')).cookie };
  office = { cookie: (await staffOf(shop, 'OFFICE')).cookie };
  wall = await tabletOf(shop);
});
afterEach(() => {
  shop.clock.offset = 0;
});
afterAll(() => shop.stop());

const tomorrow = () => addDays(berlinDay(shop.deps.now()), 1);
const ordered = (day = tomorrow()) =>
  paidOrder(shop, { preferDateAndTime: `${day}T18:00`, productQuantities: { '101': 3, '102': 1 } });
const later = (minutes: number) => {
  shop.clock.offset += minutes * 60_000;
};
interface Sent {
  readonly cookie: string;
  readonly id?: string;
  /** Minutes since what was seen was true. */
  readonly ago?: number;
  /** Whose press it is, by their device. */
  readonly by?: number | 'tablet';
  readonly body?: object;
}
const send = (method: string, path: string, { cookie, id, ago, by, body }: Sent) =>
  callKitchen(shop, method, path, {
    cookie,
    ...(body && { body }),
    headers: {
      ...(id !== undefined && { 'X-Press-Id': id }),
      ...(by !== undefined && { 'X-Pressed-By': String(by) }),
      ...(ago !== undefined && { 'X-Seen-Ago': String(ago * 60_000) }),
    },
  });
const packed = ({ publicId }: TestOrder) => `/orders/${publicId}/ticks/101/PACKED`;
const missingOf = async ({ publicId }: TestOrder): Promise<string[]> => {
  const { json } = await send('GET', `/days/${tomorrow()}/packing`, { cookie: cook.cookie });
  return json.orders.find(
    ({ publicProductOrderId }: { publicProductOrderId: string }) => publicProductOrderId === publicId,
  ).missing;
};
const kindsOf = async (order: TestOrder) => {
  const events = await shop.deps.db
    .select({ kind: orderEvents.kind })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, await idOf(shop, order)))
    .orderBy(orderEvents.id);
  return events.map(({ kind }) => kind);
};
const lastKinds = async (order: TestOrder, kinds: RegExp) =>
  (await kindsOf(order)).filter((kind) => kinds.test(kind));
const meanwhile = refused(409, 'OrderChangedMeanwhile');

describe('a tick', () => {
  test('that is sent again because its answer was lost does not undo what was taken back since', async () => {
    const placed = await ordered();
    const press = { cookie: wall, id: randomUUID() };
    expect(await send('PUT', packed(placed), press)).toMatchObject({ status: 200 });
    later(1);
    expect((await send('DELETE', packed(placed), cook)).status).toBe(200);
    expect(await send('PUT', packed(placed), press)).toMatchObject({ status: 200, json: { stage: 'NEW' } });
    expect(await missingOf(placed)).toContain('101');
    expect(await lastKinds(placed, /^tick/)).toEqual(['tick', 'tick-taken-back']);
  });

  test('that is taken back by a press that is sent again stays where it was ticked anew, and the order packed', async () => {
    const placed = await ordered();
    await send('PUT', packed(placed), cook);
    const press = { cookie: wall, id: randomUUID() };
    await send('DELETE', packed(placed), press);
    later(1);
    await send('PUT', packed(placed), cook);
    const path = `/orders/${placed.publicId}/stage`;
    await send('POST', path, { ...cook, body: { stage: 'READY' } });
    expect((await send('DELETE', packed(placed), press)).json).toEqual({ stage: 'READY' });
    expect(await missingOf(placed)).not.toContain('101');
  });

  test('that comes late is refused where somebody else has taken it back since, who knew more', async () => {
    const placed = await ordered();
    await send('PUT', packed(placed), cook);
    later(1);
    await send('DELETE', packed(placed), cook);
    later(5);
    const late = { cookie: wall, id: randomUUID(), ago: 10 };
    expect(await send('PUT', packed(placed), late)).toMatchObject(meanwhile);
    expect(await missingOf(placed)).toContain('101');
    // Who has seen that it was taken back may tick it, and so may who ticks something else.
    expect((await send('PUT', packed(placed), { ...late, id: randomUUID(), ago: 4 })).status).toBe(200);
    for (const other of ['101/LOADED', '102/PACKED'])
      expect(
        (
          await send('PUT', `/orders/${placed.publicId}/ticks/${other}`, {
            ...late,
            id: randomUUID(),
          })
        ).status,
      ).toBe(200);
  });

  test('is not taken back by who had not seen it, and was made by somebody else', async () => {
    const placed = await ordered();
    await send('PUT', packed(placed), cook);
    await send('POST', `/orders/${placed.publicId}/stage`, { ...cook, body: { stage: 'READY' } });
    later(5);
    const late = { cookie: wall, id: randomUUID(), ago: 10 };
    expect(await send('DELETE', packed(placed), late)).toMatchObject(meanwhile);
    expect(await missingOf(placed)).not.toContain('101');
  });

  test('of a device that ticks, takes back and ticks again without a connection ends ticked', async () => {
    const placed = await ordered();
    later(10);
    for (const method of ['PUT', 'DELETE', 'PUT']) {
      const press = { cookie: wall, id: randomUUID(), ago: 10 };
      expect((await send(method, packed(placed), press)).status).toBe(200);
      // Its answer may be lost as well.
      expect((await send(method, packed(placed), press)).status).toBe(200);
      later(1);
    }
    expect(await missingOf(placed)).not.toContain('101');
    expect(await lastKinds(placed, /^tick/)).toEqual(['tick', 'tick-taken-back', 'tick']);
  });

  test('that is there already is ticked late without a word, whoever took it back in between', async () => {
    const placed = await ordered();
    for (const method of ['PUT', 'DELETE', 'PUT']) await send(method, packed(placed), cook);
    later(5);
    const late = { cookie: wall, id: randomUUID(), ago: 10 };
    expect((await send('PUT', packed(placed), late)).status).toBe(200);
  });

  test('of a release that named no press is made, and taken back, as it is sent', async () => {
    const placed = await ordered();
    for (const [method, isMissing] of [
      ['PUT', false],
      ['DELETE', true],
      ['PUT', false],
    ] as const) {
      const cookie = isMissing ? cook.cookie : wall;
      expect((await send(method, packed(placed), { cookie })).status).toBe(200);
      expect((await missingOf(placed)).includes('101')).toBe(isMissing);
    }
  });

  test('of a device whose clock was set back has seen nothing that is known of', async () => {
    const placed = await paidOrder(shop, {
      preferDateAndTime: inThreeDays(shop),
      productQuantities: { '101': 3, '102': 1 },
    });
    const ask = (path: string, body: object) =>
      send('POST', `/orders/${placed.publicId}/${path}`, { ...office, body });
    const items = [
      { productId: 101, quantity: 2 },
      { productId: 102, quantity: 1 },
    ];
    const { version, difference } = (await ask('changes/quote', { items })).json;
    expect((await ask('changes', { items, version, difference })).status).toBe(200);
    expect(await send('PUT', packed(placed), { cookie: wall, ago: -55 })).toMatchObject(meanwhile);
    expect((await send('PUT', packed(placed), { cookie: wall, ago: 0 })).status).toBe(200);
  });
});

describe.each([
  ['what was put away', 'unpacked', 'isUnpacked', /^unpacked/],
  ['a change that a kitchen has seen', 'work-changes', 'isSeen', /^work-change-/],
] as const)('%s', (_, what, says, kinds) => {
  /** An order that is packed and begun, and moved to another day; the path of what is told of it. */
  const told = async () => {
    const placed = await ordered();
    await send('PUT', packed(placed), cook);
    await send('PUT', `/orders/${placed.publicId}/ticks/102/STARTED`, cook);
    const body = { day: addDays(tomorrow(), 2), time: '18:00' };
    expect((await send('POST', `/orders/${placed.publicId}/time`, { ...office, body })).status).toBe(200);
    const kind = what === 'unpacked' ? 'to-unpack' : 'work-changed';
    const events = await shop.deps.db
      .select()
      .from(orderEvents)
      .where(eq(orderEvents.orderId, await idOf(shop, placed)));
    const of = events.find((event) => event.kind === kind)?.id;
    const end = what === 'unpacked' ? '' : '/seen';
    return { placed, path: `/orders/${placed.publicId}/${what}/${of}${end}` };
  };

  test('is not said again by a press that was taken back since, nor late by who had not seen that', async () => {
    const { placed, path } = await told();
    const press = { cookie: wall, id: randomUUID() };
    expect(await send('PUT', path, press)).toMatchObject({ status: 200, json: { [says]: true } });
    later(1);
    expect((await send('DELETE', path, cook)).status).toBe(200);
    expect(await send('PUT', path, press)).toMatchObject({ status: 200, json: { [says]: false } });
    later(5);
    const late = { cookie: wall, id: randomUUID(), ago: 10 };
    expect(await send('PUT', path, late)).toMatchObject(meanwhile);
    expect(await lastKinds(placed, kinds)).toHaveLength(2);
    expect((await send('PUT', path, { ...late, ago: 1 })).json).toEqual({ [says]: true });
  });

  test('that is said, taken back and said again by one device without a connection ends said', async () => {
    const { placed, path } = await told();
    later(10);
    for (const method of ['PUT', 'DELETE', 'PUT'])
      expect((await send(method, path, { cookie: wall, id: randomUUID(), ago: 20 })).status).toBe(200);
    expect(await lastKinds(placed, kinds)).toHaveLength(3);
  });
});

test('nothing is done in the name of who is signed in by now of what somebody else had pressed', async () => {
  const placed = await ordered();
  const { id, cookie } = await staffOf(shop, 'KITCHEN');
  const otherwise = refused(401, 'SignedInOtherwise');
  for (const by of [id + 1, 'tablet'] as const)
    expect(await send('PUT', packed(placed), { cookie, by })).toMatchObject(otherwise);
  expect(await send('PUT', packed(placed), { cookie: wall, by: id })).toMatchObject(otherwise);
  expect(await missingOf(placed)).toContain('101');
  for (const own of [{ cookie, by: id }, { cookie: wall, by: 'tablet' } as const, { cookie }])
    expect((await send('PUT', packed(placed), own)).status).toBe(200);
});
